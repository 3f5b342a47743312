// RUN: %check %s
// OPERATION: memref.copy
// The source of memref.copy in a buffer that is aligned to two bytes only.
// Made from the rows operation.copy and situation.misaligned of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [1], strides: [1] : memref<?xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  %n = memref.alloca() : memref<1xi32>
  memref.copy %s, %n : memref<1xi32, strided<[1], offset: ?>> to memref<1xi32>  // TRAP: misaligned
  %r = memref.load %n[%c0] : memref<1xi32>
  return %r : i32
}
func.func @f(%b: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = call @access(%b, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[5,6] align=2>, 1, 9) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] data=[5,6] align=4>, 1, 9) -> 6
