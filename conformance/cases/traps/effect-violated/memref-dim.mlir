// RUN: %check %s
// OPERATION: memref.dim
// memref.dim of an unranked memref reads its descriptor, which a function that is `llvm.readnone` must not; another may.
func.func private @promised(%m: memref<*xi32>, %i: index) -> index attributes {llvm.readnone} {
  %r = memref.dim %m, %i : memref<*xi32>  // TRAP: effect-violated
  return %r : index
}
func.func private @not(%m: memref<*xi32>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<*xi32>
  return %r : index
}
func.func @f(%c: i1, %m: memref<*xi32>) -> index {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^promised, ^not
^promised:
  %wrong = call @promised(%m, %c0) : (memref<*xi32>, index) -> index
  return %wrong : index
^not:
  %r = call @not(%m, %c0) : (memref<*xi32>, index) -> index
  return %r : index
}
// CALL: @f(true, memref<* sizes=[3]>) -> trap(effect-violated)
// CALL: @f(false, memref<* sizes=[3]>) -> 3
