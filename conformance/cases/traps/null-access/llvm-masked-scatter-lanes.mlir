// RUN: %check %s
// OPERATION: llvm.intr.masked.scatter
// llvm.intr.masked.scatter: the second of two pointers is null; a lane that is off does not look at its own.
llvm.func @f(%k: vector<2xi1>, %v: vector<2xi8>) -> i8 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %l0 = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  llvm.store %seven, %m : i8, !llvm.ptr
  %z = llvm.mlir.zero : vector<2x!llvm.ptr>
  %p = llvm.insertelement %m, %z[%l0 : i32] : vector<2x!llvm.ptr>
  llvm.intr.masked.scatter %v, %p, %k {alignment = 1 : i32} : vector<2xi8>, vector<2xi1> into vector<2x!llvm.ptr>  // TRAP: null-access
  %r = llvm.load %m : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @f([true, true], [1, 2]) -> trap(null-access)
// CALL: @f([true, false], [1, 2]) -> 1
// CALL: @f([false, false], [1, 2]) -> 7
