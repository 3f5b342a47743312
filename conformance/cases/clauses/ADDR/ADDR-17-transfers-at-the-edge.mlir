// RUN: %check %s
// CLAUSE: ADDR-17
// Lanes of a transfer that lie outside of the memref are neither read nor written; the last element is inside.
func.func @read(%m: memref<?xi8>, %i: index, %pad: i8) -> vector<4xi8> {
  %r = vector.transfer_read %m[%i], %pad : memref<?xi8>, vector<4xi8>
  return %r : vector<4xi8>
}
func.func @write(%m: memref<?xi8>, %i: index, %v: vector<4xi8>) {
  vector.transfer_write %v, %m[%i] : vector<4xi8>, memref<?xi8>
  return
}
// CALL: @read(memref<sizes=[3] data=[5,6,7]>, 1, -1) -> [6, 7, -1, -1]
// CALL: @read(memref<sizes=[5] data=[5,6,7,8,9]>, 1, -1) -> [6, 7, 8, 9]
// CALL: @write(memref<sizes=[3] data=[5,6,7]>, 1, [1, 2, 3, 4]) -> () after arg0=[5,1,2]
// CALL-RANDOM: @read(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
// CALL-RANDOM: @write(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
