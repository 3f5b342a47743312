// RUN: %check %s
// memref.copy: contiguous, strided, transposed, reversed, rank 0 and empty; the target keeps everything between its elements.
func.func @contiguous(%m: memref<?x3xi32>, %k: memref<?x3xi32>) {
  memref.copy %m, %k : memref<?x3xi32> to memref<?x3xi32>
  return
}
func.func @strided(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %k: memref<?x?xi16, strided<[?, ?], offset: ?>>) {
  memref.copy %m, %k : memref<?x?xi16, strided<[?, ?], offset: ?>> to memref<?x?xi16, strided<[?, ?], offset: ?>>
  return
}
func.func @static(%m: memref<2x3xf64, strided<[1, 2]>>, %k: memref<2x3xf64>) {
  memref.copy %m, %k : memref<2x3xf64, strided<[1, 2]>> to memref<2x3xf64>
  return
}
func.func @rank0(%m: memref<i8, strided<[], offset: ?>>, %k: memref<i8, strided<[], offset: ?>>) {
  memref.copy %m, %k : memref<i8, strided<[], offset: ?>> to memref<i8, strided<[], offset: ?>>
  return
}
func.func @rank4(%m: memref<?x?x?x?xi8, strided<[?, ?, ?, ?], offset: ?>>, %k: memref<?x?x?x?xi8>) {
  memref.copy %m, %k : memref<?x?x?x?xi8, strided<[?, ?, ?, ?], offset: ?>> to memref<?x?x?x?xi8>
  return
}
func.func @part(%m: memref<4x4xi64>, %k: memref<4x4xi64>, %i: index) {
  %a = memref.subview %m[%i, 0] [2, 2] [1, 2] : memref<4x4xi64> to memref<2x2xi64, strided<[4, 2], offset: ?>>
  %b = memref.subview %k[1, %i] [2, 2] [2, 1] : memref<4x4xi64> to memref<2x2xi64, strided<[8, 1], offset: ?>>
  memref.copy %a, %b : memref<2x2xi64, strided<[4, 2], offset: ?>> to memref<2x2xi64, strided<[8, 1], offset: ?>>
  return
}
func.func @broadcast(%m: memref<?xi32, strided<[0], offset: ?>>, %k: memref<?xi32>) {
  memref.copy %m, %k : memref<?xi32, strided<[0], offset: ?>> to memref<?xi32>
  return
}
// CALL: @contiguous(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, memref<sizes=[2,3] fill=zero>) -> () after arg1=[1,2,3,4,5,6]
// CALL: @contiguous(memref<sizes=[0,3]>, memref<sizes=[0,3]>) -> ()
// CALL: @strided(memref<sizes=[2,2] strides=[-3,1] offset=4 data=[1,2,3,4]>, memref<sizes=[2,2] strides=[1,3] offset=1>) -> () after arg1=[1,2,3,4]
// CALL: @strided(memref<sizes=[2,0]>, memref<sizes=[2,0]>) -> ()
// CALL: @strided(memref<sizes=[1,3] strides=[100,-1] offset=2 data=[1,2,3]>, memref<sizes=[1,3] strides=[-50,2] data=[0,0,0]>) -> () after arg0=[1,2,3] arg1=[1,2,3]
// CALL: @static(memref<data=[1,2,3,4,5,6]>, memref<fill=ones>) -> () after arg1=[1,2,3,4,5,6]
// CALL: @rank0(memref<offset=3 data=[7]>, memref<offset=1 data=[9]>) -> () after arg1=[7]
// CALL: @rank4(memref<sizes=[1,2,1,2] strides=[9,1,7,3] data=[1,2,3,4]>, memref<sizes=[1,2,1,2]>) -> () after arg1=[1,2,3,4]
// CALL: @part(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, memref<data=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]>, 1) -> () after arg1=[0,0,0,0,0,4,6,0,0,0,0,0,0,8,10,0]
// CALL: @broadcast(memref<sizes=[3] offset=1 data=[5,5,5]>, memref<sizes=[3]>) -> () after arg1=[5,5,5]
// CALL-RANDOM: @contiguous(memref<sizes=[N,3]>, memref<sizes=[N,3]>) N=0..5 count=40 seed=1
// CALL-RANDOM: @strided(memref<sizes=[M,N]>, memref<sizes=[M,N]>) M=0..5 N=0..5 count=80 seed=1
// CALL-RANDOM: @static(_, _) count=20 seed=1
// CALL-RANDOM: @rank0(_, _) count=20 seed=1
// CALL-RANDOM: @rank4(memref<sizes=[A,B,C,D]>, memref<sizes=[A,B,C,D]>) A=0..3 B=0..3 C=0..3 D=0..3 count=60 seed=1
// CALL-RANDOM: @part(_, _, 0..2) count=30 seed=1
