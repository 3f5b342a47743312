// RUN: %check %s
// CLAUSE: ADDR-07
// An offset of zero that the type states adds nothing; one that is dynamic and happens to be zero changes nothing either.
func.func @known(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32>
  return %r : i32
}
// CHECK-LABEL: llvm.func @known(
// CHECK-NOT: llvm.add
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CHECK: llvm.getelementptr
// CHECK-NOT: llvm.add
// CHECK-NOT: llvm.getelementptr
// CHECK: llvm.load
func.func @dynamic(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[1], offset: ?>>
  return %r : i32
}
// CALL: @known(memref<sizes=[3] data=[7,8,9]>, 1) -> 8
// CALL: @dynamic(memref<sizes=[3] offset=0 data=[7,8,9]>, 1) -> 8
// CALL: @dynamic(memref<sizes=[3] offset=2 data=[7,8,9]>, 1) -> 8
// CALL-RANDOM: @known(memref<sizes=[N]>, 0..N-1) N=1..6 count=40 seed=11
// CALL-RANDOM: @dynamic(memref<sizes=[N]>, 0..N-1) N=1..6 count=40 seed=11
