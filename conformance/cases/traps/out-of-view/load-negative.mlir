// RUN: %check %s
// OPERATION: memref.load
// A negative index into a view that starts inside its buffer.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>  // TRAP: out-of-view
  return %r : i32
}
// CALL: @f(memref<sizes=[3] offset=2 data=[1,2,3]>, -1) -> trap(out-of-view)
// CALL: @f(memref<sizes=[3] offset=2 data=[1,2,3]>, 0) -> 1
