// RUN: %check %s
// OPERATION: memref.reshape
// The shape of memref.reshape in memory that was freed.
// Made from the rows operation.reshape and situation.use-after-free of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %bytes = memref.alloca() : memref<5xi8>
  %b, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<?xi32, strided<[1], offset: ?>> -> memref<i32>, index, index, index
  %at = arith.addi %offset, %i : index
  %s = memref.reinterpret_cast %b to offset: [%at], sizes: [1], strides: [1] : memref<i32> to memref<1xi32, strided<[1], offset: ?>>
  %q = memref.reshape %bytes(%s) : (memref<5xi8>, memref<1xi32, strided<[1], offset: ?>>) -> memref<?xi8>  // TRAP: use-after-free
  %n = memref.dim %q, %c0 : memref<?xi8>
  %r = arith.index_cast %n : index to i32
  return %r : i32
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %five, %m[%c0] : memref<1xi32>
  %n = memref.cast %m : memref<1xi32> to memref<?xi32, strided<[1], offset: ?>>
  cf.cond_br %c, ^early, ^late
^early:
  memref.dealloc %m : memref<1xi32>
  %wrong = call @access(%n, %c0, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %wrong : i32
^late:
  %r = call @access(%n, %c0, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}
// CALL: @f(true, 9) -> trap(use-after-free)
// CALL: @f(false, 9) -> 5
