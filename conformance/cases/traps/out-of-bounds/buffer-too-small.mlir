// RUN: %check %s
// OPERATION: memref.load
// The caller's buffer is one byte short of the last element.
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32>  // TRAP: out-of-bounds
  return %r : i32
}
// CALL: @f(memref<sizes=[3] bytes=11>, 2) -> trap(out-of-bounds)
// CALL: @f(memref<sizes=[3] bytes=12 data=[1,2,3]>, 2) -> 3
