// RUN: %check %s
// OPERATION: memref.load
// The position fits an index and its bytes do not: eight times 2 to the 61 is not byte 0 again: memref.load.
func.func @f(%m: memref<2xi64>, %o: index) -> i64 {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [1], strides: [1] : memref<2xi64> to memref<1xi64, strided<[1], offset: ?>>
  %r = memref.load %v[%c0] : memref<1xi64, strided<[1], offset: ?>>  // TRAP: out-of-bounds
  return %r : i64
}
// CALL: @f(memref<data=[7,8]>, 2305843009213693952) -> trap(out-of-bounds)
// CALL: @f(memref<data=[7,8]>, 0) -> 7
