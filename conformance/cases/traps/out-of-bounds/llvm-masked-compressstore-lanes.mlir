// RUN: %check %s
// OPERATION: llvm.intr.masked.compressstore
// llvm.intr.masked.compressstore writes as many elements as lanes are on, side by side.
llvm.func @f(%i: i64, %k: vector<4xi1>, %v: vector<4xi8>) -> vector<4xi8> {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i8 : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  "llvm.intr.memset"(%m, %seven, %k4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.masked.compressstore"(%v, %p, %k) : (vector<4xi8>, !llvm.ptr, vector<4xi1>) -> ()  // TRAP: out-of-bounds
  %r = llvm.load %m {alignment = 1 : i64} : !llvm.ptr -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}
// CALL: @f(3, [true, false, false, true], [1, 2, 3, 4]) -> trap(out-of-bounds)
// CALL: @f(3, [false, false, false, true], [1, 2, 3, 4]) -> [7, 7, 7, 4]
// CALL: @f(2, [true, false, false, true], [1, 2, 3, 4]) -> [7, 7, 1, 4]
