// RUN: %check %s
// memref.realloc with an alignment that the old memory need not have, to as many elements or fewer: the result has it all the same.
func.func @aligned(%n: index, %k: index, %v: i32) -> (index, i32) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %k, %c1 : index
  %c256 = arith.constant 256 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%last] : memref<?xi32>
  %r = memref.realloc %m(%k) {alignment = 256} : memref<?xi32> to memref<?xi32>
  %p = memref.extract_aligned_pointer_as_index %r : memref<?xi32> -> index
  %rest = arith.remui %p, %c256 : index
  %x = memref.load %r[%last] : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %rest, %x : index, i32
}
func.func @again(%n: index, %k: index, %l: index, %v: i8) -> (index, i8, i8) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %l, %c1 : index
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %m = memref.alloc(%n) {alignment = 128} : memref<?xi8>
  memref.store %v, %m[%c0] : memref<?xi8>
  %q = memref.realloc %m(%k) : memref<?xi8> to memref<?xi8>
  %r = memref.realloc %q(%l) {alignment = 64} : memref<?xi8> to memref<?xi8>
  %p = memref.extract_aligned_pointer_as_index %r : memref<?xi8> -> index
  %rest = arith.remui %p, %c64 : index
  %x = memref.load %r[%c0] : memref<?xi8>
  memref.store %v, %r[%last] : memref<?xi8>
  %y = memref.load %r[%last] : memref<?xi8>
  memref.dealloc %r : memref<?xi8>
  return %rest, %x, %y : index, i8, i8
}
// CALL: @aligned(100, 1, 42) -> 0, 42
// CALL: @aligned(5, 5, 42) -> 0, 42
// CALL: @again(3, 5, 1, -8) -> 0, -8, -8
// CALL-RANDOM: @aligned(N, 1..N, _) N=1..90 count=20 seed=1
// CALL-RANDOM: @again(1..9, K, 1..K, _) K=1..9 count=20 seed=1
