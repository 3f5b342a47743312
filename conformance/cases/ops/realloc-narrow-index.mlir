// RUN: %check %s
// OPTIONS: index-bitwidth=32
// memref.realloc where sizes are integers of 32 bits.
func.func @keep(%src: memref<?xi64>, %k: index, %out: memref<?xi64>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %src, %c0 : memref<?xi64>
  %m = memref.alloc(%n) : memref<?xi64>
  memref.copy %src, %m : memref<?xi64> to memref<?xi64>
  %r = memref.realloc %m(%k) : memref<?xi64> to memref<?xi64>
  %common = arith.minsi %n, %k : index
  %from = memref.subview %r[0] [%common] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
  %to = memref.subview %out[0] [%common] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
  memref.copy %from, %to : memref<?xi64, strided<[1]>> to memref<?xi64, strided<[1]>>
  %size = memref.dim %r, %c0 : memref<?xi64>
  memref.dealloc %r : memref<?xi64>
  return %size : index
}
// CALL: @keep(memref<sizes=[3] data=[1,-2,3]>, 5, memref<sizes=[6] data=[0,0,0,0,0,0]>) -> 5 after arg2=[1,-2,3,0,0,0]
// CALL: @keep(memref<sizes=[3] data=[1,-2,3]>, 2, memref<sizes=[6] data=[0,0,0,0,0,0]>) -> 2 after arg2=[1,-2,0,0,0,0]
// CALL-RANDOM: @keep(memref<sizes=[N]>, 0..9, memref<sizes=[10]>) N=0..9 count=40 seed=1
