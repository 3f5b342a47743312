// RUN: %check %s
// OPERATION: memref.load
// The indices have the order of the source, but the memref is transposed: memref.load.
func.func @f(%m: memref<2x3xi8>, %i: index, %j: index) -> i8 {
  %t = memref.transpose %m (a, b) -> (b, a) : memref<2x3xi8> to memref<3x2xi8, strided<[1, 3]>>
  %r = memref.load %t[%i, %j] : memref<3x2xi8, strided<[1, 3]>>  // TRAP: out-of-view
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 1, 2) -> trap(out-of-view)
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 2, 1) -> 6
