// An offset that is a constant of the program: known from the type after canonicalize, and not before.
func.func @f(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[%c2] [%c2] [%c1] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  %r = memref.load %v[%c0] : memref<?xi32, strided<[?], offset: ?>>
  return %r : i32
}
// CALL: @f(memref<sizes=[4] data=[5,6,7,8]>) -> 7
