// RUN: %check %s
// OPERATION: memref.cast
// A cast claims offset zero of a view that starts later.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32> {
  %r = memref.cast %m : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32>  // TRAP: static-mismatch
  return %r : memref<?xi32>
}
// CALL: @f(memref<sizes=[2] offset=1>) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[2] offset=0>) -> memref<offset=0 buffer=arg0>
