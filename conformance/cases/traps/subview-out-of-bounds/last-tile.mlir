// RUN: %check %s
// OPERATION: memref.subview
// A loop over tiles whose last tile is not complete.
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  cf.br ^head(%c0, %zero : index, i32)
^head(%i: index, %sum: i32):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %v = memref.subview %m[%i] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: ?>>  // TRAP: subview-out-of-bounds
  %a = memref.load %v[%c0] : memref<2xi32, strided<[1], offset: ?>>
  %s = arith.addi %sum, %a : i32
  %j = arith.addi %i, %c2 : index
  cf.br ^head(%j, %s : index, i32)
^end:
  return %sum : i32
}
// CALL: @f(memref<sizes=[5] bytes=32 data=[1,2,3,4,5]>, 5) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[5] bytes=32 data=[1,2,3,4,5]>, 4) -> 4
