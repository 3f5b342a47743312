// RUN: %check %s
// CLAUSE: DESC-UNRANKED-06
// Every iteration has a descriptor of its own: the unranked memrefs of two iterations are alive at once and still differ.
func.func @last_two(%m: memref<?xi32>, %n: index)
    -> (i32, i32, memref<2xi32, strided<[1], offset: ?>>, memref<2xi32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %start = memref.subview %m[%c0] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: ?>>
  %first = memref.cast %start : memref<2xi32, strided<[1], offset: ?>> to memref<*xi32>
  cf.br ^head(%c1, %first, %first : index, memref<*xi32>, memref<*xi32>)
^head(%i: index, %before: memref<*xi32>, %now: memref<*xi32>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %v = memref.subview %m[%i] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: ?>>
  %u = memref.cast %v : memref<2xi32, strided<[1], offset: ?>> to memref<*xi32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %now, %u : index, memref<*xi32>, memref<*xi32>)
^end:
  %a = memref.cast %before : memref<*xi32> to memref<2xi32, strided<[1], offset: ?>>
  %b = memref.cast %now : memref<*xi32> to memref<2xi32, strided<[1], offset: ?>>
  %x = memref.load %a[%c0] : memref<2xi32, strided<[1], offset: ?>>
  %y = memref.load %b[%c0] : memref<2xi32, strided<[1], offset: ?>>
  return %x, %y, %a, %b : i32, i32, memref<2xi32, strided<[1], offset: ?>>, memref<2xi32, strided<[1], offset: ?>>
}
// CALL: @last_two(memref<sizes=[6] data=[10,11,12,13,14,15]>, 4) -> 12, 13, memref<offset=2 data=[12,13] buffer=arg0>, memref<offset=3 data=[13,14] buffer=arg0>
// CALL: @last_two(memref<sizes=[6] data=[10,11,12,13,14,15]>, 2) -> 10, 11, _, _
// CALL: @last_two(memref<sizes=[6] data=[10,11,12,13,14,15]>, 1) -> 10, 10, _, _
// CALL: @last_two(memref<sizes=[6] data=[10,11,12,13,14,15]>, -1) -> 10, 10, _, _
// CALL: @last_two(memref<sizes=[6] data=[10,11,12,13,14,15] lead=64>, 4) -> 12, 13, memref<offset=2 data=[12,13] buffer=arg0>, memref<offset=3 data=[13,14] buffer=arg0>
// CALL: @last_two(memref<sizes=[6] data=[-1640531527,1013904242,-626627284,2027808485,387276959,-1253254568] lead=64>, 4) -> -626627284, 2027808485, _, _
// CALL: @last_two(memref<sizes=[6] data=[10,11,12,13,14,15] lead=64>, 2) -> 10, 11, _, _
