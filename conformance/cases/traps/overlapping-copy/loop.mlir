// RUN: %check %s
// OPERATION: memref.copy
// The target comes closer to the source each time round; only the last step is too close.
func.func @f(%m: memref<6xi8>, %last: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  cf.br ^head(%c4 : index)
^head(%i: index):
  %go = arith.cmpi sge, %i, %last : index
  cf.cond_br %go, ^body, ^end
^body:
  %v = memref.subview %m[0] [2] [1] : memref<6xi8> to memref<2xi8, strided<[1]>>
  %w = memref.subview %m[%i] [2] [1] : memref<6xi8> to memref<2xi8, strided<[1], offset: ?>>
  memref.copy %v, %w : memref<2xi8, strided<[1]>> to memref<2xi8, strided<[1], offset: ?>>  // TRAP: overlapping-copy
  %j = arith.subi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  return
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 1) -> trap(overlapping-copy)
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 2) -> () after arg0=[1,2,1,2,2,2]
