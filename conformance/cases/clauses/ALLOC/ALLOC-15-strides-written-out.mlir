// RUN: %check %s
// CLAUSE: ALLOC-15
// NEGATIVE: lower "memref.alloc"
// NEIGHBOUR: ", strided<[3, 1]>" -> ""
// Also where the strides say what no layout would have said: only the type without a layout is the identity, literally.
func.func @f() -> memref<2x3xf32, strided<[3, 1]>> {
  %m = memref.alloc() : memref<2x3xf32, strided<[3, 1]>>
  return %m : memref<2x3xf32, strided<[3, 1]>>
}
