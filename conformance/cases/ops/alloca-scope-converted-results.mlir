// RUN: %check %s
// memref.alloca_scope: results of types that are lowered to other types.
func.func @memrefs(%m: memref<?xi32>) -> memref<?xi32> {
  %r = memref.alloca_scope -> (memref<?xi32>) {
    %c0 = arith.constant 0 : index
    %seven = arith.constant 7 : i32
    %v = memref.atomic_rmw addi %seven, %m[%c0] : (i32, memref<?xi32>) -> i32
    memref.alloca_scope.return %m : memref<?xi32>
  }
  return %r : memref<?xi32>
}
func.func @number(%a: index) -> index {
  %r = memref.alloca_scope -> (index) {
    %x = arith.addi %a, %a : index
    memref.alloca_scope.return %x : index
  }
  return %r : index
}
// CALL: @memrefs(memref<sizes=[2] data=[1,2]>) -> memref<sizes=[2] strides=[1] offset=0 data=[8,2] buffer=arg0>
// CALL: @number(-3) -> -6
// CALL-RANDOM: @memrefs(memref<sizes=[N]>) N=1..6 count=40 seed=11
// CALL-RANDOM: @number count=40 seed=11
