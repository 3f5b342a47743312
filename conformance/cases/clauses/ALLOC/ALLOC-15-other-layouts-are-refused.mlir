// RUN: %check %s
// CLAUSE: ALLOC-15
// NEGATIVE: lower "memref.alloc"
// NEIGHBOUR: ", strided<[8, 1]>" -> ""
// Memory is allocated row by row only.
func.func @f() {
  %m = memref.alloc() : memref<2x3xf32, strided<[8, 1]>>
  memref.dealloc %m : memref<2x3xf32, strided<[8, 1]>>
  return
}
