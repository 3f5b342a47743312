// RUN: %check %s
// OPERATION: cf.assert
// The condition is one bit of memory that an earlier store cleared, while its neighbour is still set: cf.assert.
func.func @f(%i: index, %j: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant true
  %n = arith.constant false
  %m = memref.alloca() : memref<2xi1>
  memref.store %t, %m[%c0] : memref<2xi1>
  memref.store %t, %m[%c1] : memref<2xi1>
  memref.store %n, %m[%i] : memref<2xi1>
  %c = memref.load %m[%j] : memref<2xi1>
  cf.assert %c, "still set"  // TRAP: assert
  return %c : i1
}
// CALL: @f(1, 1) -> trap(assert)
// CALL: @f(1, 0) -> true
