// RUN: %check %s
// OPERATION: memref.cast
// The size of a window is claimed. That the window lies inside its source is no reason for the claim.
func.func @f(%m: memref<8xi1>, %o: index, %n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%o] [%n] [1] : memref<8xi1> to memref<?xi1, strided<[1], offset: ?>>
  %k = memref.cast %v : memref<?xi1, strided<[1], offset: ?>> to memref<3xi1, strided<[1], offset: 2>>  // TRAP: static-mismatch
  %r = memref.load %k[%c0] : memref<3xi1, strided<[1], offset: 2>>
  return %r : i1
}
// CALL: @f(memref<>, 2, 4) -> trap(static-mismatch)
// CALL: @f(memref<data=[false,false,true,false,false,false,false,false]>, 2, 3) -> true
