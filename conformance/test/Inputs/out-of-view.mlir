// Index 4 lies in the buffer but outside the sizes.
func.func @f(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
  %c = arith.constant 1 : index
  %j = arith.addi %i, %c : index

  %v = memref.load %m[%j] : memref<?xf32, strided<[?], offset: ?>>
  return %v : f32
}
// CALL: @f(memref<sizes=[4] bytes=64>, 3)
