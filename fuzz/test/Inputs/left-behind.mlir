// The lowering of the test leaves expand_shape behind, which no call shows.
memref.global "private" @table : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func private @helper(%m: memref<4xi32>) -> i32 {
  %c3 = arith.constant 3 : index
  %v = memref.load %m[%c3] : memref<4xi32>
  return %v : i32
}
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.get_global @table : memref<4xi32>
  %h = func.call @helper(%t) : (memref<4xi32>) -> i32
  cf.br ^head(%c0, %h : index, i32)
^head(%i: index, %sum: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %v = memref.load %m[%i] : memref<?xi32>
  %next = arith.addi %sum, %v : i32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %next : index, i32)
^end:
  %split = memref.expand_shape %t [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  return %sum : i32
}
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, 3) -> 10
