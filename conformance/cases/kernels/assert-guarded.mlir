// RUN: %check %s
// Checked element access as front ends emit it: both indices are asserted against the run-time sizes before a strided store and load.
func.func @checked_add(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %w = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %iok = arith.cmpi ult, %i, %h : index
  cf.assert %iok, "row index out of range"
  %jok = arith.cmpi ult, %j, %w : index
  cf.assert %jok, "column index out of range"
  %old = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %new = arith.addi %old, %v : i32
  memref.store %new, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %old : i32
}
// CALL: @checked_add(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 2, 10) -> 6 after arg0=[1,2,3,4,5,16]
// CALL: @checked_add(memref<sizes=[2,3] strides=[1,-4] offset=8 data=[1,2,3,4,5,6]>, 0, 1, -2) -> 2 after arg0=[1,0,3,4,5,6]
// CALL: @checked_add(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 2, 0, 10) -> trap(assert)
// CALL: @checked_add(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 0, -1, 10) -> trap(assert)
// CALL-RANDOM: @checked_add(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..6 N=1..6 count=200 seed=56
// CALL: @checked_add(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 0, 3, 10) -> trap(assert)
// CALL: @checked_add(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, -1, 0, 10) -> trap(assert)
