// RUN: %check %s
// OPERATION: memref.load
// The descriptor that an unranked result leaves on the caller's stack does not keep the caller's other memory alive; while the caller runs, it is.
func.func private @make() -> memref<*xi32> {
  %m = memref.alloc() : memref<3xi32>
  %u = memref.cast %m : memref<3xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func private @leak(%a: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  %u = call @make() : () -> memref<*xi32>
  memref.dealloc %u : memref<*xi32>
  return %m : memref<2xi32>
}
func.func @inside(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  %u = call @make() : () -> memref<*xi32>
  memref.dealloc %u : memref<*xi32>
  %r = memref.load %m[%c0] : memref<2xi32>
  return %r : i32
}
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @leak(%a) : (i32) -> memref<2xi32>
  %r = memref.load %m[%c0] : memref<2xi32>  // TRAP: use-after-scope
  return %r : i32
}
// CALL: @f(3) -> trap(use-after-scope)
// CALL: @inside(3) -> 3
