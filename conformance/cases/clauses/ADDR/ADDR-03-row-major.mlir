// RUN: %check %s
// CLAUSE: ADDR-03
// In the default layout the first index varies slowest.
func.func @at(%m: memref<?x?xi32>, %i: index, %j: index) -> i32 {
  %r = memref.load %m[%i, %j] : memref<?x?xi32>
  return %r : i32
}
func.func @static(%m: memref<2x3x2xi8>, %i: index, %j: index, %k: index, %v: i8) {
  memref.store %v, %m[%i, %j, %k] : memref<2x3x2xi8>
  return
}
func.func @linear(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 99 : i32
  %m = memref.alloc(%n) : memref<2x?xi32>
  memref.store %v, %m[%c1, %c0] : memref<2x?xi32>
  %flat = memref.reinterpret_cast %m to offset: [0], sizes: [6], strides: [1] : memref<2x?xi32> to memref<6xi32>
  %at = arith.addi %n, %c0 : index
  %r = memref.load %flat[%at] : memref<6xi32>
  memref.dealloc %m : memref<2x?xi32>
  return %r : i32
}
// CALL: @at(memref<sizes=[2,3] data=[0,1,2,10,11,12]>, 1, 0) -> 10
// CALL: @at(memref<sizes=[2,3] data=[0,1,2,10,11,12]>, 0, 2) -> 2
// CALL: @static(memref<data=[0,0,0,0,0,0,0,0,0,0,0,0]>, 1, 0, 1, 5) -> () after arg0=[0,0,0,0,0,0,0,5,0,0,0,0]
// CALL: @static(memref<data=[0,0,0,0,0,0,0,0,0,0,0,0]>, 0, 2, 0, 6) -> () after arg0=[0,0,0,0,6,0,0,0,0,0,0,0]
// CALL: @linear(3) -> 99
// CALL-RANDOM: @at(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..6 count=20 seed=1
// CALL-RANDOM: @static(_, 0..1, 0..1, 0..1, _) count=20 seed=2
