// RUN: %check %s
// OPERATION: vector.maskedstore
// The alignment attribute of a vector.maskedstore is about the first lane, on or off.
func.func @f(%m: memref<?xi16>, %i: index, %k: vector<4xi1>, %v: vector<4xi16>) {
  vector.maskedstore %m[%i], %k, %v {alignment = 4 : i64} : memref<?xi16>, vector<4xi1>, vector<4xi16>  // TRAP: misaligned
  return
}
// CALL: @f(memref<sizes=[6] data=[1,2,3,4,5,6]>, 1, [false, true, false, false], [6, 7, 8, 9]) -> trap(misaligned)
// CALL: @f(memref<sizes=[6] data=[1,2,3,4,5,6]>, 2, [false, true, false, false], [6, 7, 8, 9]) -> () after arg0=[1,2,3,7,5,6]
