// RUN: %check %s
// OPERATION: memref.load
// A copy carries poison along, element by element.
func.func @f(%m: memref<4xi32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = ub.poison : index
  %t = memref.alloca() : memref<2xindex>
  %k = memref.alloca() : memref<2xindex>
  memref.store %c1, %t[%c0] : memref<2xindex>
  memref.store %p, %t[%c1] : memref<2xindex>
  memref.copy %t, %k : memref<2xindex> to memref<2xindex>
  %l = memref.load %k[%i] : memref<2xindex>
  %r = memref.load %m[%l] : memref<4xi32>  // TRAP: poison-access
  return %r : i32
}
// CALL: @f(memref<data=[5,6,7,8]>, 1) -> trap(poison-access)
// CALL: @f(memref<data=[5,6,7,8]>, 0) -> 6
