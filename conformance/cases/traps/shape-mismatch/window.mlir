// RUN: %check %s
// OPERATION: memref.copy
// A window of the source has another size than the whole target; the whole source would fit.
func.func @f(%m: memref<4xi24>, %n: index, %k: memref<4xi24>) {
  %v = memref.subview %m[0] [%n] [1] : memref<4xi24> to memref<?xi24, strided<[1]>>
  memref.copy %v, %k : memref<?xi24, strided<[1]>> to memref<4xi24>  // TRAP: shape-mismatch
  return
}
// CALL: @f(memref<>, 3, memref<>) -> trap(shape-mismatch)
// CALL: @f(memref<data=[1,-2,3,-4]>, 4, memref<>) -> () after arg2=[1,-2,3,-4]
