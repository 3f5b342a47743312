// RUN: %check %s
// CLAUSE: ADDR-09
// An offset that the type states is added.
func.func @at(%m: memref<?xi32, strided<[1], offset: 5>>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[1], offset: 5>>
  return %r : i32
}
func.func @put(%m: memref<i32, strided<[], offset: 3>>, %v: i32) {
  memref.store %v, %m[] : memref<i32, strided<[], offset: 3>>
  return
}
// CHECK-LABEL: llvm.func @at(
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CHECK-DAG: llvm.mlir.constant(5 : {{index|i64|i32}})
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CHECK-LABEL: llvm.func @put(
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CHECK-DAG: llvm.mlir.constant(3 : {{index|i64|i32}})
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CALL: @at(memref<sizes=[3] data=[7,8,9]>, 0) -> 7
// CALL: @at(memref<sizes=[3] data=[7,8,9]>, 2) -> 9
// CALL: @put(memref<data=[1]>, 44) -> () after arg0=[44]
