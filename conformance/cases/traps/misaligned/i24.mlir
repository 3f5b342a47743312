// RUN: %check %s
// OPERATION: memref.load
// An integer of three bytes takes four and is aligned to four: memref.load from a buffer aligned to two.
func.func @f(%m: memref<?xi24>, %i: index) -> i24 {
  %r = memref.load %m[%i] : memref<?xi24>  // TRAP: misaligned
  return %r : i24
}
// CALL: @f(memref<sizes=[2] align=2>, 1) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] align=4 data=[1, -2]>, 1) -> -2
