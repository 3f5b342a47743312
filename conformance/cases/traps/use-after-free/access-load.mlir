// RUN: %check %s
// OPERATION: memref.load
// memref.load in memory that was freed.
// Made from the rows operation.load and situation.use-after-free of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[1], offset: ?>>  // TRAP: use-after-free
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
