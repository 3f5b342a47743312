// RUN: %check %s
// OPERATION: llvm.intr.masked.expandload
// llvm.intr.masked.expandload reads as many elements as lanes are on, side by side.
llvm.func @f(%i: i64, %k: vector<4xi1>, %e: vector<4xi8>) -> vector<4xi8> {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i8 : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  "llvm.intr.memset"(%m, %seven, %k4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = "llvm.intr.masked.expandload"(%p, %k, %e) : (!llvm.ptr, vector<4xi1>, vector<4xi8>) -> vector<4xi8>  // TRAP: out-of-bounds
  llvm.return %r : vector<4xi8>
}
// CALL: @f(3, [true, false, false, true], [1, 2, 3, 4]) -> trap(out-of-bounds)
// CALL: @f(3, [false, false, false, true], [1, 2, 3, 4]) -> [1, 2, 3, 7]
// CALL: @f(2, [true, false, false, true], [1, 2, 3, 4]) -> [7, 2, 3, 7]
// CALL: @f(9, [false, false, false, false], [1, 2, 3, 4]) -> [1, 2, 3, 4]
