// RUN: %check %s
// CLAUSE: DESC-RANKED-08
// Each logical index has the stride of its own dimension, also after the dimensions change places.
func.func @at(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i32 {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %v = memref.load %t[%j, %i] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %v : i32
}
// CALL: @at(memref<sizes=[2,3] data=[10,11,12,20,21,22]>, 1, 2) -> 22
// CALL: @at(memref<sizes=[2,3] strides=[-5,1] offset=5 data=[10,11,12,20,21,22]>, 1, 0) -> 20
// CALL-RANDOM: @at(memref<sizes=[M,N]>, 0..M-1, 0..N-1) M=1..6 N=1..6 count=40
