// RUN: %check %s
// OPERATION: cf.cond_br
// Poison went into memory and out of it, which is allowed; branching on it is the fault: cf.cond_br.
func.func @f(%m: memref<2xi8>, %a: i8, %s: i8, %i: index) -> i8 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %p = arith.shli %a, %s : i8
  memref.store %p, %m[%c0] : memref<2xi8>
  %x = memref.load %m[%i] : memref<2xi8>
  %c = arith.cmpi eq, %x, %z : i8
  memref.store %z, %m[%c0] : memref<2xi8>
  cf.cond_br %c, ^end(%s : i8), ^end(%x : i8)  // TRAP: branch-on-poison
^end(%r: i8):
  return %r : i8
}
// CALL: @f(memref<data=[4,5]>, 1, 9, 0) -> trap(branch-on-poison)
// CALL: @f(memref<data=[4,5]>, 1, 9, 1) -> 5
// CALL: @f(memref<data=[4,5]>, 1, 7, 0) -> -128
