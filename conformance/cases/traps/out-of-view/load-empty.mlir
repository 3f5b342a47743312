// RUN: %check %s
// OPERATION: memref.load
// No index is inside a dimension of size zero.
func.func @f(%m: memref<?x2xi8>, %i: index) -> i8 {
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%i, %c0] : memref<?x2xi8>  // TRAP: out-of-view
  return %r : i8
}
// CALL: @f(memref<sizes=[0,2] bytes=16>, 0) -> trap(out-of-view)
// CALL: @f(memref<sizes=[1,2] data=[7,8]>, 0) -> 7
