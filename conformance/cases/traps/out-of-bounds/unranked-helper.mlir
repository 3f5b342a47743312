// RUN: %check %s
// OPERATION: memref.load
// A helper sees its unranked argument as three rows of the given pitch; with too large a pitch the last row lies behind the memory: memref.load.
func.func private @third(%u: memref<*xi32>, %pitch: index) -> i32 {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %u to offset: [0], sizes: [3, 2], strides: [%pitch, 1] : memref<*xi32> to memref<3x2xi32, strided<[?, 1]>>
  %r = memref.load %v[%c2, %c0] : memref<3x2xi32, strided<[?, 1]>>  // TRAP: out-of-bounds
  return %r : i32
}
func.func @f(%m: memref<6xi32>, %pitch: index) -> i32 {
  %u = memref.cast %m : memref<6xi32> to memref<*xi32>
  %r = call @third(%u, %pitch) : (memref<*xi32>, index) -> i32
  return %r : i32
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 3) -> trap(out-of-bounds)
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 2) -> 5
