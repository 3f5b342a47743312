// RUN: %check %s
// CLAUSE: ALLOC-11
// Vectors of 64 bytes are accessed at their natural alignment in memory from malloc.
func.func @f(%n: index, %v: vector<16xf32>) -> (vector<16xf32>, index) {
  %c1 = arith.constant 1 : index
  %c63 = arith.constant 63 : index
  %m = memref.alloc(%n) : memref<?xvector<16xf32>>
  memref.store %v, %m[%c1] : memref<?xvector<16xf32>>
  %r = memref.load %m[%c1] : memref<?xvector<16xf32>>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xvector<16xf32>> -> index
  %low = arith.andi %p, %c63 : index
  memref.dealloc %m : memref<?xvector<16xf32>>
  return %r, %low : vector<16xf32>, index
}
// CALL: @f(2, [1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0,16.0]) -> [1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0,16.0], 0
