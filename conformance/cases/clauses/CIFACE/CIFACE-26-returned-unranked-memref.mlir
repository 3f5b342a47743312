// RUN: %check %s
// CLAUSE: CIFACE-26
// C gets rank and a descriptor on the heap, which it frees.
func.func @either(%m: memref<?xi32>, %n: memref<2x3xi32>, %which: i1) -> memref<*xi32> attributes {llvm.emit_c_interface} {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %v = memref.cast %n : memref<2x3xi32> to memref<*xi32>
  %r = arith.select %which, %u, %v : memref<*xi32>
  return %r : memref<*xi32>
}
// CALL: @either(memref<sizes=[4] data=[1,2,3,4]>, memref<data=[5,6,7,8,9,10]>, true) -> memref<buffer=arg0 sizes=[4] strides=[1] data=[1,2,3,4]>
// CALL: @either(memref<sizes=[4] data=[1,2,3,4]>, memref<data=[5,6,7,8,9,10]>, false) -> memref<buffer=arg1 sizes=[2,3] strides=[3,1] data=[5,6,7,8,9,10]>
// CALL-RANDOM: @either(memref<sizes=[N]>, _, _) N=1..2 count=40 seed=11
