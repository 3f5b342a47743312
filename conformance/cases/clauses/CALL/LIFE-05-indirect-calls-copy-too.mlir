// RUN: %check %s
// CLAUSE: LIFE-05
// The result of an indirect call holds after the callee's stack has been used again.
func.func private @first(%m: memref<?xi32>) -> memref<*xi32> {
  %v = memref.subview %m[0] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1]>>
  %u = memref.cast %v : memref<1xi32, strided<[1]>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func private @second(%m: memref<?xi32>) -> memref<*xi32> {
  %v = memref.subview %m[1] [2] [2] : memref<?xi32> to memref<2xi32, strided<[2], offset: 1>>
  %u = memref.cast %v : memref<2xi32, strided<[2], offset: 1>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func private @clobber(%v: i64) -> i64 {
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<32xi64>
  memref.store %v, %m[%c3] : memref<32xi64>
  %r = memref.load %m[%c3] : memref<32xi64>
  return %r : i64
}
func.func @f(%which: i1, %m: memref<?xi32>, %v: i64) -> (i32, i64, memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %a = constant @first : (memref<?xi32>) -> memref<*xi32>
  %b = constant @second : (memref<?xi32>) -> memref<*xi32>
  %g = arith.select %which, %a, %b : (memref<?xi32>) -> memref<*xi32>
  %u = call_indirect %g(%m) : (memref<?xi32>) -> memref<*xi32>
  %k = call @clobber(%v) : (i64) -> i64
  %r = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  %x = memref.load %r[%c0] : memref<?xi32, strided<[?], offset: ?>>
  return %x, %k, %r : i32, i64, memref<?xi32, strided<[?], offset: ?>>
}
// CALL: @f(true, memref<sizes=[4] data=[5,6,7,8]>, -1) -> 5, -1, memref<sizes=[1] strides=[1] offset=0 buffer=arg1>
// CALL: @f(false, memref<sizes=[4] data=[5,6,7,8] lead=64>, 7) -> 6, 7, memref<sizes=[2] strides=[2] offset=1 data=[6,8] buffer=arg1>
// CALL-RANDOM: @f(_, memref<sizes=[4]>, _) count=10 seed=1
