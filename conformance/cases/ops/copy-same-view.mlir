// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// memref.copy of a view onto the very same view changes nothing: in whichever order elements are copied, none is written that another one is read from.
func.func @plain(%m: memref<?xi32>) {
  memref.copy %m, %m : memref<?xi32> to memref<?xi32>
  return
}
func.func @static(%m: memref<2x3xi16>) {
  memref.copy %m, %m : memref<2x3xi16> to memref<2x3xi16>
  return
}
func.func @scalar(%m: memref<f64>) {
  memref.copy %m, %m : memref<f64> to memref<f64>
  return
}
func.func @strided(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %k: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  memref.copy %m, %k : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}
func.func @types(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %k: memref<2x?xi8, strided<[?, 1], offset: ?>>) {
  memref.copy %m, %k : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<2x?xi8, strided<[?, 1], offset: ?>>
  return
}
func.func @unranked(%u: memref<*xi32>, %w: memref<*xi32>) {
  memref.copy %u, %w : memref<*xi32> to memref<*xi32>
  return
}
func.func @odd(%m: memref<?xi24>, %k: memref<?xi24>) {
  memref.copy %m, %k : memref<?xi24> to memref<?xi24>
  return
}
func.func @views(%m: memref<6xi64>, %i: index, %j: index) {
  %v = memref.subview %m[%i] [3] [1] : memref<6xi64> to memref<3xi64, strided<[1], offset: ?>>
  %w = memref.reinterpret_cast %m to offset: [%j], sizes: [3], strides: [1] : memref<6xi64> to memref<3xi64, strided<[1], offset: ?>>
  memref.copy %v, %w : memref<3xi64, strided<[1], offset: ?>> to memref<3xi64, strided<[1], offset: ?>>
  return
}
func.func @scope(%c: i1, %m: memref<?xi32>, %k: memref<?xi32>) {
  memref.alloca_scope {
    %w = arith.select %c, %m, %k : memref<?xi32>
    memref.copy %m, %w : memref<?xi32> to memref<?xi32>
  }
  return
}
// CALL: @plain(memref<sizes=[3] data=[1,2,3]>) -> () after arg0=[1,2,3]
// CALL: @plain(memref<sizes=[1] data=[7]>) -> () after arg0=[7]
// CALL: @plain(memref<sizes=[0]>) -> ()
// CALL: @static(memref<data=[1,2,3,4,5,6]>) -> () after arg0=[1,2,3,4,5,6]
// CALL: @scalar(memref<data=[2.5]>) -> () after arg0=[2.5]
// CALL: @strided(memref<sizes=[2,2] strides=[1,3] bytes=32 data=[1,2,3,4]>, memref<sizes=[2,2] strides=[1,3] buffer=arg0>) -> () after arg0=[1,2,3,4] arg1=[1,2,3,4]
// CALL: @strided(memref<sizes=[2,2] strides=[-2,1] offset=2 bytes=16 data=[1,2,3,4]>, memref<sizes=[2,2] strides=[-2,1] offset=2 buffer=arg0>) -> () after arg0=[1,2,3,4]
// CALL: @strided(memref<sizes=[2,2] strides=[0,1] bytes=8 data=[1,2,1,2]>, memref<sizes=[2,2] strides=[0,1] buffer=arg0>) -> () after arg0=[1,2,1,2]
// CALL: @strided(memref<sizes=[1,2] strides=[7,1] bytes=8 data=[1,2]>, memref<sizes=[1,2] strides=[2,1] buffer=arg0>) -> () after arg0=[1,2]
// CALL: @strided(memref<sizes=[1,1] strides=[7,5] bytes=4 data=[9]>, memref<sizes=[1,1] strides=[2,1] buffer=arg0>) -> () after arg0=[9]
// CALL: @strided(memref<sizes=[0,2] strides=[2,1] bytes=16>, memref<sizes=[0,2] strides=[1,1] buffer=arg0>) -> ()
// CALL: @types(memref<sizes=[2,2] strides=[3,1] bytes=8 data=[1,2,3,4]>, memref<sizes=[2,2] strides=[3,1] buffer=arg0>) -> () after arg0=[1,2,3,4]
// CALL: @unranked(memref<* sizes=[2,2] bytes=16 data=[1,2,3,4]>, memref<* sizes=[2,2] buffer=arg0>) -> () after arg0=[1,2,3,4]
// CALL: @unranked(memref<* sizes=[] data=[5]>, memref<* sizes=[] buffer=arg0>) -> () after arg0=[5]
// CALL: @unranked(memref<* sizes=[0,3] bytes=16>, memref<* sizes=[0,3] buffer=arg0>) -> ()
// CALL: @odd(memref<sizes=[3] bytes=12 data=[1,2,-3]>, memref<sizes=[3] buffer=arg0>) -> () after arg0=[1,2,-3]
// CALL: @views(memref<data=[1,2,3,4,5,6]>, 2, 2) -> () after arg0=[1,2,3,4,5,6]
// CALL: @views(memref<data=[1,2,3,4,5,6]>, 0, 3) -> () after arg0=[1,2,3,1,2,3]
// CALL: @scope(true, memref<sizes=[2] data=[1,2]>, memref<sizes=[2]>) -> () after arg1=[1,2]
// CALL-RANDOM: @plain(memref<sizes=[N]>) N=0..6 count=20 seed=1
// CALL-RANDOM: @static(_) count=10 seed=2
// CALL-RANDOM: @scalar count=20 seed=1
// CALL-RANDOM: @strided(memref<sizes=[N,N]>, memref<sizes=[N,N]>) N=1..6 count=20 seed=2
// CALL-RANDOM: @scope(_, memref<sizes=[N]>, memref<sizes=[N]>) N=1..6 count=20 seed=4
