// RUN: %check %s
// CLAUSE: ALLOC-16
// Deallocation through an unranked memref frees what was allocated, also where the aligned pointer is another.
func.func @f(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) {alignment = 256 : i64} : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %r = memref.load %m[%c0] : memref<?xi32>
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  memref.dealloc %u : memref<*xi32>
  return %r : i32
}
// CALL: @f(1, 6) -> 6
// CALL: @f(7, -6) -> -6
