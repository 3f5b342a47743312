// RUN: %check %s
// OPERATION: llvm.intr.matrix.column.major.load
// llvm.intr.matrix.column.major.load of columns that overlap, since the stride is less than the number of rows, or that come back around the address space.
llvm.func @f(%n: i32, %v: vector<4xi8>) -> vector<4xi8> {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i8 : (i64) -> !llvm.ptr
  llvm.store %v, %m {alignment = 1 : i64} : vector<4xi8>, !llvm.ptr
  %r = llvm.intr.matrix.column.major.load %m, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi8> from !llvm.ptr stride i32  // TRAP: assume-violated
  llvm.return %r : vector<4xi8>
}
llvm.func @around(%n: i64, %v: vector<4xi64>) -> vector<4xi64> {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i64 : (i64) -> !llvm.ptr
  llvm.store %v, %m {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  %r = llvm.intr.matrix.column.major.load %m, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi64> from !llvm.ptr stride i64  // TRAP: assume-violated
  llvm.return %r : vector<4xi64>
}
// CALL: @f(1, [1, 2, 3, 4]) -> trap(assume-violated)
// CALL: @f(0, [1, 2, 3, 4]) -> trap(assume-violated)
// CALL: @f(2, [1, 2, 3, 4]) -> [1, 2, 3, 4]
// CALL: @f(-2, [1, 2, 3, 4]) -> trap(assume-violated)
// CALL: @around(2, [1, 2, 3, 4]) -> [1, 2, 3, 4]
// CALL: @around(0x4000000000000000, [1, 2, 3, 4]) -> trap(assume-violated)
// CALL: @around(0x1000000000000000, [1, 2, 3, 4]) -> trap(assume-violated)
// CALL: @around(-1, [1, 2, 3, 4]) -> trap(assume-violated)
