// RUN: %check %s
// OPERATION: llvm.intr.masked.gather
// llvm.intr.masked.gather: the second of two pointers is null; a lane that is off does not look at its own.
llvm.func @f(%k: vector<2xi1>, %e: vector<2xi8>) -> vector<2xi8> {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %l0 = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  llvm.store %seven, %m : i8, !llvm.ptr
  %z = llvm.mlir.zero : vector<2x!llvm.ptr>
  %p = llvm.insertelement %m, %z[%l0 : i32] : vector<2x!llvm.ptr>
  %r = llvm.intr.masked.gather %p, %k, %e {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi8>) -> vector<2xi8>  // TRAP: null-access
  llvm.return %r : vector<2xi8>
}
// CALL: @f([true, true], [1, 2]) -> trap(null-access)
// CALL: @f([false, true], [1, 2]) -> trap(null-access)
// CALL: @f([true, false], [1, 2]) -> [7, 2]
// CALL: @f([false, false], [1, 2]) -> [1, 2]
