// RUN: %check %s
// OPERATION: memref.store
// memref.store behind the end of its buffer, though within the sizes that a reinterpret_cast claims.
// Made from the rows operation.store and situation.out-of-bounds of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  memref.store %v, %m[%i] : memref<?xi32, strided<[1], offset: ?>>  // TRAP: out-of-bounds
  return %v : i32
}
func.func @f(%b: memref<4xi32>, %i: index, %v: i32) -> i32 {
  %m = memref.reinterpret_cast %b to offset: [0], sizes: [8], strides: [1] : memref<4xi32> to memref<8xi32, strided<[1]>>
  %n = memref.cast %m : memref<8xi32, strided<[1]>> to memref<?xi32, strided<[1], offset: ?>>
  %r = call @access(%n, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<data=[1,2,3,4]>, 4, 9) -> trap(out-of-bounds)
// CALL: @f(memref<data=[1,2,3,4]>, 3, 9) -> 9
