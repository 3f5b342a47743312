// RUN: %check %s
// OPERATION: memref.alloc
// The size doubles each time round until it is too large.
func.func @f(%n: i8) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  cf.br ^head(%zero, %c2 : i8, index)
^head(%i: i8, %size: index):
  %go = arith.cmpi ult, %i, %n : i8
  %j = arith.addi %i, %one : i8
  %twice = arith.muli %size, %c2 : index
  cf.cond_br %go, ^head(%j, %twice : i8, index), ^end
^end:
  %m = memref.alloc(%size) {alignment = 64 : i64} : memref<?x2xcomplex<f32>>  // TRAP: size-overflow
  %r = memref.dim %m, %c0 : memref<?x2xcomplex<f32>>
  memref.dealloc %m : memref<?x2xcomplex<f32>>
  return %r : index
}
// CALL: @f(60) -> trap(size-overflow)
// CALL: @f(5) -> 64
