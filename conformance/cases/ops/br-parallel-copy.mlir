// RUN: %check %s
// CLAUSE: SUCC-04
// Block arguments receive their operands at once: swaps and rotations through loop back edges.
func.func @swap(%n: index, %a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %a, %b : index, i32, i32)
^head(%i: index, %x: i32, %y: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %y, %x : index, i32, i32)
^exit:
  return %x, %y : i32, i32
}
func.func @rotate(%n: index, %a: f64, %b: f64, %c: f64, %d: f64) -> (f64, f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %a, %b, %c, %d : index, f64, f64, f64, f64)
^head(%i: index, %w: f64, %x: f64, %y: f64, %z: f64):
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^head(%next, %x, %y, %z, %w : index, f64, f64, f64, f64), ^exit
^exit:
  return %w, %x, %y, %z : f64, f64, f64, f64
}
func.func @fibonacci(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  cf.br ^head(%n, %c0, %c1 : i64, i64, i64)
^head(%k: i64, %a: i64, %b: i64):
  %more = arith.cmpi sgt, %k, %c0 : i64
  %rest = arith.subi %k, %c1 : i64
  %sum = arith.addi %a, %b : i64
  cf.cond_br %more, ^head(%rest, %b, %sum : i64, i64, i64), ^exit(%a : i64)
^exit(%r: i64):
  return %r : i64
}
func.func @swap_memrefs(%n: index, %m: memref<?xi8>, %k: memref<?xi8>) -> (i8, i8, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %m, %k : index, memref<?xi8>, memref<?xi8>)
^head(%i: index, %x: memref<?xi8>, %y: memref<?xi8>):
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^head(%next, %y, %x : index, memref<?xi8>, memref<?xi8>), ^exit
^exit:
  %v = memref.load %x[%c0] : memref<?xi8>
  %w = memref.load %y[%c0] : memref<?xi8>
  %dx = memref.dim %x, %c0 : memref<?xi8>
  %dy = memref.dim %y, %c0 : memref<?xi8>
  return %v, %w, %dx, %dy : i8, i8, index, index
}
// CALL: @swap(0, 1, 2) -> 1, 2
// CALL: @swap(1, 1, 2) -> 2, 1
// CALL: @swap(7, -5, 9) -> 9, -5
// CALL: @rotate(0, 1.0, 2.0, 3.0, 4.0) -> 1.0, 2.0, 3.0, 4.0
// CALL: @rotate(5, 1.0, 2.0, 3.0, 4.0) -> 2.0, 3.0, 4.0, 1.0
// CALL: @rotate(3, 1.0, 2.0, 3.0, 4.0) -> 4.0, 1.0, 2.0, 3.0
// CALL: @fibonacci(0) -> 0
// CALL: @fibonacci(1) -> 1
// CALL: @fibonacci(90) -> 2880067194370816120
// CALL: @fibonacci(-3) -> 0
// CALL: @swap_memrefs(3, memref<sizes=[2] data=[11,12]>, memref<sizes=[3] data=[21,22,23]>) -> 21, 11, 3, 2
// CALL: @swap_memrefs(2, memref<sizes=[2] data=[11,12]>, memref<sizes=[3] data=[21,22,23]>) -> 11, 21, 2, 3
// CALL-RANDOM: @swap(0..9, _, _) count=50 seed=1
// CALL-RANDOM: @rotate(0..9, _, _, _, _) count=50 seed=1
// CALL-RANDOM: @fibonacci(-2..60) count=50 seed=1
// CALL-RANDOM: @swap_memrefs(0..5, memref<sizes=[M]>, memref<sizes=[N]>) M=1..4 N=1..4 count=50 seed=1
