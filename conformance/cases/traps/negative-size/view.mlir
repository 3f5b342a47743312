// RUN: %check %s
// OPERATION: memref.view
// Minus one rows: memref.view.
func.func @f(%m: memref<?xi8>, %s: index, %n: index) -> memref<?x2xi32> {
  %v = memref.view %m[%s][%n] : memref<?xi8> to memref<?x2xi32>  // TRAP: negative-size
  return %v : memref<?x2xi32>
}
// CALL: @f(memref<sizes=[32]>, 16, -1) -> trap(negative-size)
// CALL: @f(memref<sizes=[32]>, 16, 1) -> memref<sizes=[1,2] strides=[2,1] offset=0>
