// RUN: %check %s
// CLAUSE: UTIL-04
// A mask of rank 2 goes with the rows, and what it leaves out comes from where the operation says.
func.func @outer(%a: vector<2xi8>, %b: vector<3xi8>, %acc: vector<2x3xi8>, %k: vector<2x3xi1>) -> vector<2x3xi8> {
  %r = vector.mask %k { vector.outerproduct %a, %b, %acc {kind = #vector.kind<add>} : vector<2xi8>, vector<3xi8> }
      : vector<2x3xi1> -> vector<2x3xi8>
  return %r : vector<2x3xi8>
}
func.func @load(%m: memref<?xi8>, %i: index, %k: vector<4xi1>, %rest: vector<4xi8>) -> vector<4xi8> {
  %r = vector.maskedload %m[%i], %k, %rest : memref<?xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %r : vector<4xi8>
}
func.func @store(%m: memref<?xi8>, %i: index, %k: vector<4xi1>, %v: vector<4xi8>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xi8>, vector<4xi1>, vector<4xi8>
  return
}
func.func @expand(%m: memref<?xi8>, %k: vector<4xi1>, %rest: vector<4xi8>) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %r = vector.expandload %m[%c0], %k, %rest : memref<?xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %r : vector<4xi8>
}
// CALL: @outer([1, 2], [3, 4, 5], [0, 0, 0, 7, 7, 7], [true, true, false, false, true, true]) -> [3, 4, 0, 7, 15, 17]
// CALL: @load(memref<sizes=[5] data=[1,2,3,4,5]>, 1, [true, false, true, false], [6, 7, 8, 9]) -> [2, 7, 4, 9]
// CALL: @load(memref<sizes=[5] data=[1,2,3,4,5] lead=64>, 1, [true, false, true, false], [6, 7, 8, 9]) -> [2, 7, 4, 9]
// CALL: @store(memref<sizes=[5] data=[1,2,3,4,5]>, 1, [true, false, true, false], [6, 7, 8, 9]) -> () after arg0=[1,6,3,8,5]
// CALL: @expand(memref<sizes=[2] data=[1,2]>, [false, true, false, true], [6, 7, 8, 9]) -> [6, 1, 8, 2]
// CALL: @expand(memref<sizes=[2] data=[1,2] lead=64>, [false, true, false, true], [6, 7, 8, 9]) -> [6, 1, 8, 2]
// CALL-RANDOM: @outer count=20 seed=1
