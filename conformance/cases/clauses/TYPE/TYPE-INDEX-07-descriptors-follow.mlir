// RUN: %check %s
// CLAUSE: TYPE-INDEX-07
// OPTIONS: index-bitwidth=32
// Rank, offset, sizes and strides have the overridden width everywhere, and addresses are computed with it.
func.func @at(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i16 {
  %r = memref.load %m[%i, %j] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %r : i16
}
func.func @unranked(%m: memref<*xi16>) -> memref<*xi16> {
  return %m : memref<*xi16>
}
// CHECK-DAG: llvm.func @at(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i32, %{{[^,]*}}: i32, %{{[^,]*}}: i32, %{{[^,]*}}: i32, %{{[^,]*}}: i32, %{{[^,]*}}: i32, %{{[^,]*}}: i32) -> i16
// CHECK-DAG: llvm.func @unranked(%{{[^,]*}}: i32, %{{[^,]*}}: !llvm.ptr) -> !llvm.struct<(i32, ptr)>
// CALL: @at(memref<sizes=[2,3] strides=[1,5] offset=2 data=[1,2,3,4,5,6]>, 1, 1) -> 5
// CALL: @at(memref<sizes=[2,3] strides=[4,1] offset=7 data=[1,2,3,4,5,6]>, 0, 2) -> 3
// CALL-RANDOM: @at(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..6 count=40 seed=11
// CALL-RANDOM: @unranked count=40 seed=11
