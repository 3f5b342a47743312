// RUN: %check %s
// CLAUSE: ADDR-19
// What the callee of an over-aligned allocation stores lies where the aligned pointer says.
func.func @make(%n: index, %v: i64) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) {alignment = 1024 : i64} : memref<?xi64>
  memref.store %v, %m[%c0] : memref<?xi64>
  memref.store %v, %m[%c1] : memref<?xi64>
  return %m : memref<?xi64>
}
// CALL: @make(2, 123456789) -> memref<sizes=[2] data=[123456789,123456789] buffer=fresh>
