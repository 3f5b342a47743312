// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.scatter with equal indices of which at most one is on.
func.func @f(%m: memref<4xi32>, %i: vector<3xi32>, %on: vector<3xi1>) {
  %c = arith.constant 0 : index
  %v = arith.constant dense<[7, 8, 9]> : vector<3xi32>
  vector.scatter %m[%c][%i], %on, %v : memref<4xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>
  return
}
// CALL: @f(memref<data=[1,2,3,4]>, [1, 1, 2], [true, false, true]) -> () after arg0=[1, 7, 9, 4]
// CALL: @f(memref<data=[1,2,3,4]>, [1, 1, 1], [false, false, true]) -> () after arg0=[1, 9, 3, 4]
// CALL: @f(memref<data=[1,2,3,4]>, [1, 1, 1], [false, false, false]) -> () after arg0=[1, 2, 3, 4]
// CALL: @f(memref<data=[1,2,3,4] lead=64>, [1, 1, 2], [true, false, true])
// CALL: @f(memref<data=[1,2,3,4]>, [1, 1, 1], [false, true, false])
