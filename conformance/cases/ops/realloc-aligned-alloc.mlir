// RUN: %check %s
// OPTIONS: use-aligned-alloc=true
// memref.realloc through aligned_alloc, whose sizes are multiples of the alignment.
func.func @aligned(%n: index, %k: index, %v: i32) -> (index, i32, i32) {
  %c1 = arith.constant 1 : index
  %from = arith.subi %n, %c1 : index
  %last = arith.subi %k, %c1 : index
  %c128 = arith.constant 128 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%from] : memref<?xi32>
  %r = memref.realloc %m(%k) {alignment = 128} : memref<?xi32> to memref<?xi32>
  %p = memref.extract_aligned_pointer_as_index %r : memref<?xi32> -> index
  %rest = arith.remui %p, %c128 : index
  memref.store %v, %r[%last] : memref<?xi32>
  %y = memref.load %r[%last] : memref<?xi32>
  %x = memref.load %r[%from] : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %rest, %x, %y : index, i32, i32
}
func.func @bytes(%n: index, %k: index, %i: index, %v: i8, %w: i8) -> (i8, i8) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %k, %c1 : index
  %m = memref.alloc(%n) : memref<?xi8>
  memref.store %v, %m[%i] : memref<?xi8>
  %r = memref.realloc %m(%k) : memref<?xi8> to memref<?xi8>
  %x = memref.load %r[%i] : memref<?xi8>
  memref.store %w, %r[%last] : memref<?xi8>
  %y = memref.load %r[%last] : memref<?xi8>
  memref.dealloc %r : memref<?xi8>
  return %x, %y : i8, i8
}
// CALL: @aligned(3, 33, 42) -> 0, 42, 42
// CALL: @bytes(17, 3, 2, -5, 90) -> -5, 90
// CALL: @bytes(3, 17, 2, -5, 90) -> -5, 90
// CALL: @aligned(1, 2, -123456789) -> 0, -123456789, -123456789
// CALL-RANDOM: @aligned(N, N+1..90, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @bytes(N, N, 0..N-1, _, _) N=1..40 count=20 seed=1
// CALL-RANDOM: @bytes(N, N+1..90, 0..N-1, _, _) N=1..40 count=20 seed=1
