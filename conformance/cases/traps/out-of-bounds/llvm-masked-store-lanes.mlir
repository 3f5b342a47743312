// RUN: %check %s
// OPERATION: llvm.intr.masked.store
// llvm.intr.masked.store: a lane that is on lies behind the end; off, it may lie anywhere.
llvm.func @f(%i: i64, %k: vector<4xi1>, %v: vector<4xi8>) -> vector<4xi8> {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i8 : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  "llvm.intr.memset"(%m, %seven, %k4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.intr.masked.store %v, %p, %k {alignment = 1 : i32} : vector<4xi8>, vector<4xi1> into !llvm.ptr  // TRAP: out-of-bounds
  %r = llvm.load %m {alignment = 1 : i64} : !llvm.ptr -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}
// CALL: @f(2, [true, false, true, false], [1, 2, 3, 4]) -> trap(out-of-bounds)
// CALL: @f(2, [true, true, false, false], [1, 2, 3, 4]) -> [7, 7, 1, 2]
// CALL: @f(-2, [false, false, true, false], [1, 2, 3, 4]) -> [3, 7, 7, 7]
