// RUN: %check %s
// CLAUSE: ALLOC-02
// What a reallocation frees is read before, and only once.
func.func @grow(%n: index, %v: i64, %w: i64) -> (i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %m = memref.alloc(%n) : memref<?xi64>
  memref.store %v, %m[%c0] : memref<?xi64>
  memref.store %w, %m[%c1] : memref<?xi64>
  %k = memref.realloc %m(%c9) : memref<?xi64> to memref<?xi64>
  memref.store %w, %k[%c8] : memref<?xi64>
  %a = memref.load %k[%c0] : memref<?xi64>
  %b = memref.load %k[%c1] : memref<?xi64>
  %c = memref.load %k[%c8] : memref<?xi64>
  memref.dealloc %k : memref<?xi64>
  return %a, %b, %c : i64, i64, i64
}
// CALL: @grow(2, 6, 7) -> 6, 7, 7
// CALL: @grow(2, 9223372036854775807, -5000000000) -> 9223372036854775807, -5000000000, -5000000000
// CALL: @grow(12, 4, -5) -> 4, -5, -5
