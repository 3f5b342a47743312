// RUN: %check %s
// OPERATION: memref.load
// The subview keeps one column and drops the other dimension; its index counts rows, of which it has two: memref.load.
func.func @f(%m: memref<4x4xi8>, %j: index, %i: index) -> i8 {
  %v = memref.subview %m[0, %j] [2, 1] [2, 1] : memref<4x4xi8> to memref<2xi8, strided<[8], offset: ?>>
  %r = memref.load %v[%i] : memref<2xi8, strided<[8], offset: ?>>  // TRAP: out-of-view
  return %r : i8
}
// CALL: @f(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, 1, 2) -> trap(out-of-view)
// CALL: @f(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, 1, 1) -> 9
