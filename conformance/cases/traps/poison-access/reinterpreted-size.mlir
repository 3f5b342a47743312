// RUN: %check %s
// OPERATION: memref.copy
// The size given to a reinterpretation lost bits; a copy from the result needs it.
func.func @f(%m: memref<8xi8>, %n: i32, %k: memref<?xi8>) {
  %t = arith.trunci %n overflow<nuw> : i32 to i8
  %s = arith.index_castui %t : i8 to index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%s], strides: [1] : memref<8xi8> to memref<?xi8>
  memref.copy %v, %k : memref<?xi8> to memref<?xi8>  // TRAP: poison-access
  return
}
// CALL: @f(memref<>, 258, memref<sizes=[2]>) -> trap(poison-access)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 2, memref<sizes=[2]>) -> () after arg2=[1,2]
