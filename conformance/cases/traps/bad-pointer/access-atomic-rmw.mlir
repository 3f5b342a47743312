// RUN: %check %s
// OPERATION: memref.atomic_rmw
// memref.atomic_rmw through a number, read from memory as the pointer of a memref.
// Made from the rows operation.atomic-rmw and situation.bad-pointer of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32, strided<[1], offset: ?>>) -> i32  // TRAP: bad-pointer
  return %r : i32
}
func.func @f(%t: memref<1xmemref<?xi32, strided<[1], offset: ?>>>, %b: memref<5xi64>, %k: memref<?xi32, strided<[1], offset: ?>>, %c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %number = arith.constant 1152921504606846976 : i64
  memref.store %k, %t[%c0] : memref<1xmemref<?xi32, strided<[1], offset: ?>>>
  cf.cond_br %c, ^overwrite, ^use
^overwrite:
  memref.store %number, %b[%c1] : memref<5xi64>
  cf.br ^use
^use:
  %m = memref.load %t[%c0] : memref<1xmemref<?xi32, strided<[1], offset: ?>>>
  memref.store %zero, %b[%c0] : memref<5xi64>
  memref.store %zero, %b[%c1] : memref<5xi64>
  %r = call @access(%m, %c0, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[1] data=[5]>, true, 9) -> trap(bad-pointer)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[1] data=[5]>, false, 9) -> 5
