// RUN: %check %s
// CLAUSE: ALLOC-02
// What a reallocation frees is read before, and only once.
func.func @grow(%n: index, %v: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %m = memref.alloc(%n) : memref<?xi64>
  memref.store %v, %m[%c0] : memref<?xi64>
  memref.store %v, %m[%c1] : memref<?xi64>
  %k = memref.realloc %m(%c9) : memref<?xi64> to memref<?xi64>
  %a = memref.load %k[%c0] : memref<?xi64>
  %b = memref.load %k[%c1] : memref<?xi64>
  memref.dealloc %k : memref<?xi64>
  return %a, %b : i64, i64
}
// CALL: @grow(2, 6) -> 6, 6
// CALL: @grow(2, 9223372036854775807) -> 9223372036854775807, 9223372036854775807
