// RUN: %check %s
// OPERATION: memref.load
// Stack memory of a callee is used after the callee returned; returning it is not yet the fault.
func.func private @make(%a: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  return %m : memref<2xi32>
}
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @make(%a) : (i32) -> memref<2xi32>
  %r = memref.load %m[%c0] : memref<2xi32>  // TRAP: use-after-scope
  return %r : i32
}
func.func @unused(%a: i32) -> index {
  %c0 = arith.constant 0 : index
  %m = call @make(%a) : (i32) -> memref<2xi32>
  %r = memref.dim %m, %c0 : memref<2xi32>
  return %r : index
}
// CALL: @f(3) -> trap(use-after-scope)
// CALL: @unused(3) -> 2
