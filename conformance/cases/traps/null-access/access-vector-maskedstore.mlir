// RUN: %check %s
// OPERATION: vector.maskedstore
// vector.maskedstore through a null pointer, read from memory as part of a memref.
// Made from the rows operation.vector-maskedstore and situation.null-access of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %on = arith.constant dense<true> : vector<1xi1>
  %lanes = vector.broadcast %v : i32 to vector<1xi32>
  vector.maskedstore %m[%i], %on, %lanes : memref<?xi32, strided<[1], offset: ?>>, vector<1xi1>, vector<1xi32>  // TRAP: null-access
  return %v : i32
}
func.func @f(%t: memref<1xmemref<?xi32, strided<[1], offset: ?>>>, %b: memref<5xi64>, %k: memref<?xi32, strided<[1], offset: ?>>, %c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %number = arith.constant 0 : i64
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
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[1] data=[5]>, true, 9) -> trap(null-access)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[1] data=[5]>, false, 9) -> 9
