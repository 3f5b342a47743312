// RUN: %check %s
// memref.realloc with an alignment: the memory that has grown has it, the old contents come along; elements that are large, padded or vectors.
func.func @aligned(%n: index, %k: index, %v: i32) -> (index, i32, i32) {
  %c1 = arith.constant 1 : index
  %from = arith.subi %n, %c1 : index
  %last = arith.subi %k, %c1 : index
  %c256 = arith.constant 256 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%from] : memref<?xi32>
  %r = memref.realloc %m(%k) {alignment = 256} : memref<?xi32> to memref<?xi32>
  %p = memref.extract_aligned_pointer_as_index %r : memref<?xi32> -> index
  %rest = arith.remui %p, %c256 : index
  memref.store %v, %r[%last] : memref<?xi32>
  %y = memref.load %r[%last] : memref<?xi32>
  %x = memref.load %r[%from] : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %rest, %x, %y : index, i32, i32
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
func.func @vectors(%n: index, %k: index, %v: vector<4xf32>) -> (index, vector<4xf32>, vector<4xf32>) {
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %last = arith.subi %k, %c1 : index
  %m = memref.alloc(%n) : memref<?xvector<4xf32>>
  memref.store %v, %m[%c1] : memref<?xvector<4xf32>>
  %r = memref.realloc %m(%k) : memref<?xvector<4xf32>> to memref<?xvector<4xf32>>
  %p = memref.extract_aligned_pointer_as_index %r : memref<?xvector<4xf32>> -> index
  %rest = arith.remui %p, %c16 : index
  %x = memref.load %r[%c1] : memref<?xvector<4xf32>>
  memref.store %v, %r[%last] : memref<?xvector<4xf32>>
  %y = memref.load %r[%last] : memref<?xvector<4xf32>>
  memref.dealloc %r : memref<?xvector<4xf32>>
  return %rest, %x, %y : index, vector<4xf32>, vector<4xf32>
}
func.func @odd(%n: index, %k: index, %v: i24) -> (i24, i24) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %k, %c1 : index
  %m = memref.alloc(%n) : memref<?xi24>
  memref.store %v, %m[%c1] : memref<?xi24>
  %r = memref.realloc %m(%k) : memref<?xi24> to memref<?xi24>
  %x = memref.load %r[%c1] : memref<?xi24>
  memref.store %v, %r[%last] : memref<?xi24>
  %y = memref.load %r[%last] : memref<?xi24>
  memref.dealloc %r : memref<?xi24>
  return %x, %y : i24, i24
}
func.func @bits(%n: index, %k: index, %v: i1) -> (i1, i1) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %k, %c1 : index
  %m = memref.alloc(%n) : memref<?xi1>
  memref.store %v, %m[%c1] : memref<?xi1>
  %r = memref.realloc %m(%k) : memref<?xi1> to memref<?xi1>
  %x = memref.load %r[%c1] : memref<?xi1>
  memref.store %v, %r[%last] : memref<?xi1>
  %y = memref.load %r[%last] : memref<?xi1>
  memref.dealloc %r : memref<?xi1>
  return %x, %y : i1, i1
}
// CALL: @aligned(3, 100, 42) -> 0, 42, 42
// CALL: @again(3, 1, 5, -8) -> 0, -8, -8
// CALL: @again(1, 3, 500, -8) -> 0, -8, -8
// CALL: @vectors(2, 7, [1.0, 2.0, -3.0, 0.5]) -> 0, [1.0, 2.0, -3.0, 0.5], [1.0, 2.0, -3.0, 0.5]
// CALL: @odd(2, 7, -123456) -> -123456, -123456
// CALL: @bits(2, 7, true) -> true, true
// CALL: @aligned(1, 2, -123456789) -> 0, -123456789, -123456789
// CALL-RANDOM: @aligned(N, N+1..90, _) N=1..9 count=20 seed=1
// CALL-RANDOM: @again(1..9, K, K+1..90, _) K=1..9 count=20 seed=1
// CALL-RANDOM: @vectors(2..9, 2..9, _) count=20 seed=1
// CALL-RANDOM: @odd(2..9, 2..9, _) count=20 seed=1
// CALL-RANDOM: @bits(2..9, 2..9, _) count=20 seed=1
