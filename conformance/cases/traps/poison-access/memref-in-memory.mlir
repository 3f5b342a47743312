// RUN: %check %s
// OPERATION: memref.load
// A memref that is poison was stored and loaded again, which is allowed; the load through it is not.
func.func @f(%i: index, %k: memref<2xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = ub.poison : memref<2xi8>
  %t = memref.alloca() : memref<2xmemref<2xi8>>
  memref.store %p, %t[%c0] : memref<2xmemref<2xi8>>
  memref.store %k, %t[%c1] : memref<2xmemref<2xi8>>
  %m = memref.load %t[%i] : memref<2xmemref<2xi8>>
  %r = memref.load %m[%c1] : memref<2xi8>  // TRAP: poison-access
  return %r : i8
}
// CALL: @f(0, memref<data=[4,5]>) -> trap(poison-access)
// CALL: @f(1, memref<data=[4,5]>) -> 5
