// RUN: %check %s
// OPERATION: memref.cast
// memref.cast from an unranked memref reads its descriptor, which a function that is `llvm.readnone` must not; another may.
func.func private @promised(%m: memref<*xi32>, %i: index) -> index attributes {llvm.readnone} {
  %k = memref.cast %m : memref<*xi32> to memref<?xi32>  // TRAP: effect-violated
  %r = memref.dim %k, %i : memref<?xi32>
  return %r : index
}
func.func private @not(%m: memref<*xi32>, %i: index) -> index {
  %k = memref.cast %m : memref<*xi32> to memref<?xi32>
  %r = memref.dim %k, %i : memref<?xi32>
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
