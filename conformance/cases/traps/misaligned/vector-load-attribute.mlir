// RUN: %check %s
// OPERATION: vector.load
// The alignment attribute of a vector.load asks for more than the address has.
func.func @f(%m: memref<?xi32>, %i: index) -> vector<2xi32> {
  %r = vector.load %m[%i] {alignment = 8 : i64} : memref<?xi32>, vector<2xi32>  // TRAP: misaligned
  return %r : vector<2xi32>
}
// CALL: @f(memref<sizes=[4] data=[1,2,3,4]>, 1) -> trap(misaligned)
// CALL: @f(memref<sizes=[4] data=[1,2,3,4]>, 2) -> [3, 4]
