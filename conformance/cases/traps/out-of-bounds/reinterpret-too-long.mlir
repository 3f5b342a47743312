// RUN: %check %s
// OPERATION: memref.load
// reinterpret_cast claims more elements than there is memory; the access behind the end is the fault, not the cast.
func.func @f(%m: memref<4xi32>, %n: index, %i: index) -> i32 {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xi32> to memref<?xi32>
  %r = memref.load %v[%i] : memref<?xi32>  // TRAP: out-of-bounds
  return %r : i32
}
// CALL: @f(memref<data=[1,2,3,4]>, 9, 8) -> trap(out-of-bounds)
// CALL: @f(memref<data=[1,2,3,4]>, 9, 3) -> 4
