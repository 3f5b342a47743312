// RUN: %check %s
// CLAUSE: DESC-RANKED-04
// The caller of a returned over-aligned allocation reads through the aligned pointer what the callee has stored.
func.func @fill(%n: index, %a: i32, %b: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %m = memref.alloc(%n) {alignment = 256 : i64} : memref<?xi32>
  memref.store %a, %m[%c0] : memref<?xi32>
  memref.store %b, %m[%last] : memref<?xi32>
  return %m : memref<?xi32>
}
func.func @through_call(%n: index, %a: i32, %b: i32) -> (i32, index) {
  %c1 = arith.constant 1 : index
  %c255 = arith.constant 255 : index
  %last = arith.subi %n, %c1 : index
  %m = call @fill(%n, %a, %b) : (index, i32, i32) -> memref<?xi32>
  %r = memref.load %m[%last] : memref<?xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi32> -> index
  %low = arith.andi %p, %c255 : index
  memref.dealloc %m : memref<?xi32>
  return %r, %low : i32, index
}
// CALL: @fill(2, 11, -22) -> memref<sizes=[2] strides=[1] offset=0 data=[11,-22] buffer=fresh>
// CALL: @through_call(5, 7, 1234567) -> 1234567, 0
// CALL: @through_call(200, 7, -1234567) -> -1234567, 0
// CALL: @through_call(2, 0, -1) -> -1, 0
