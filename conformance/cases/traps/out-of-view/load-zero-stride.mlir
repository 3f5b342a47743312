// RUN: %check %s
// OPERATION: memref.load
// With stride zero every index has an address, the index is still outside.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>  // TRAP: out-of-view
  return %r : i32
}
// CALL: @f(memref<sizes=[2] strides=[0] data=[5,5]>, 2) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2] strides=[0] data=[5,5]>, 1) -> 5
