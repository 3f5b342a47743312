// RUN: %check %s
// OPERATION: memref.store
// A view of a callee's stack memory is written after the callee returned; one of the caller's own, handed through a callee, may be.
func.func private @make(%i: index) -> memref<?xi8, strided<[1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<8xi8>
  %v = memref.subview %m[%i] [%c2] [1] : memref<8xi8> to memref<?xi8, strided<[1], offset: ?>>
  return %v : memref<?xi8, strided<[1], offset: ?>>
}
func.func private @view(%m: memref<8xi8>, %i: index) -> memref<?xi8, strided<[1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %v = memref.subview %m[%i] [%c2] [1] : memref<8xi8> to memref<?xi8, strided<[1], offset: ?>>
  return %v : memref<?xi8, strided<[1], offset: ?>>
}
func.func @own(%i: index, %a: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<8xi8>
  %v = call @view(%m, %i) : (memref<8xi8>, index) -> memref<?xi8, strided<[1], offset: ?>>
  memref.store %a, %v[%c0] : memref<?xi8, strided<[1], offset: ?>>
  %r = memref.load %m[%i] : memref<8xi8>
  return %r : i8
}
func.func @f(%i: index, %a: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %m = call @make(%i) : (index) -> memref<?xi8, strided<[1], offset: ?>>
  memref.store %a, %m[%c0] : memref<?xi8, strided<[1], offset: ?>>  // TRAP: use-after-scope
  return %a : i8
}
// CALL: @f(3, 1) -> trap(use-after-scope)
// CALL: @own(3, 1) -> 1
