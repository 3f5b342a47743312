// RUN: %check %s
// OPERATION: memref.subview
// The step of a window is a product that overflowed.
func.func @f(%m: memref<4xi16>, %s: index) -> i16 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.muli %s, %c2 overflow<nuw> : index
  %v = memref.subview %m[0] [2] [%k] : memref<4xi16> to memref<2xi16, strided<[?]>>  // TRAP: poison-access
  %r = memref.load %v[%c1] : memref<2xi16, strided<[?]>>
  return %r : i16
}
// CALL: @f(memref<data=[1,2,3,4]>, -9223372036854775807) -> trap(poison-access)
// CALL: @f(memref<data=[1,2,3,4]>, 1) -> 3
