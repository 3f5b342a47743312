// RUN: %check %s
// OPERATION: memref.load
// A poison index was stored and loaded again, which is allowed; its use is not.
func.func @f(%m: memref<3xi24>, %t: memref<2xindex>, %i: index, %j: index) -> i24 {
  %c1 = arith.constant 1 : index
  %p = ub.poison : index
  memref.store %p, %t[%i] : memref<2xindex>
  memref.store %c1, %t[%j] : memref<2xindex>
  %l = memref.load %t[%c1] : memref<2xindex>
  %r = memref.load %m[%l] : memref<3xi24>  // TRAP: poison-access
  return %r : i24
}
// CALL: @f(memref<data=[5,6,7]>, memref<>, 1, 0) -> trap(poison-access)
// CALL: @f(memref<data=[5,6,7]>, memref<>, 1, 1) -> 6
