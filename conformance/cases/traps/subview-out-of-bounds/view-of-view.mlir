// RUN: %check %s
// OPERATION: memref.subview
// The second view leaves the first one, but not the memory under it.
func.func @f(%m: memref<8xi16>, %n: index, %o: index) -> i16 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[2] [%n] [1] : memref<8xi16> to memref<?xi16, strided<[1], offset: 2>>
  %w = memref.subview %v[%o] [2] [1] : memref<?xi16, strided<[1], offset: 2>> to memref<2xi16, strided<[1], offset: ?>>  // TRAP: subview-out-of-bounds
  %r = memref.load %w[%c0] : memref<2xi16, strided<[1], offset: ?>>
  return %r : i16
}
// CALL: @f(memref<data=[0,1,2,3,4,5,6,7]>, 3, 2) -> trap(subview-out-of-bounds)
// CALL: @f(memref<data=[0,1,2,3,4,5,6,7]>, 4, 2) -> 4
