// RUN: %check %s
// OPERATION: memref.copy
// Row by row the copy fits, until the last row of the source, which is shorter than the target.
func.func @f(%m: memref<3x4xi32>, %k: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %last = arith.constant 2 : index
  %is = arith.cmpi eq, %i, %last : index
  %short = arith.constant 3 : index
  %size = arith.select %is, %short, %c4 : index
  %v = memref.subview %m[%i, 0] [1, %size] [1, 1] : memref<3x4xi32> to memref<?xi32, strided<[1], offset: ?>>
  memref.copy %v, %k : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32>  // TRAP: shape-mismatch
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  return
}
// CALL: @f(memref<>, memref<sizes=[4]>, 3) -> trap(shape-mismatch)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8,9,10,11,12]>, memref<sizes=[4]>, 2) -> () after arg1=[5,6,7,8]
