// RUN: %check %s
// OPERATION: memref.store
// The byte that is written is the one that is there; it is a write all the same.
memref.global "private" constant @g : memref<3xi8> = dense<[5, 6, 7]>
func.func @f(%c: i1) -> i8 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @g : memref<3xi8>
  %v = memref.load %m[%c1] : memref<3xi8>
  cf.cond_br %c, ^write, ^end
^write:
  memref.store %v, %m[%c1] : memref<3xi8>  // TRAP: write-to-constant
  cf.br ^end
^end:
  return %v : i8
}
// CALL: @f(true) -> trap(write-to-constant)
// CALL: @f(false) -> 6
