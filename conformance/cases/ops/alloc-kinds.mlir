// RUN: %check %s
// CLAUSE: ALLOC-14
// memref.alloc, static and dynamic, rank 0 to 4: offset 0, row-major strides, new memory that can be written and read.
func.func @dynamic(%m: index, %n: index) -> memref<?x3x?xi16> {
  %r = memref.alloc(%m, %n) : memref<?x3x?xi16>
  return %r : memref<?x3x?xi16>
}
func.func @static() -> memref<2x3x4xf32> {
  %r = memref.alloc() : memref<2x3x4xf32>
  return %r : memref<2x3x4xf32>
}
func.func @rank0(%a: i64) -> memref<i64> {
  %r = memref.alloc() : memref<i64>
  memref.store %a, %r[] : memref<i64>
  return %r : memref<i64>
}
func.func @rank4(%n: index) -> memref<1x?x2x?xi8> {
  %r = memref.alloc(%n, %n) : memref<1x?x2x?xi8>
  return %r : memref<1x?x2x?xi8>
}
func.func @fill(%n: index) -> memref<?x2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = memref.alloc(%n) : memref<?x2xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %k = arith.muli %i, %c2 : index
  %v = arith.index_cast %k : index to i32
  memref.store %v, %r[%i, %c0] : memref<?x2xi32>
  %k1 = arith.addi %k, %c1 : index
  %w = arith.index_cast %k1 : index to i32
  memref.store %w, %r[%i, %c1] : memref<?x2xi32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^exit:
  return %r : memref<?x2xi32>
}
// CALL: @dynamic(2, 5) -> memref<sizes=[2,3,5] strides=[15,5,1] offset=0 buffer=fresh>
// CALL: @dynamic(0, 5) -> memref<sizes=[0,3,5] strides=[15,5,1] offset=0>
// CALL: @dynamic(4, 0) -> memref<sizes=[4,3,0] offset=0>
// CALL: @static() -> memref<sizes=[2,3,4] strides=[12,4,1] offset=0 buffer=fresh>
// CALL: @rank0(-5) -> memref<offset=0 data=[-5] buffer=fresh>
// CALL: @rank4(3) -> memref<sizes=[1,3,2,3] strides=[18,6,3,1] offset=0 buffer=fresh>
// CALL: @fill(3) -> memref<sizes=[3,2] data=[0,1,2,3,4,5] buffer=fresh>
// CALL: @fill(0) -> memref<sizes=[0,2]>
// CALL-RANDOM: @dynamic(0..4, 0..4) count=20 seed=1
// CALL-RANDOM: @rank4(0..4) count=10 seed=1
// CALL-RANDOM: @fill(0..9) count=10 seed=1
