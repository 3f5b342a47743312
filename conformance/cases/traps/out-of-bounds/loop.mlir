// RUN: %check %s
// OPERATION: memref.load
// The loop follows a negative stride one step too far, to before the buffer: memref.load.
func.func @f(%m: memref<?xi8>, %start: index, %n: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i8
  %v = memref.reinterpret_cast %m to offset: [%start], sizes: [%n], strides: [-1] : memref<?xi8> to memref<?xi8, strided<[-1], offset: ?>>
  cf.br ^head(%c0, %z : index, i8)
^head(%i: index, %s: i8):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %x = memref.load %v[%i] : memref<?xi8, strided<[-1], offset: ?>>  // TRAP: out-of-bounds
  %t = arith.addi %s, %x : i8
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, i8)
^end:
  return %s : i8
}
// CALL: @f(memref<sizes=[4] data=[1,2,3,4]>, 2, 4) -> trap(out-of-bounds)
// CALL: @f(memref<sizes=[4] data=[1,2,3,4]>, 2, 3) -> 6
