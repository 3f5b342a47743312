func.func @sum(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^head(%c0, %z : index, i32)
^head(%i: index, %s: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %v = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  %t = arith.addi %s, %v : i32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, i32)
^done:
  return %s : i32
}
// CALL: @sum(memref<sizes=[3] strides=[-2] data=[1,2,3]>) -> 6
// CALL-RANDOM: @sum count=50
