// RUN: %check %s
// CLAUSE: LIFE-02
// The heap copy is the last thing that a function does.
func.func private @probe_before(index)
func.func @f(%m: memref<?xi32>, %n: index) -> memref<*xi32> {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  call @probe_before(%n) : (index) -> ()
  return %u : memref<*xi32>
}
// CHECK-LABEL: llvm.func @f(
// CHECK-NOT: llvm.call @malloc
// CHECK: llvm.call @probe_before(
// CHECK: llvm.call @malloc(
// CHECK-NOT: llvm.call
// CHECK: llvm.return
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, 5) -> memref<buffer=arg0 sizes=[3] data=[1,2,3]>
// CALL-RANDOM: @f(memref<sizes=[3]>, 0..9) count=10 seed=1
