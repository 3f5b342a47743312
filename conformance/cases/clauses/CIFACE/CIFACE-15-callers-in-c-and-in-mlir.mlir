// RUN: %check %s
// CLAUSE: CIFACE-15
// The same view gives the same sum and the same memory, whoever calls.
func.func @scale(%m: memref<?xi32, strided<[?], offset: ?>>, %by: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^head(%c0, %zero : index, i32)
^head(%i: index, %sum: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %v = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  %w = arith.muli %v, %by : i32
  memref.store %w, %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  %more_sum = arith.addi %sum, %w : i32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %more_sum : index, i32)
^end:
  return %sum : i32
}
func.func @from_mlir(%m: memref<?xi32, strided<[?], offset: ?>>, %by: i32) -> i32 {
  %sum = call @scale(%m, %by) : (memref<?xi32, strided<[?], offset: ?>>, i32) -> i32
  return %sum : i32
}
// CALL: @scale(memref<sizes=[3] strides=[2] offset=4 data=[1,2,5]>, 10) -> 80 after arg0=[10,20,50]
// CALL: @from_mlir(memref<sizes=[3] strides=[2] offset=4 data=[1,2,5]>, 10) -> 80 after arg0=[10,20,50]
// CALL-RANDOM: @scale count=20 seed=1
// CALL-RANDOM: @from_mlir count=20 seed=1
