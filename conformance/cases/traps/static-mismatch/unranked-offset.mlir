// RUN: %check %s
// OPERATION: memref.cast
// A callee that assumes offset zero gets a view that starts later through an unranked memref.
func.func private @first(%u: memref<*xindex>) -> index {
  %m = memref.cast %u : memref<*xindex> to memref<index>  // TRAP: static-mismatch
  %r = memref.load %m[] : memref<index>
  return %r : index
}
func.func @f(%m: memref<3xindex>, %o: index) -> index {
  %v = memref.subview %m[%o] [1] [1] : memref<3xindex> to memref<index, strided<[], offset: ?>>
  %u = memref.cast %v : memref<index, strided<[], offset: ?>> to memref<*xindex>
  %r = call @first(%u) : (memref<*xindex>) -> index
  return %r : index
}
// CALL: @f(memref<data=[7,8,9]>, 1) -> trap(static-mismatch)
// CALL: @f(memref<data=[7,8,9]>, 0) -> 7
