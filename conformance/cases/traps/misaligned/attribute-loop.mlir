// RUN: %check %s
// OPERATION: memref.store
// A loop stores with a promise of 16 bytes; with a step of four elements it holds, with two it breaks in the second iteration: memref.store.
func.func @f(%m: memref<?xi32>, %step: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  memref.store %a, %m[%i] {alignment = 16 : i64} : memref<?xi32>  // TRAP: misaligned
  %j = arith.addi %i, %step : index
  cf.br ^head(%j : index)
^end:
  return
}
// CALL: @f(memref<sizes=[6] align=16 data=[1,2,3,4,5,6]>, 2, 0) -> trap(misaligned)
// CALL: @f(memref<sizes=[6] align=16 data=[1,2,3,4,5,6]>, 4, 0) -> () after arg0=[0,2,3,4,0,6]
