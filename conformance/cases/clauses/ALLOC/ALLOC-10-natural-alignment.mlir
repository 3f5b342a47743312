// RUN: %check %s
// CLAUSE: ALLOC-10
// OPTIONS: use-aligned-alloc=true
// Without a request memory is aligned as the element wants, here to 32 bytes.
func.func @vectors(%n: index, %v: vector<8xf32>) -> (index, vector<8xf32>) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %c31 = arith.constant 31 : index
  %m = memref.alloc(%n) : memref<?xvector<8xf32>>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xvector<8xf32>> -> index
  %low = arith.andi %p, %c31 : index
  memref.store %v, %m[%last] : memref<?xvector<8xf32>>
  %r = memref.load %m[%last] : memref<?xvector<8xf32>>
  memref.dealloc %m : memref<?xvector<8xf32>>
  return %low, %r : index, vector<8xf32>
}
// CALL: @vectors(2, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]) -> 0, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]
