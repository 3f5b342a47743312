// RUN: %check %s
// CLAUSE: ALLOC-08
// OPTIONS: index-bitwidth=32
// An alignment request is met in the width of pointers, whatever the width of index.
func.func @f(%x: i32, %y: i32, %z: i32) -> (i32, memref<3xi32>) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<3xi32>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  memref.store %x, %m[%c0] : memref<3xi32>
  memref.store %y, %m[%c1] : memref<3xi32>
  memref.store %z, %m[%c2] : memref<3xi32>
  %v = memref.load %m[%c1] : memref<3xi32>
  return %v, %m : i32, memref<3xi32>
}
func.func @g(%n: index) -> memref<?xi32> {
  %m = memref.alloc(%n) {alignment = 32 : i64} : memref<?xi32>
  return %m : memref<?xi32>
}
// CALL: @f(17, -1800000, 1900000) -> -1800000, memref<offset=0 sizes=[3] strides=[1] data=[17,-1800000,1900000] buffer=fresh>
// CALL: @g(0) -> memref<offset=0 sizes=[0] strides=[1]>
// CALL: @g(2) -> memref<offset=0 sizes=[2] strides=[1] buffer=fresh>
