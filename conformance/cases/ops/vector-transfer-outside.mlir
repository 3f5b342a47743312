// RUN: %check %s
// Transfers that start at or beyond the end, also beyond 32 bits: all lanes are padded, none is written.
func.func @read(%m: memref<?xi32>, %i: index, %p: i32) -> vector<4xi32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @write(%v: vector<4xi32>, %m: memref<?xi32>, %i: index) {
  vector.transfer_write %v, %m[%i] : vector<4xi32>, memref<?xi32>
  return
}
// CALL: @read(memref<sizes=[3] data=[1,2,3]>, 3, 9) -> [9, 9, 9, 9]
// CALL: @read(memref<sizes=[3] data=[1,2,3]>, 2147483000, 9) -> [9, 9, 9, 9]
// CALL: @read(memref<sizes=[3] data=[1,2,3]>, 4294967297, 9) -> [9, 9, 9, 9]
// CALL: @write([91, 92, 93, 94], memref<sizes=[3] data=[1,2,3]>, 4294967297) -> () after arg1=[1,2,3]
// CALL-RANDOM: @read(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=1
// CALL-RANDOM: @write(_, memref<sizes=[N]>, 0..N-1) N=1..6 count=20 seed=2
