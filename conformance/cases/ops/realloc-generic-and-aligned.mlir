// RUN: %check %s
// OPTIONS: use-generic-functions=true use-aligned-alloc=true
// memref.realloc through the aligned runtime function of MLIR.
func.func @aligned(%n: index, %k: index, %v: i32) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %r = memref.realloc %m(%k) {alignment = 128} : memref<?xi32> to memref<?xi32>
  %p = memref.extract_aligned_pointer_as_index %r : memref<?xi32> -> index
  %rest = arith.remui %p, %c128 : index
  %x = memref.load %r[%c0] : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %rest, %x : index, i32
}
func.func @bytes(%n: index, %k: index, %i: index, %v: i8) -> i8 {
  %m = memref.alloc(%n) : memref<?xi8>
  memref.store %v, %m[%i] : memref<?xi8>
  %r = memref.realloc %m(%k) : memref<?xi8> to memref<?xi8>
  %x = memref.load %r[%i] : memref<?xi8>
  memref.dealloc %r : memref<?xi8>
  return %x : i8
}
// CALL: @aligned(3, 33, 42) -> 0, 42
// CALL: @bytes(17, 3, 2, -5) -> -5
// CALL: @bytes(3, 17, 2, -5) -> -5
// CALL-RANDOM: @aligned(N, N+1..90, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @bytes(N, N, 0..N-1, _) N=1..40 count=20 seed=1
// CALL-RANDOM: @bytes(N, N+1..90, 0..N-1, _) N=1..40 count=20 seed=1
