func.func @first(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  %v = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %v : i32
}
// CALL-RANDOM: @first(memref<sizes=[A]>, 0..A-1) A=1..5
