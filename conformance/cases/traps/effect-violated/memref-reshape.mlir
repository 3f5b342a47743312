// RUN: %check %s
// OPERATION: memref.reshape
// memref.reshape reads the shape from memory, which a function that is `llvm.readnone` must not if that was there before; it may make the shape itself.
func.func private @promised(%m: memref<4xi32>, %given: memref<1xindex>, %c: i1) -> index attributes {llvm.readnone} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %own = memref.alloca() : memref<1xindex>
  memref.store %c4, %own[%c0] : memref<1xindex>
  %s = arith.select %c, %given, %own : memref<1xindex>
  %n = memref.reshape %m(%s) : (memref<4xi32>, memref<1xindex>) -> memref<?xi32>  // TRAP: effect-violated
  %r = memref.dim %n, %c0 : memref<?xi32>
  return %r : index
}
func.func @f(%m: memref<4xi32>, %s: memref<1xindex>, %c: i1) -> index {
  %r = call @promised(%m, %s, %c) : (memref<4xi32>, memref<1xindex>, i1) -> index
  return %r : index
}
// CALL: @f(memref<>, memref<data=[4]>, true) -> trap(effect-violated)
// CALL: @f(memref<>, memref<data=[4]>, false) -> 4
