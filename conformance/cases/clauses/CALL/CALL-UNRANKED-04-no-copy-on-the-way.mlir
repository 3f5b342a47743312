// RUN: %check %s
// CLAUSE: CALL-UNRANKED-04
// A memref that has no rank is handed on, through one more function, to the one that reads it: neither the caller nor
// the callee has memory for another descriptor, whose size they could only learn from the rank.
// CHECK-LABEL: llvm.func @read(
// CHECK-NOT: llvm.{{alloca|intr.memcpy|intr.memmove|call}}
func.func @read(%u: memref<*xi32>, %i: index) -> i32 {
  %m = memref.cast %u : memref<*xi32> to memref<?xi32>
  %r = memref.load %m[%i] : memref<?xi32>
  return %r : i32
}
// CHECK-LABEL: llvm.func @on(
// CHECK-NOT: llvm.{{alloca|intr.memcpy|intr.memmove|call @malloc}}
// CHECK: llvm.call @read(
// CHECK-NOT: llvm.{{alloca|intr.memcpy|intr.memmove|call}}
func.func @on(%u: memref<*xi32>, %i: index) -> i32 {
  %r = call @read(%u, %i) : (memref<*xi32>, index) -> i32
  return %r : i32
}
// CHECK-LABEL: llvm.func @f(
// CHECK-NOT: llvm.{{intr.memcpy|intr.memmove|call @malloc}}
// CHECK-NOT: llvm.alloca {{([^[:space:]]+[[:space:]]+)+}}llvm.alloca
// CHECK: llvm.call @on(
// CHECK-NOT: llvm.{{alloca|intr.memcpy|intr.memmove|call}}
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %r = call @on(%u, %i) : (memref<*xi32>, index) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[3] data=[5,6,7]>, 1) -> 6
