// RUN: %check %s
// OPERATION: memref.copy
// A copy between views of different sizes and equal element counts.
func.func @f(%m: memref<?x?xi8>, %k: memref<?x?xi8>) {
  memref.copy %m, %k : memref<?x?xi8> to memref<?x?xi8>  // TRAP: shape-mismatch
  return
}
// CALL: @f(memref<sizes=[2,3]>, memref<sizes=[3,2]>) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, memref<sizes=[2,3]>) -> () after arg1=[1,2,3,4,5,6]
