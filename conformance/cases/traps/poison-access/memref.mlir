// RUN: %check %s
// OPERATION: memref.load
// A load through a memref that is poison.
func.func @f(%m: memref<2xi8>, %c: i1) -> i8 {
  %c0 = arith.constant 0 : index
  %p = ub.poison : memref<2xi8>
  %k = arith.select %c, %m, %p : memref<2xi8>
  %r = memref.load %k[%c0] : memref<2xi8>  // TRAP: poison-access
  return %r : i8
}
// CALL: @f(memref<data=[4,5]>, false) -> trap(poison-access)
// CALL: @f(memref<data=[4,5]>, true) -> 4
