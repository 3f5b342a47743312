// RUN: %check %s
// Vectors of elements that are wider in memory than their bits: lane i is still element i of the memref.
func.func @load_i1(%m: memref<?xi1>, %i: index) -> vector<4xi1> {
  %r = vector.load %m[%i] : memref<?xi1>, vector<4xi1>
  return %r : vector<4xi1>
}
func.func @store_i1(%v: vector<4xi1>, %m: memref<?xi1>, %i: index) {
  vector.store %v, %m[%i] : memref<?xi1>, vector<4xi1>
  return
}
func.func @load_i24(%m: memref<?xi24>, %i: index) -> vector<2xi24> {
  %r = vector.load %m[%i] : memref<?xi24>, vector<2xi24>
  return %r : vector<2xi24>
}
func.func @store_i24(%v: vector<2xi24>, %m: memref<?xi24>, %i: index) {
  vector.store %v, %m[%i] : memref<?xi24>, vector<2xi24>
  return
}
// CALL: @load_i1(memref<sizes=[5] data=[false,true,false,true,true]>, 1) -> [true, false, true, true]
// CALL: @load_i1(memref<sizes=[5] data=[true,false,true,true,false] lead=64>, 1) -> [false, true, true, false]
// CALL: @store_i1([true, false, true, true], memref<sizes=[5] data=[false,false,true,false,false]>, 1) -> () after arg1=[false,true,false,true,true]
// CALL: @load_i24(memref<sizes=[3] data=[1,2,3]>, 1) -> [2, 3]
// CALL: @store_i24([8, 9], memref<sizes=[3] data=[1,2,3]>, 0) -> () after arg1=[8,9,3]
// CALL: @store_i24([8, 9], memref<sizes=[3] data=[1,2,3] lead=64>, 0)
