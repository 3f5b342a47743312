// RUN: %check %s
// CLAUSE: ADDR-18
// Where a vector starts in a memref of its elements no more is known than the alignment of an element.
func.func @f(%m: memref<?xi32>, %i: index) -> vector<4xi32> {
  %r = vector.load %m[%i] : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
// CALL: @f(memref<sizes=[6] align=16 data=[1,2,3,4,5,6]>, 1) -> [2, 3, 4, 5]
// CALL: @f(memref<sizes=[6] align=16 data=[1,2,3,4,5,6]>, 2) -> [3, 4, 5, 6]
