// RUN: %check %s
// OPERATION: memref.load
// memref.load in stack memory of a function that has returned.
// Made from the rows operation.load and situation.use-after-scope of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[1], offset: ?>>  // TRAP: use-after-scope
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
