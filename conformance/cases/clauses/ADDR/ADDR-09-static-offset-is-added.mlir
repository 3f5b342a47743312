// RUN: %check %s
// CLAUSE: ADDR-09
// An offset that the type states is added as a constant: a value or an index, of elements or of bytes.
func.func @at(%m: memref<?xi32, strided<[1], offset: 5>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[1], offset: 5>>
  return %r : i32
}
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CHECK: {{constant\((5|20) : (index|i64|i32)\)|getelementptr .*\[(5|20)\]}}
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CALL: @at(memref<sizes=[3] data=[7,8,9]>, 0) -> 7
// CALL: @at(memref<sizes=[3] data=[7,8,9]>, 2) -> 9
// CALL-RANDOM: @at(memref<sizes=[N]>, 0..N-1) N=1..6 count=40 seed=11
