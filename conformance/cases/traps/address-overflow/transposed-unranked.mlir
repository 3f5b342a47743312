// RUN: %check %s
// OPERATION: memref.load
// A helper transposes what it is given and loads along the dimension with the large stride: memref.load.
func.func private @get(%u: memref<*xi32>, %i: index, %j: index) -> i32 {
  %m = memref.cast %u : memref<*xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %t = memref.transpose %m (a, b) -> (b, a) : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %r = memref.load %t[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>  // TRAP: address-overflow
  return %r : i32
}
func.func @f(%m: memref<4xi32>, %i: index, %j: index) -> i32 {
  %s = arith.constant 4611686018427387904 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [3, 4], strides: [%s, 1] : memref<4xi32> to memref<3x4xi32, strided<[?, 1]>>
  %u = memref.cast %v : memref<3x4xi32, strided<[?, 1]>> to memref<*xi32>
  %r = call @get(%u, %i, %j) : (memref<*xi32>, index, index) -> i32
  return %r : i32
}
// CALL: @f(memref<data=[1,2,3,4]>, 0, 2) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 2, 0) -> 3
