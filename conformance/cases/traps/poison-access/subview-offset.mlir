// RUN: %check %s
// OPERATION: memref.subview
// The offset of a window is shifted by more than its width.
func.func @f(%m: memref<4xf32>, %s: i32) -> f32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %k = arith.shli %one, %s : i32
  %o = arith.index_cast %k : i32 to index
  %v = memref.subview %m[%o] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>  // TRAP: poison-access
  %r = memref.load %v[%c0] : memref<1xf32, strided<[1], offset: ?>>
  return %r : f32
}
// CALL: @f(memref<data=[1,2,3,4]>, 32) -> trap(poison-access)
// CALL: @f(memref<data=[1,2,3,4]>, 1) -> 3.0
