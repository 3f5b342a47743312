// RUN: %check %s
// OPERATION: func.func
// The caller's stride is not the one that the type states.
func.func @f(%m: memref<?xf32, strided<[2], offset: ?>>, %i: index) -> f32 {  // TRAP: static-mismatch
  %r = memref.load %m[%i] : memref<?xf32, strided<[2], offset: ?>>
  return %r : f32
}
// CALL: @f(memref<sizes=[2] strides=[3]>, 0) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[2] strides=[2] data=[1,2]>, 1) -> 2.0
