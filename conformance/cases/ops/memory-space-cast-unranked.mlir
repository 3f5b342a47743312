// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// memref.memory_space_cast of unranked memrefs: rank, sizes, strides and elements are those of the source.
func.func @load(%m: memref<?x?xi32>, %i: index, %j: index) -> i32 {
  %u = memref.cast %m : memref<?x?xi32> to memref<*xi32>
  %t = memref.memory_space_cast %u : memref<*xi32> to memref<*xi32, 1>
  %r = memref.cast %t : memref<*xi32, 1> to memref<?x?xi32, 1>
  %v = memref.load %r[%i, %j] : memref<?x?xi32, 1>
  return %v : i32
}
func.func @back(%m: memref<*xi32, 1>) -> memref<*xi32> {
  %r = memref.memory_space_cast %m : memref<*xi32, 1> to memref<*xi32>
  return %r : memref<*xi32>
}
func.func @rank(%m: memref<*xi32>) -> index {
  %t = memref.memory_space_cast %m : memref<*xi32> to memref<*xi32, 7>
  %r = memref.rank %t : memref<*xi32, 7>
  return %r : index
}
// CALL: @load(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 1) -> 5
// CALL: @back(memref<* sizes=[2] strides=[-3] offset=4 data=[7,8]>) -> memref<* sizes=[2] strides=[-3] offset=4 data=[7,8] buffer=arg0>
// CALL: @rank(memref<* sizes=[4,5,6]>) -> 3
// CALL-RANDOM: @load(memref<sizes=[M,N]>, 0..M-1, 0..N-1) M=1..5 N=1..5 count=20 seed=1
