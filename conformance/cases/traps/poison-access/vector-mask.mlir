// RUN: %check %s
// OPERATION: vector.maskedload
// A lane of the mask is poison: whether vector.maskedload reads is not known.
func.func @f(%m: memref<?xi32>, %n: i32, %p: vector<1xi32>) -> vector<1xi32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %s = arith.shli %one, %n : i32
  %b = arith.cmpi ne, %s, %one : i32
  %k = vector.from_elements %b : vector<1xi1>
  %r = vector.maskedload %m[%c0], %k, %p : memref<?xi32>, vector<1xi1>, vector<1xi32> into vector<1xi32>  // TRAP: poison-access
  return %r : vector<1xi32>
}
// CALL: @f(memref<sizes=[1] data=[5]>, 32, [9]) -> trap(poison-access)
// CALL: @f(memref<sizes=[1] data=[5]>, 1, [9]) -> [5]
