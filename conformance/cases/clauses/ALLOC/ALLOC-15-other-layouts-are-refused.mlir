// RUN: %check %s
// CLAUSE: ALLOC-15
// NEGATIVE: lower "memref.alloc"
// NEIGHBOUR: ", strided<[8, 1]>" -> ""
// Memory is allocated row by row only.
func.func @f() -> memref<2x3xf32, strided<[8, 1]>> {
  %m = memref.alloc() : memref<2x3xf32, strided<[8, 1]>>
  return %m : memref<2x3xf32, strided<[8, 1]>>
}
