// RUN: %check %s
// OPERATION: memref.reshape
// The shape of memref.reshape in a buffer that is aligned to two bytes only.
// Made from the rows operation.reshape and situation.misaligned of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %bytes = memref.alloca() : memref<6xi8>
  %b, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<?xi32, strided<[1], offset: ?>> -> memref<i32>, index, index, index
  %at = arith.addi %offset, %i : index
  %s = memref.reinterpret_cast %b to offset: [%at], sizes: [1], strides: [1] : memref<i32> to memref<1xi32, strided<[1], offset: ?>>
  %q = memref.reshape %bytes(%s) : (memref<6xi8>, memref<1xi32, strided<[1], offset: ?>>) -> memref<?xi8>  // TRAP: misaligned
  %n = memref.dim %q, %c0 : memref<?xi8>
  %r = arith.index_cast %n : index to i32
  return %r : i32
}
func.func @f(%b: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = call @access(%b, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[5,6] align=2>, 1, 9) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] data=[5,6] align=4>, 1, 9) -> 6
