// RUN: %check %s
// OPERATION: memref.copy
// Neither side has an element, and still the shapes differ.
func.func @f(%m: memref<?x?xi1>, %k: memref<?x?xi1>) {
  memref.copy %m, %k : memref<?x?xi1> to memref<?x?xi1>  // TRAP: shape-mismatch
  return
}
// CALL: @f(memref<sizes=[0,3]>, memref<sizes=[3,0]>) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[0,3]>, memref<sizes=[0,3]>) -> ()
