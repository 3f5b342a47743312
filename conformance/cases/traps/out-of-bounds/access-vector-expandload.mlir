// RUN: %check %s
// OPERATION: vector.expandload
// vector.expandload behind the end of its buffer, though within the sizes that a reinterpret_cast claims.
// Made from the rows operation.vector-expandload and situation.out-of-bounds of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %on = arith.constant dense<true> : vector<1xi1>
  %none = arith.constant dense<0> : vector<1xi32>
  %l = vector.expandload %m[%i], %on, %none : memref<?xi32, strided<[1], offset: ?>>, vector<1xi1>, vector<1xi32> into vector<1xi32>  // TRAP: out-of-bounds
  %r = vector.extract %l[0] : i32 from vector<1xi32>
  return %r : i32
}
func.func @f(%b: memref<4xi32>, %i: index, %v: i32) -> i32 {
  %m = memref.reinterpret_cast %b to offset: [0], sizes: [8], strides: [1] : memref<4xi32> to memref<8xi32, strided<[1]>>
  %n = memref.cast %m : memref<8xi32, strided<[1]>> to memref<?xi32, strided<[1], offset: ?>>
  %r = call @access(%n, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<data=[1,2,3,4]>, 4, 9) -> trap(out-of-bounds)
// CALL: @f(memref<data=[1,2,3,4]>, 3, 9) -> 4
