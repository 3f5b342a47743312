// RUN: %check %s
// OPERATION: memref.load
// One lane of a vector is poison; only that lane, stored and read as an integer, spoils the index.
func.func @f(%m: memref<4xi16>, %t: memref<vector<2xi8>>, %b: memref<2xi8>, %x: vector<2xi8>, %i: index) -> i16 {
  %y = arith.addi %x, %x overflow<nuw> : vector<2xi8>
  memref.store %y, %t[] : memref<vector<2xi8>>
  %v = memref.load %b[%i] : memref<2xi8>
  %zero = arith.constant dense<0> : vector<2xi8>
  memref.store %zero, %t[] : memref<vector<2xi8>>
  %l = arith.index_castui %v : i8 to index
  %r = memref.load %m[%l] : memref<4xi16>  // TRAP: poison-access
  return %r : i16
}
// CALL: @f(memref<data=[5,6,7,8]>, memref<>, memref<buffer=arg1>, [1,-128], 1) -> trap(poison-access)
// CALL: @f(memref<data=[5,6,7,8]>, memref<>, memref<buffer=arg1>, [1,-128], 0) -> 7
