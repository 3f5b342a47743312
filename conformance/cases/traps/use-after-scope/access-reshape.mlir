// RUN: %check %s
// OPERATION: memref.reshape
// The shape of memref.reshape in stack memory of a function that has returned.
// Made from the rows operation.reshape and situation.use-after-scope of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %bytes = memref.alloca() : memref<5xi8>
  %b, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<?xi32, strided<[1], offset: ?>> -> memref<i32>, index, index, index
  %at = arith.addi %offset, %i : index
  %s = memref.reinterpret_cast %b to offset: [%at], sizes: [1], strides: [1] : memref<i32> to memref<1xi32, strided<[1], offset: ?>>
  %q = memref.reshape %bytes(%s) : (memref<5xi8>, memref<1xi32, strided<[1], offset: ?>>) -> memref<?xi8>  // TRAP: use-after-scope
  %n = memref.dim %q, %c0 : memref<?xi8>
  %r = arith.index_cast %n : index to i32
  return %r : i32
}
func.func private @stack(%v: i32) -> memref<?xi32, strided<[1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  %n = memref.cast %m : memref<1xi32> to memref<?xi32, strided<[1], offset: ?>>
  return %n : memref<?xi32, strided<[1], offset: ?>>
}
func.func @f(%b: memref<1xi32>, %c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %s = call @stack(%v) : (i32) -> memref<?xi32, strided<[1], offset: ?>>
  %k = memref.cast %b : memref<1xi32> to memref<?xi32, strided<[1], offset: ?>>
  %m = arith.select %c, %s, %k : memref<?xi32, strided<[1], offset: ?>>
  %r = call @access(%m, %c0, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<data=[5]>, true, 9) -> trap(use-after-scope)
// CALL: @f(memref<data=[5]>, false, 9) -> 5
