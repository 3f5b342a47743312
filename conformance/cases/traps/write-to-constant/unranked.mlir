// RUN: %check %s
// OPERATION: memref.copy
// A copy into a constant global whose type was lost on the way.
memref.global "private" constant @g : memref<2xf64> = dense<[1.0, 2.0]>
func.func @f(%n: index, %k: memref<*xf64>) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xf64>
  %v = memref.subview %m[%c0] [%n] [1] : memref<2xf64> to memref<?xf64, strided<[1], offset: ?>>
  %u = memref.cast %v : memref<?xf64, strided<[1], offset: ?>> to memref<*xf64>
  memref.copy %k, %u : memref<*xf64> to memref<*xf64>  // TRAP: write-to-constant
  return
}
// CALL: @f(1, memref<* sizes=[1]>) -> trap(write-to-constant)
// CALL: @f(0, memref<* sizes=[0]>) -> ()
