// RUN: %check %s
// OPERATION: memref.cast
// The stride of a dimension of one element is never used; a cast that states another is wrong all the same.
func.func @f(%m: memref<?xf64, strided<[?]>>) -> memref<?xf64, strided<[5]>> {
  %r = memref.cast %m : memref<?xf64, strided<[?]>> to memref<?xf64, strided<[5]>>  // TRAP: static-mismatch
  return %r : memref<?xf64, strided<[5]>>
}
// CALL: @f(memref<sizes=[1] strides=[4]>) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[1] strides=[5] data=[2]>) -> memref<sizes=[1] strides=[5] data=[2] buffer=arg0>
