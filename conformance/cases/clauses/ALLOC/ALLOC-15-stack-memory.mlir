// RUN: %check %s
// CLAUSE: ALLOC-15
// NEGATIVE: lower "memref.alloca"
// NEIGHBOUR: ", strided<[8, 1], offset: 2>" -> ""
// Stack memory is allocated row by row only, too.
func.func @f(%i: index) -> f32 {
  %m = memref.alloca() : memref<2x3xf32, strided<[8, 1], offset: 2>>
  %r = memref.load %m[%i, %i] : memref<2x3xf32, strided<[8, 1], offset: 2>>
  return %r : f32
}
