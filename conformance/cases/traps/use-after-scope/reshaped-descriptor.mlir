// RUN: %check %s
// OPERATION: memref.load
// The descriptor of an unranked memref.reshape lies on the stack of the function that made it, and so does the memory it describes here.
func.func @make(%s: memref<?xi32>) -> memref<*xi32> {
  %m = memref.alloca() : memref<4xi32>
  %r = memref.reshape %m(%s) : (memref<4xi32>, memref<?xi32>) -> memref<*xi32>
  return %r : memref<*xi32>
}
func.func @f(%s: memref<?xi32>, %i: index) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %r = func.call @make(%s) : (memref<?xi32>) -> memref<*xi32>
  %n = memref.dim %r, %i : memref<*xi32>
  %m = memref.cast %r : memref<*xi32> to memref<?x?xi32>
  %v = memref.load %m[%c0, %c0] : memref<?x?xi32>  // TRAP: use-after-scope
  return %n, %v : index, i32
}
func.func @g(%s: memref<?xi32>, %i: index) -> index {
  %r = func.call @make(%s) : (memref<?xi32>) -> memref<*xi32>
  %n = memref.dim %r, %i : memref<*xi32>
  return %n : index
}
// CALL: @f(memref<sizes=[2] data=[1,4]>, 1) -> trap(use-after-scope)
// CALL: @g(memref<sizes=[2] data=[1,4]>, 1) -> 4
