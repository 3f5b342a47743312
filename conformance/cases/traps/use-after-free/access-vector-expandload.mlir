// RUN: %check %s
// OPERATION: vector.expandload
// vector.expandload in memory that was freed.
// Made from the rows operation.vector-expandload and situation.use-after-free of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %on = arith.constant dense<true> : vector<1xi1>
  %none = arith.constant dense<0> : vector<1xi32>
  %l = vector.expandload %m[%i], %on, %none : memref<?xi32, strided<[1], offset: ?>>, vector<1xi1>, vector<1xi32> into vector<1xi32>  // TRAP: use-after-free
  %r = vector.extract %l[0] : i32 from vector<1xi32>
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
