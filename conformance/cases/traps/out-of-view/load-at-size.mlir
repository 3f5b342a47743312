// RUN: %check %s
// OPERATION: memref.load
// The index equals the size; the byte behind the view belongs to the same buffer.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>  // TRAP: out-of-view
  return %r : i32
}
// CALL: @f(memref<sizes=[3] bytes=64 data=[1,2,3]>, 3) -> trap(out-of-view)
// CALL: @f(memref<sizes=[3] bytes=64 data=[1,2,3]>, 2) -> 3
