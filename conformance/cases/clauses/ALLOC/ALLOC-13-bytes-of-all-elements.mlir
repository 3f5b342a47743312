// RUN: %check %s
// CLAUSE: ALLOC-13
// The last element of an allocation exists, padding between elements included.
func.func @last(%n: index, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %i = arith.subi %n, %c1 : index
  %m = memref.alloc(%n) : memref<?xi64>
  memref.store %v, %m[%i] : memref<?xi64>
  %r = memref.load %m[%i] : memref<?xi64>
  memref.dealloc %m : memref<?xi64>
  return %r : i64
}
func.func @padded(%n: index, %v: vector<3xf32>) -> vector<3xf32> {
  %c1 = arith.constant 1 : index
  %i = arith.subi %n, %c1 : index
  %m = memref.alloc(%n) : memref<?xvector<3xf32>>
  memref.store %v, %m[%i] : memref<?xvector<3xf32>>
  %r = memref.load %m[%i] : memref<?xvector<3xf32>>
  memref.dealloc %m : memref<?xvector<3xf32>>
  return %r : vector<3xf32>
}
// CALL: @last(1, 5) -> 5
// CALL: @last(9, -6) -> -6
// CALL: @padded(4, [1.0, 2.0, 3.0]) -> [1.0, 2.0, 3.0]
