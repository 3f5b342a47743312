// RUN: %check %s
// CLAUSE: ADDR-09
// An offset that the type states is added, where there are no indices, too.
func.func @put(%m: memref<i32, strided<[], offset: 3>>, %v: i32) {
  memref.store %v, %m[] : memref<i32, strided<[], offset: 3>>
  return
}
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CHECK: {{constant\(3 : (index|i64|i32)\)|getelementptr .*\[3\]}}
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CALL: @put(memref<data=[1]>, 44) -> () after arg0=[44]
// CALL-RANDOM: @put count=20 seed=1
