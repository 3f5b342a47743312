// RUN: %check %s
// What is left of a memref, cut to the width of its elements or to 32 bits, would be another number.
func.func @bytes(%m: memref<?xi8>, %i: index, %p: i8) -> vector<4xi8> {
  %r = vector.transfer_read %m[%i], %p : memref<?xi8>, vector<4xi8>
  return %r : vector<4xi8>
}
func.func @keep_bytes(%v: vector<4xi8>, %m: memref<?xi8>, %i: index) {
  vector.transfer_write %v, %m[%i] : vector<4xi8>, memref<?xi8>
  return
}
func.func @same(%m: memref<?xi32, strided<[?]>>, %i: index, %p: i32) -> vector<4xi32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xi32, strided<[?]>>, vector<4xi32>
  return %r : vector<4xi32>
}
// CALL: @bytes(memref<sizes=[258] fill=zero>, 2, 9) -> [0, 0, 0, 0]
// CALL: @bytes(memref<sizes=[258] fill=zero>, 1, 9) -> [0, 0, 0, 0]
// CALL: @bytes(memref<sizes=[258] fill=zero>, 129, 9) -> [0, 0, 0, 0]
// CALL: @bytes(memref<sizes=[258] fill=zero>, 255, 9) -> [0, 0, 0, 9]
// CALL: @bytes(memref<sizes=[258] fill=zero>, 258, 9) -> [9, 9, 9, 9]
// CALL: @bytes(memref<sizes=[2] fill=zero>, 130, 9) -> [9, 9, 9, 9]
// CALL: @bytes(memref<sizes=[2] fill=zero>, 257, 9) -> [9, 9, 9, 9]
// CALL: @bytes(memref<sizes=[0]>, 0, 9) -> [9, 9, 9, 9]
// CALL: @keep_bytes([1, 2, 3, 4], memref<sizes=[3] data=[7,8,9]>, 259) -> () after arg1=[7,8,9]
// CALL: @keep_bytes([1, 2, 3, 4], memref<sizes=[3] data=[7,8,9]>, 130) -> () after arg1=[7,8,9]
// CALL: @same(memref<sizes=[4294967297] strides=[0] fill=zero>, 0, 9) -> [0, 0, 0, 0]
// CALL-RANDOM: @bytes(memref<sizes=[N]>, 0..N, _) N=0..256 count=60 seed=1
// CALL-RANDOM: @keep_bytes(_, memref<sizes=[N]>, 0..N-1) N=1..6 count=20 seed=1
// CALL-RANDOM: @same(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=2
