// RUN: %check %s
// CLAUSE: DESC-UNRANKED-08
// Unranked memrefs of another memory space point to a descriptor whose data pointers are of that space.
func.func @through(%m: memref<?xi32, 1>, %i: index) -> (i32, index, index) {
  %c0 = arith.constant 0 : index
  %u = memref.cast %m : memref<?xi32, 1> to memref<*xi32, 1>
  %n = memref.dim %u, %c0 : memref<*xi32, 1>
  %r = memref.rank %u : memref<*xi32, 1>
  %k = memref.reinterpret_cast %u to offset: [0], sizes: [%n], strides: [1] : memref<*xi32, 1> to memref<?xi32, 1>
  %v = memref.load %k[%i] : memref<?xi32, 1>
  return %v, %n, %r : i32, index, index
}
func.func @back(%u: memref<*xi32, 1>, %i: index) -> i32 {
  %m = memref.cast %u : memref<*xi32, 1> to memref<?xi32, 1>
  %v = memref.load %m[%i] : memref<?xi32, 1>
  return %v : i32
}
// CALL: @through(memref<sizes=[3] data=[1,2,3]>, 2) -> 3, 3, 1
// CALL: @back(memref<* sizes=[3] data=[4,5,6]>, 1) -> 5
// CALL-RANDOM: @through(memref<sizes=[N]>, 0..N-1) N=1..5 count=20 seed=1
