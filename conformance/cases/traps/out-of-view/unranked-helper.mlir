// RUN: %check %s
// OPERATION: memref.load
// A helper reads the third element of whatever it is given, and one memref has two; the cast to any size is no fault: memref.load.
func.func private @third(%u: memref<*xf32>) -> f32 {
  %c2 = arith.constant 2 : index
  %m = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %r = memref.load %m[%c2] : memref<?xf32, strided<[?], offset: ?>>  // TRAP: out-of-view
  return %r : f32
}
func.func @f(%m: memref<6xf32>, %n: index) -> f32 {
  %v = memref.subview %m[0] [%n] [2] : memref<6xf32> to memref<?xf32, strided<[2]>>
  %u = memref.cast %v : memref<?xf32, strided<[2]>> to memref<*xf32>
  %r = call @third(%u) : (memref<*xf32>) -> f32
  return %r : f32
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 2) -> trap(out-of-view)
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 3) -> 5.0
