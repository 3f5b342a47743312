// RUN: %check %s
// CLAUSE: DESC-RANKED-09
// memref.cast between more and less static types and through unranked ones: the descriptor stays the same.
func.func @forget(%m: memref<2x3xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %r = memref.cast %m : memref<2x3xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @claim(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<2x?xf32, strided<[7, ?], offset: 3>> {
  %r = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[7, ?], offset: 3>>
  return %r : memref<2x?xf32, strided<[7, ?], offset: 3>>
}
func.func @crosswise(%m: memref<2x?xi8>) -> memref<?x5xi8> {
  %r = memref.cast %m : memref<2x?xi8> to memref<?x5xi8>
  return %r : memref<?x5xi8>
}
func.func @through_unranked(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>) -> memref<?x?xi16, strided<[?, ?], offset: ?>> {
  %u = memref.cast %m : memref<?x?xi16, strided<[?, ?], offset: ?>> to memref<*xi16>
  %r = memref.cast %u : memref<*xi16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi16, strided<[?, ?], offset: ?>>
}
func.func @rank0(%m: memref<i64, strided<[], offset: ?>>) -> (memref<i64, strided<[], offset: ?>>, index) {
  %u = memref.cast %m : memref<i64, strided<[], offset: ?>> to memref<*xi64>
  %n = memref.rank %u : memref<*xi64>
  %r = memref.cast %u : memref<*xi64> to memref<i64, strided<[], offset: ?>>
  return %r, %n : memref<i64, strided<[], offset: ?>>, index
}
func.func @in_loop(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  cf.br ^head(%c0, %z : index, i32)
^head(%i: index, %sum: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %k = memref.cast %u : memref<*xi32> to memref<?xi32>
  %v = memref.load %k[%i] : memref<?xi32>
  %s = arith.addi %sum, %v : i32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %s : index, i32)
^exit:
  return %sum : i32
}
// CALL: @forget(memref<data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @claim(memref<sizes=[2,3] strides=[7,2] offset=3>) -> memref<sizes=[2,3] strides=[7,2] offset=3 buffer=arg0>
// CALL: @crosswise(memref<sizes=[2,5]>) -> memref<sizes=[2,5] strides=[5,1] offset=0 buffer=arg0>
// CALL: @through_unranked(memref<sizes=[2,3] strides=[-5,1] offset=6>) -> memref<sizes=[2,3] strides=[-5,1] offset=6 buffer=arg0>
// CALL: @rank0(memref<offset=4 data=[-3]>) -> memref<offset=4 data=[-3] buffer=arg0>, 0
// CALL: @in_loop(memref<sizes=[4] data=[1,2,3,4]>, 4) -> 10
// CALL-RANDOM: @forget(_) count=20 seed=1
// CALL-RANDOM: @through_unranked(_) count=20 seed=1
// CALL-RANDOM: @crosswise(memref<sizes=[2,5]>) count=20 seed=1
// CALL-RANDOM: @in_loop(memref<sizes=[N]>, N..N) N=0..9 count=20 seed=1
