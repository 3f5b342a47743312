// RUN: %check %s
// OPERATION: memref.load
// The index is inside the source but outside the subview.
func.func @f(%m: memref<8xi8>, %n: index, %i: index) -> i8 {
  %v = memref.subview %m[2] [%n] [1] : memref<8xi8> to memref<?xi8, strided<[1], offset: 2>>
  %r = memref.load %v[%i] : memref<?xi8, strided<[1], offset: 2>>  // TRAP: out-of-view
  return %r : i8
}
// CALL: @f(memref<data=[0,1,2,3,4,5,6,7]>, 3, 3) -> trap(out-of-view)
// CALL: @f(memref<data=[0,1,2,3,4,5,6,7]>, 4, 3) -> 5
