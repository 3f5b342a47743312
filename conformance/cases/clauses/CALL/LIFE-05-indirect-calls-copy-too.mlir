// RUN: %check %s
// CLAUSE: LIFE-05
// The result of an indirect call holds after the callee's stack has been used again.
func.func private @first(%m: memref<?xi32>) -> memref<*xi32> {
  %v = memref.subview %m[0] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1]>>
  %u = memref.cast %v : memref<1xi32, strided<[1]>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func private @second(%m: memref<?xi32>) -> memref<*xi32> {
  %v = memref.subview %m[1] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1], offset: 1>>
  %w = memref.reinterpret_cast %v to offset: [0], sizes: [1], strides: [1] : memref<1xi32, strided<[1], offset: 1>> to memref<1xi32, strided<[1]>>
  %u = memref.cast %w : memref<1xi32, strided<[1]>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func private @clobber(%v: i64) -> i64 {
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<32xi64>
  memref.store %v, %m[%c3] : memref<32xi64>
  %r = memref.load %m[%c3] : memref<32xi64>
  return %r : i64
}
func.func @f(%which: i1, %m: memref<?xi32>, %v: i64) -> (i32, i64) {
  %c0 = arith.constant 0 : index
  %a = constant @first : (memref<?xi32>) -> memref<*xi32>
  %b = constant @second : (memref<?xi32>) -> memref<*xi32>
  %g = arith.select %which, %a, %b : (memref<?xi32>) -> memref<*xi32>
  %u = call_indirect %g(%m) : (memref<?xi32>) -> memref<*xi32>
  %k = call @clobber(%v) : (i64) -> i64
  %r = memref.cast %u : memref<*xi32> to memref<1xi32, strided<[1]>>
  %x = memref.load %r[%c0] : memref<1xi32, strided<[1]>>
  return %x, %k : i32, i64
}
// CALL: @f(true, memref<sizes=[2] data=[5,6]>, -1) -> 5, -1
// CALL: @f(false, memref<sizes=[2] data=[5,6]>, 7) -> 5, 7
// CALL-RANDOM: @f(_, memref<sizes=[2]>, _) count=10 seed=1
