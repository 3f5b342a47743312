// RUN: %check %s
// OPERATION: memref.copy
// Only after the transposition the shapes differ.
func.func @f(%m: memref<?x?xi16>, %k: memref<?x?xi16>) {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi16> to memref<?x?xi16, strided<[1, ?]>>
  memref.copy %t, %k : memref<?x?xi16, strided<[1, ?]>> to memref<?x?xi16>  // TRAP: shape-mismatch
  return
}
// CALL: @f(memref<sizes=[2,3]>, memref<sizes=[2,3]>) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, memref<sizes=[3,2]>) -> () after arg1=[1,4,2,5,3,6]
