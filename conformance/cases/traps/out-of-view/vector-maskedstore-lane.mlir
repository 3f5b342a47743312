// RUN: %check %s
// OPERATION: vector.maskedstore
// A lane before the first element of a vector.maskedstore is on; off, it may lie there.
func.func @f(%m: memref<?xi32>, %i: index, %k: vector<2xi1>, %v: vector<2xi32>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xi32>, vector<2xi1>, vector<2xi32>  // TRAP: out-of-view
  return
}
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, -1, [true, true], [8, 9]) -> trap(out-of-view)
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, -1, [false, true], [8, 9]) -> () after arg0=[9,2,3]
