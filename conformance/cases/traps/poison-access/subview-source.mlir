// RUN: %check %s
// OPERATION: memref.subview
// A window of a memref that is poison.
func.func @f(%m: memref<?xi64, strided<[?], offset: ?>>, %c: i1) -> i64 {
  %c0 = arith.constant 0 : index
  %p = ub.poison : memref<?xi64, strided<[?], offset: ?>>
  cf.cond_br %c, ^use(%p : memref<?xi64, strided<[?], offset: ?>>), ^use(%m : memref<?xi64, strided<[?], offset: ?>>)
^use(%k: memref<?xi64, strided<[?], offset: ?>>):
  %v = memref.subview %k[1] [1] [1] : memref<?xi64, strided<[?], offset: ?>> to memref<1xi64, strided<[?], offset: ?>>  // TRAP: poison-access
  %r = memref.load %v[%c0] : memref<1xi64, strided<[?], offset: ?>>
  return %r : i64
}
// CALL: @f(memref<sizes=[2] data=[4,5]>, true) -> trap(poison-access)
// CALL: @f(memref<sizes=[2] data=[4,5]>, false) -> 5
