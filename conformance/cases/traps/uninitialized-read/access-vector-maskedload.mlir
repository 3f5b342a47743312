// RUN: %check %s
// OPERATION: vector.maskedload
// vector.maskedload in memory that was never written.
// Made from the rows operation.vector-maskedload and situation.uninitialized-read of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %on = arith.constant dense<true> : vector<1xi1>
  %none = arith.constant dense<0> : vector<1xi32>
  %l = vector.maskedload %m[%i], %on, %none : memref<?xi32, strided<[1], offset: ?>>, vector<1xi1>, vector<1xi32> into vector<1xi32>  // TRAP: uninitialized-read
  %r = vector.extract %l[0] : i32 from vector<1xi32>
  return %r : i32
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<1xi32>
  %n = memref.cast %m : memref<1xi32> to memref<?xi32, strided<[1], offset: ?>>
  cf.cond_br %c, ^use, ^write
^write:
  memref.store %five, %m[%c0] : memref<1xi32>
  cf.br ^use
^use:
  %r = call @access(%n, %c0, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}
// CALL: @f(true, 9) -> trap(uninitialized-read)
// CALL: @f(false, 9) -> 5
