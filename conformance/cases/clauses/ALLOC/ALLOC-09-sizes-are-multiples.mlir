// RUN: %check %s
// CLAUSE: ALLOC-09
// OPTIONS: use-aligned-alloc=true
// Sizes that are no multiple of the alignment still give memory for all elements.
func.func @f(%n: index, %v: i8) -> (memref<?xi8>, index, i8) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %c63 = arith.constant 63 : index
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?xi8>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi8> -> index
  %low = arith.andi %p, %c63 : index
  memref.store %v, %m[%last] : memref<?xi8>
  %r = memref.load %m[%last] : memref<?xi8>
  return %m, %low, %r : memref<?xi8>, index, i8
}
// CALL: @f(1, 5) -> memref<sizes=[1] buffer=fresh>, 0, 5
// CALL: @f(65, -5) -> memref<sizes=[65] buffer=fresh>, 0, -5
// CALL: @f(1000, 99) -> memref<sizes=[1000] buffer=fresh>, 0, 99
