// RUN: %check %s
// OPERATION: memref.copy
// A matrix is copied onto its own transpose; onto the transpose of other memory it may be.
func.func @f(%m: memref<2x2xi32>, %k: memref<2x2xi32>) {
  %t = memref.transpose %k (i, j) -> (j, i) : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
  memref.copy %m, %t : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<data=[1,2,3,4]>, memref<buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<data=[1,2,3,4]>, memref<>) -> () after arg1=[1,3,2,4]
