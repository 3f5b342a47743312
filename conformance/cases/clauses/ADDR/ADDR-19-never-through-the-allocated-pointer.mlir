// RUN: %check %s
// CLAUSE: ADDR-19
// What the callee of an over-aligned allocation stores lies where the aligned pointer says.
func.func @make(%n: index, %v: i64, %w: i64) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %m = memref.alloc(%n) {alignment = 1024 : i64} : memref<?xi64>
  memref.store %v, %m[%c0] : memref<?xi64>
  memref.store %w, %m[%last] : memref<?xi64>
  return %m : memref<?xi64>
}
func.func @low(%n: index, %v: i64, %w: i64) -> (i64, index) {
  %c1 = arith.constant 1 : index
  %c1023 = arith.constant 1023 : index
  %last = arith.subi %n, %c1 : index
  %m = call @make(%n, %v, %w) : (index, i64, i64) -> memref<?xi64>
  %r = memref.load %m[%last] : memref<?xi64>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi64> -> index
  %low = arith.andi %p, %c1023 : index
  memref.dealloc %m : memref<?xi64>
  return %r, %low : i64, index
}
// CALL: @make(2, 123456789, -123456789012345) -> memref<sizes=[2] data=[123456789,-123456789012345] buffer=fresh>
// CALL: @low(2, 5, -6) -> -6, 0
// CALL: @low(300, 5, -60000000000) -> -60000000000, 0
