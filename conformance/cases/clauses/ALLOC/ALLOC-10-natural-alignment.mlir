// RUN: %check %s
// CLAUSE: ALLOC-10
// OPTIONS: use-aligned-alloc=true
// Without a request memory is aligned as the element wants, here to 32 bytes.
func.func @vectors(%n: index) -> index {
  %c31 = arith.constant 31 : index
  %m = memref.alloc(%n) : memref<?xvector<8xf32>>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xvector<8xf32>> -> index
  %low = arith.andi %p, %c31 : index
  memref.dealloc %m : memref<?xvector<8xf32>>
  return %low : index
}
// CALL: @vectors(2) -> 0
