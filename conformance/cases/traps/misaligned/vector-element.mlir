// RUN: %check %s
// OPERATION: memref.load
// The elements are vectors of four floats and need 16 bytes, not the four of one lane: memref.load.
func.func @f(%m: memref<?xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %r = memref.load %m[%i] : memref<?xvector<4xf32>>  // TRAP: misaligned
  return %r : vector<4xf32>
}
// CALL: @f(memref<sizes=[1] align=4>, 0) -> trap(misaligned)
// CALL: @f(memref<sizes=[1] align=16 data=[[1.0, 2.0, 3.0, 4.0]]>, 0) -> [1.0, 2.0, 3.0, 4.0]
