// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// Masked transfers that start below zero: lanes that are on and inside are moved, lanes that are off are not looked at, wherever they lie.
// Each function turns the lanes below zero off, which would be undefined.
func.func @read(%m: memref<?xi32>, %i: index, %p: i32, %k: vector<5xi1>) -> vector<5xi32> {
  %z = arith.constant dense<0> : vector<5xindex>
  %s0 = arith.constant dense<[0, 1, 2, 3, 4]> : vector<5xindex>
  %b0 = vector.broadcast %i : index to vector<5xindex>
  %p0 = arith.addi %s0, %b0 : vector<5xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<5xindex>
  %k0 = arith.andi %k, %o0 : vector<5xi1>
  %r = vector.transfer_read %m[%i], %p, %k0 : memref<?xi32>, vector<5xi32>
  return %r : vector<5xi32>
}
func.func @write(%v: vector<5xi32>, %m: memref<?xi32>, %i: index, %k: vector<5xi1>) {
  %z = arith.constant dense<0> : vector<5xindex>
  %s0 = arith.constant dense<[0, 1, 2, 3, 4]> : vector<5xindex>
  %b0 = vector.broadcast %i : index to vector<5xindex>
  %p0 = arith.addi %s0, %b0 : vector<5xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<5xindex>
  %k0 = arith.andi %k, %o0 : vector<5xi1>
  vector.transfer_write %v, %m[%i], %k0 : vector<5xi32>, memref<?xi32>
  return
}
func.func @bytes(%m: memref<?xi8>, %i: index, %p: i8, %k: vector<4xi1>) -> vector<4xi8> {
  %z = arith.constant dense<0> : vector<4xindex>
  %s0 = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %b0 = vector.broadcast %i : index to vector<4xindex>
  %p0 = arith.addi %s0, %b0 : vector<4xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<4xindex>
  %k0 = arith.andi %k, %o0 : vector<4xi1>
  %r = vector.transfer_read %m[%i], %p, %k0 : memref<?xi8>, vector<4xi8>
  return %r : vector<4xi8>
}
func.func @strided(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %p: f32, %k: vector<3xi1>) -> vector<3xf32> {
  %z = arith.constant dense<0> : vector<3xindex>
  %s0 = arith.constant dense<[0, 1, 2]> : vector<3xindex>
  %b0 = vector.broadcast %i : index to vector<3xindex>
  %p0 = arith.addi %s0, %b0 : vector<3xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<3xindex>
  %k0 = arith.andi %k, %o0 : vector<3xi1>
  %r = vector.transfer_read %m[%i], %p, %k0 : memref<?xf32, strided<[?], offset: ?>>, vector<3xf32>
  return %r : vector<3xf32>
}
func.func @write_strided(%v: vector<3xi16>, %m: memref<?xi16, strided<[?], offset: ?>>, %i: index, %k: vector<3xi1>) {
  %z = arith.constant dense<0> : vector<3xindex>
  %s0 = arith.constant dense<[0, 1, 2]> : vector<3xindex>
  %b0 = vector.broadcast %i : index to vector<3xindex>
  %p0 = arith.addi %s0, %b0 : vector<3xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<3xindex>
  %k0 = arith.andi %k, %o0 : vector<3xi1>
  vector.transfer_write %v, %m[%i], %k0 : vector<3xi16>, memref<?xi16, strided<[?], offset: ?>>
  return
}
func.func @box(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32, %k: vector<2x3xi1>) -> vector<2x3xi32> {
  %z = arith.constant dense<0> : vector<2x3xindex>
  %s0 = arith.constant dense<[[0, 0, 0], [1, 1, 1]]> : vector<2x3xindex>
  %b0 = vector.broadcast %i : index to vector<2x3xindex>
  %p0 = arith.addi %s0, %b0 : vector<2x3xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<2x3xindex>
  %k0 = arith.andi %k, %o0 : vector<2x3xi1>
  %s1 = arith.constant dense<[[0, 1, 2], [0, 1, 2]]> : vector<2x3xindex>
  %b1 = vector.broadcast %j : index to vector<2x3xindex>
  %p1 = arith.addi %s1, %b1 : vector<2x3xindex>
  %o1 = arith.cmpi sge, %p1, %z : vector<2x3xindex>
  %k1 = arith.andi %k0, %o1 : vector<2x3xi1>
  %r = vector.transfer_read %m[%i, %j], %p, %k1 : memref<?x?xi32>, vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @write_box(%v: vector<2x3xi32>, %m: memref<?x?xi32>, %i: index, %j: index, %k: vector<2x3xi1>) {
  %z = arith.constant dense<0> : vector<2x3xindex>
  %s0 = arith.constant dense<[[0, 0, 0], [1, 1, 1]]> : vector<2x3xindex>
  %b0 = vector.broadcast %i : index to vector<2x3xindex>
  %p0 = arith.addi %s0, %b0 : vector<2x3xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<2x3xindex>
  %k0 = arith.andi %k, %o0 : vector<2x3xi1>
  %s1 = arith.constant dense<[[0, 1, 2], [0, 1, 2]]> : vector<2x3xindex>
  %b1 = vector.broadcast %j : index to vector<2x3xindex>
  %p1 = arith.addi %s1, %b1 : vector<2x3xindex>
  %o1 = arith.cmpi sge, %p1, %z : vector<2x3xindex>
  %k1 = arith.andi %k0, %o1 : vector<2x3xi1>
  vector.transfer_write %v, %m[%i, %j], %k1 : vector<2x3xi32>, memref<?x?xi32>
  return
}
func.func @turned(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32, %k: vector<3x2xi1>) -> vector<2x3xi32> {
  %z = arith.constant dense<0> : vector<3x2xindex>
  %s0 = arith.constant dense<[[0, 0], [1, 1], [2, 2]]> : vector<3x2xindex>
  %b0 = vector.broadcast %i : index to vector<3x2xindex>
  %p0 = arith.addi %s0, %b0 : vector<3x2xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<3x2xindex>
  %k0 = arith.andi %k, %o0 : vector<3x2xi1>
  %s1 = arith.constant dense<[[0, 1], [0, 1], [0, 1]]> : vector<3x2xindex>
  %b1 = vector.broadcast %j : index to vector<3x2xindex>
  %p1 = arith.addi %s1, %b1 : vector<3x2xindex>
  %o1 = arith.cmpi sge, %p1, %z : vector<3x2xindex>
  %k1 = arith.andi %k0, %o1 : vector<3x2xi1>
  %r = vector.transfer_read %m[%i, %j], %p, %k1 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xi32>, vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @write_turned(%v: vector<2x3xi32>, %m: memref<?x?xi32>, %i: index, %j: index, %k: vector<3x2xi1>) {
  %z = arith.constant dense<0> : vector<3x2xindex>
  %s0 = arith.constant dense<[[0, 0], [1, 1], [2, 2]]> : vector<3x2xindex>
  %b0 = vector.broadcast %i : index to vector<3x2xindex>
  %p0 = arith.addi %s0, %b0 : vector<3x2xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<3x2xindex>
  %k0 = arith.andi %k, %o0 : vector<3x2xi1>
  %s1 = arith.constant dense<[[0, 1], [0, 1], [0, 1]]> : vector<3x2xindex>
  %b1 = vector.broadcast %j : index to vector<3x2xindex>
  %p1 = arith.addi %s1, %b1 : vector<3x2xindex>
  %o1 = arith.cmpi sge, %p1, %z : vector<3x2xindex>
  %k1 = arith.andi %k0, %o1 : vector<3x2xi1>
  vector.transfer_write %v, %m[%i, %j], %k1 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xi32>, memref<?x?xi32>
  return
}
func.func @column(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32, %k: vector<3xi1>) -> vector<3xi32> {
  %z = arith.constant dense<0> : vector<3xindex>
  %s0 = arith.constant dense<[0, 1, 2]> : vector<3xindex>
  %b0 = vector.broadcast %i : index to vector<3xindex>
  %p0 = arith.addi %s0, %b0 : vector<3xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<3xindex>
  %k0 = arith.andi %k, %o0 : vector<3xi1>
  %r = vector.transfer_read %m[%i, %j], %p, %k0 {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xi32>, vector<3xi32>
  return %r : vector<3xi32>
}
func.func @half(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32, %k: vector<2x2xi1>) -> vector<2x2xi32> {
  %z = arith.constant dense<0> : vector<2x2xindex>
  %s0 = arith.constant dense<[[0, 0], [1, 1]]> : vector<2x2xindex>
  %b0 = vector.broadcast %i : index to vector<2x2xindex>
  %p0 = arith.addi %s0, %b0 : vector<2x2xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<2x2xindex>
  %k0 = arith.andi %k, %o0 : vector<2x2xi1>
  %r = vector.transfer_read %m[%i, %j], %p, %k0 {in_bounds = [false, true]} : memref<?x?xi32>, vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @inside(%m: memref<?xi32>, %i: index, %p: i32, %k: vector<4xi1>) -> vector<4xi32> {
  %z = arith.constant dense<0> : vector<4xindex>
  %s0 = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %b0 = vector.broadcast %i : index to vector<4xindex>
  %p0 = arith.addi %s0, %b0 : vector<4xindex>
  %o0 = arith.cmpi sge, %p0, %z : vector<4xindex>
  %k0 = arith.andi %k, %o0 : vector<4xi1>
  %r = vector.mask %k0 { vector.transfer_read %m[%i], %p : memref<?xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
// CALL: @read(memref<sizes=[3] data=[1,2,3]>, -1, 9, [false, false, true, false, true]) -> [9, 9, 2, 9, 9]
// CALL: @read(memref<sizes=[8] data=[1,2,3,4,5,6,7,8]>, -4, 9, [false, false, false, false, true]) -> [9, 9, 9, 9, 1]
// CALL: @read(memref<sizes=[3] data=[1,2,3]>, -4, 9, [false, false, false, false, false]) -> [9, 9, 9, 9, 9]
// CALL: @read(memref<sizes=[3] data=[1,2,3]>, -1073741824, 9, [false, false, false, false, false]) -> [9, 9, 9, 9, 9]
// CALL: @write([91, 92, 93, 94, 95], memref<sizes=[3] data=[1,2,3]>, -1, [false, false, true, false, true]) -> () after arg1=[1,93,3]
// CALL: @write([91, 92, 93, 94, 95], memref<sizes=[2] data=[1,2]>, -3, [false, false, false, true, true]) -> () after arg1=[94,95]
// CALL: @bytes(memref<sizes=[4] data=[1,2,3,4]>, -2, 9, [false, false, true, true]) -> [9, 9, 1, 2]
// CALL: @strided(memref<sizes=[2] strides=[2] offset=1 data=[1,2]>, -1, 0.5, [false, true, true]) -> [0.5, 1.0, 2.0]
// CALL: @write_strided([91, 92, 93], memref<sizes=[2] strides=[3] data=[1,2]>, -2, [false, false, true]) -> () after arg1=[93,2]
// CALL: @box(memref<sizes=[2,2] data=[1,2,3,4]>, -1, -1, 9, [false, false, false, false, true, true]) -> [9, 9, 9, 9, 1, 2]
// CALL: @box(memref<sizes=[2,2] data=[1,2,3,4]>, 0, -1, 9, [false, true, true, false, true, false]) -> [9, 1, 2, 9, 3, 9]
// CALL: @write_box([91, 92, 93, 94, 95, 96], memref<sizes=[2,2] data=[1,2,3,4]>, -1, 1, [false, false, false, true, true, true]) -> () after arg1=[1,94,3,4]
// CALL: @turned(memref<sizes=[2,2] data=[1,2,3,4]>, -1, -1, 9, [false, false, false, true, false, true]) -> [9, 9, 9, 9, 1, 3]
// CALL: @write_turned([91, 92, 93, 94, 95, 96], memref<sizes=[3,2] data=[1,2,3,4,5,6]>, 0, -1, [false, true, false, true, false, false]) -> () after arg1=[94,2,95,4,5,6]
// CALL: @column(memref<sizes=[2,2] data=[1,2,3,4]>, -1, 1, 9, [false, true, true]) -> [9, 2, 4]
// CALL: @half(memref<sizes=[2,2] data=[1,2,3,4]>, -1, 0, 9, [false, false, false, true]) -> [9, 9, 9, 2]
// CALL: @inside(memref<sizes=[2] data=[1,2]>, -1, 9, [false, true, false, true]) -> [9, 1, 9, 9]
// CALL-RANDOM: @read(memref<sizes=[N]>, -3..N, _, _) N=0..8 count=60 seed=1
// CALL-RANDOM: @write(_, memref<sizes=[N]>, -3..N, _) N=0..8 count=60 seed=2
// CALL-RANDOM: @bytes(memref<sizes=[N]>, -3..N, _, _) N=0..8 count=60 seed=3
// CALL-RANDOM: @strided(memref<sizes=[N]>, -2..N, _, _) N=0..6 count=60 seed=4
// CALL-RANDOM: @write_strided(_, memref<sizes=[N]>, -2..N, _) N=0..6 count=60 seed=5
// CALL-RANDOM: @box(memref<sizes=[M,N]>, -1..M, -2..N, _, _) M=0..4 N=0..5 count=80 seed=6
// CALL-RANDOM: @write_box(_, memref<sizes=[M,N]>, -1..M, -2..N, _) M=0..4 N=0..5 count=80 seed=7
// CALL-RANDOM: @turned(memref<sizes=[M,N]>, -2..M, -1..N, _, _) M=0..4 N=0..4 count=80 seed=8
// CALL-RANDOM: @write_turned(_, memref<sizes=[M,N]>, -2..M, -1..N, _) M=0..4 N=0..4 count=80 seed=9
// CALL-RANDOM: @column(memref<sizes=[M,N]>, -2..M, 0..N-1, _, _) M=0..5 N=1..4 count=60 seed=10
// CALL-RANDOM: @half(memref<sizes=[M,N]>, -1..M, 0..N-2, _, _) M=0..4 N=2..5 count=60 seed=12
// CALL-RANDOM: @inside(memref<sizes=[N]>, -3..N, _, _) N=0..8 count=60 seed=11
