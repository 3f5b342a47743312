// RUN: %check %s
// OPERATION: memref.load
// An index that overflowed under nsw.
func.func @f(%m: memref<?xi8>, %i: index, %j: index) -> i8 {
  %k = arith.addi %i, %j overflow<nsw> : index
  %c1 = arith.constant 1 : index
  %l = arith.andi %k, %c1 : index
  %r = memref.load %m[%l] : memref<?xi8>  // TRAP: poison-access
  return %r : i8
}
// CALL: @f(memref<sizes=[2] data=[4,5]>, 9223372036854775807, 1) -> trap(poison-access)
// CALL: @f(memref<sizes=[2] data=[4,5]>, 9223372036854775806, 1) -> 5
