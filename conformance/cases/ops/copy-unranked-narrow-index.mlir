// RUN: %check %s
// OPTIONS: index-bitwidth=16
// The runtime's copy reads descriptors whose ranks, sizes and strides have 16 bits.
func.func @both(%m: memref<*xi32>, %k: memref<*xi32>) {
  memref.copy %m, %k : memref<*xi32> to memref<*xi32>
  return
}
func.func @from_ranked(%m: memref<?x2xi16, strided<[?, ?], offset: ?>>, %k: memref<*xi16>) {
  memref.copy %m, %k : memref<?x2xi16, strided<[?, ?], offset: ?>> to memref<*xi16>
  return
}
func.func @to_ranked(%m: memref<*xi16>, %k: memref<?x2xi16, strided<[?, ?], offset: ?>>) {
  memref.copy %m, %k : memref<*xi16> to memref<?x2xi16, strided<[?, ?], offset: ?>>
  return
}
// CALL: @both(memref<* sizes=[2,2] strides=[-2,1] offset=2 data=[1,2,3,4]>, memref<* sizes=[2,2] strides=[1,3] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
// CALL: @both(memref<* sizes=[] data=[5]>, memref<* sizes=[] offset=3 data=[0]>) -> () after arg1=[5]
// CALL: @both(memref<* sizes=[3,0]>, memref<* sizes=[3,0]>) -> ()
// CALL: @from_ranked(memref<sizes=[2,2] strides=[1,2] data=[1,2,3,4]>, memref<* sizes=[2,2] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
// CALL: @to_ranked(memref<* sizes=[2,2] data=[1,2,3,4]>, memref<sizes=[2,2] strides=[1,2] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
// CALL-RANDOM: @both(memref<sizes=[M,N]>, memref<sizes=[M,N]>) M=0..4 N=0..4 count=40 seed=1
// CALL-RANDOM: @from_ranked(memref<sizes=[M,2]>, memref<sizes=[M,2]>) M=0..4 count=40 seed=1
// CALL-RANDOM: @to_ranked(memref<sizes=[M,2]>, memref<sizes=[M,2]>) M=0..4 count=40 seed=1
