// RUN: %check %s
// OPERATION: memref.load
// A transposition of poison is poison.
func.func @f(%m: memref<2x3xi8>, %c: i1) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = ub.poison : memref<2x3xi8>
  %k = arith.select %c, %p, %m : memref<2x3xi8>
  %t = memref.transpose %k (i, j) -> (j, i) : memref<2x3xi8> to memref<3x2xi8, strided<[1, 3]>>
  %r = memref.load %t[%c0, %c1] : memref<3x2xi8, strided<[1, 3]>>  // TRAP: poison-access
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, true) -> trap(poison-access)
// CALL: @f(memref<data=[1,2,3,4,5,6]>, false) -> 4
