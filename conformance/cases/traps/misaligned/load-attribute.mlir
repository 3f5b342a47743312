// RUN: %check %s
// OPERATION: memref.load
// The alignment that a load promises does not hold.
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] {alignment = 8 : i64} : memref<?xi32>  // TRAP: misaligned
  return %r : i32
}
// CALL: @f(memref<sizes=[3] align=8 data=[1,2,3]>, 1) -> trap(misaligned)
// CALL: @f(memref<sizes=[3] align=8 data=[1,2,3]>, 2) -> 3
