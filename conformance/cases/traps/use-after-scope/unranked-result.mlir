// RUN: %check %s
// OPERATION: memref.load
// An unranked result outlives its callee, the stack memory that it describes does not.
func.func private @make(%a: f32) -> memref<*xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %a, %m[%c0] : memref<2xf32>
  %u = memref.cast %m : memref<2xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
func.func @f(%a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %u = call @make(%a) : (f32) -> memref<*xf32>
  %m = memref.cast %u : memref<*xf32> to memref<2xf32>
  %r = memref.load %m[%c0] : memref<2xf32>  // TRAP: use-after-scope
  return %r : f32
}
func.func @size(%a: f32) -> index {
  %c0 = arith.constant 0 : index
  %u = call @make(%a) : (f32) -> memref<*xf32>
  %r = memref.dim %u, %c0 : memref<*xf32>
  return %r : index
}
// CALL: @f(1.5) -> trap(use-after-scope)
// CALL: @size(1.5) -> 2
