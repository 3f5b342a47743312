// RUN: %check %s
// OPERATION: memref.dim
// The subview has dropped a unit dimension, so the index that is good for its source is not for it: memref.dim.
func.func @f(%m: memref<4x5xi8>, %o: index, %i: index) -> index {
  %v = memref.subview %m[%o, 1] [1, 3] [1, 1] : memref<4x5xi8> to memref<3xi8, strided<[1], offset: ?>>
  %r = memref.dim %v, %i : memref<3xi8, strided<[1], offset: ?>>  // TRAP: dim-out-of-range
  return %r : index
}
func.func @source(%m: memref<4x5xi8>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<4x5xi8>
  return %r : index
}
// CALL: @f(memref<>, 2, 1) -> trap(dim-out-of-range)
// CALL: @f(memref<>, 2, 0) -> 3
// CALL: @source(memref<>, 1) -> 5
