// RUN: %check %s
// OPERATION: memref.load
// The column index runs over the end of its row; the element there belongs to the next row and is not meant: memref.load.
func.func @f(%m: memref<?x3xi8>, %i: index, %j: index) -> i8 {
  %r = memref.load %m[%i, %j] : memref<?x3xi8>  // TRAP: out-of-view
  return %r : i8
}
// CALL: @f(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 0, 3) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 0) -> 4
