// RUN: %check %s
// OPERATION: vector.load
// The last lane of a vector.load lies one beyond the size, though inside the buffer.
func.func @f(%m: memref<?xi32>, %i: index) -> vector<4xi32> {
  %r = vector.load %m[%i] : memref<?xi32>, vector<4xi32>  // TRAP: out-of-view
  return %r : vector<4xi32>
}
// CALL: @f(memref<sizes=[5] data=[1,2,3,4,5] bytes=64>, 2) -> trap(out-of-view)
// CALL: @f(memref<sizes=[5] data=[1,2,3,4,5] bytes=64>, 1) -> [2, 3, 4, 5]
