// RUN: %check %s
// CLAUSE: CALL-RANKED-09
// A memref argument of another block than the entry is the descriptor as a whole.
func.func @f(%c: i1, %m: memref<?xi32>, %n: memref<?xi32>, %i: index) -> i32 {
  cf.cond_br %c, ^end(%m : memref<?xi32>), ^end(%n : memref<?xi32>)
^end(%k: memref<?xi32>):
  %r = memref.load %k[%i] : memref<?xi32>
  return %r : i32
}
// CHECK: ^{{.*}}(%{{[^,]*}}: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CALL: @f(true, memref<sizes=[2] data=[1,2]>, memref<sizes=[3] data=[7,8,9]>, 1) -> 2
// CALL: @f(false, memref<sizes=[2] data=[1,2]>, memref<sizes=[3] data=[7,8,9]>, 2) -> 9
// CALL-RANDOM: @f(_, memref<sizes=[N]>, memref<sizes=[N]>, 0..N-1) N=1..6 count=40 seed=11
