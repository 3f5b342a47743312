// RUN: %check %s
// OPERATION: llvm.intr.masked.expandload
// llvm.intr.masked.expandload with a lane of the mask that is poison: whether it touches memory is unknown.
llvm.func @f(%s: vector<1xi1>, %v: i32) -> i32 {
  %kone = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %kone x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %k1 = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %mask = llvm.shl %k1, %s : vector<1xi1>
  %lane = llvm.mlir.constant(0 : i32) : i32
  %else = llvm.mlir.zero : vector<1xi32>
  %got = "llvm.intr.masked.expandload"(%p, %mask, %else) : (!llvm.ptr, vector<1xi1>, vector<1xi32>) -> vector<1xi32>  // TRAP: poison-access
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
// CALL: @f([true], 5) -> trap(poison-access)
// CALL: @f([false], 5) -> 5
