// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// Chapter ADDR: what must and what must not be in an address.

// A rank-0 access needs no arithmetic.
// CHECK-LABEL: llvm.func @rank0
// CHECK-NOT: llvm.add
// CHECK-NOT: llvm.mul
// CHECK-NOT: llvm.getelementptr
// CHECK: llvm.load
func.func @rank0(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// Known strides and offsets are constants and not read.
// CHECK-LABEL: llvm.func @static
// CHECK: llvm.extractvalue %{{.*}}[1]
// CHECK-NOT: llvm.extractvalue
// CHECK: %[[S:.*]] = llvm.mlir.constant(-7 : i64)
// CHECK: llvm.mul %{{.*}}, %[[S]] : i64
// CHECK-NOT: llvm.mul
// CHECK-NOT: llvm.extractvalue
// CHECK: %[[O:.*]] = llvm.mlir.constant(40 : i64)
// CHECK: llvm.add %{{.*}}, %[[O]] : i64
// CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, i16
func.func @static(%m: memref<?x3xi16, strided<[-7, 1], offset: 40>>, %i: index, %j: index) -> i16 {
  %0 = memref.load %m[%i, %j] : memref<?x3xi16, strided<[-7, 1], offset: 40>>
  return %0 : i16
}

// A zero offset is not added, a unit stride not multiplied with.
// CHECK-LABEL: llvm.func @unit
// CHECK-NOT: llvm.add
// CHECK-NOT: llvm.mul
// CHECK: llvm.store
func.func @unit(%m: memref<?xvector<3xf32>>, %i: index, %v: vector<3xf32>) {
  memref.store %v, %m[%i] : memref<?xvector<3xf32>>
  return
}

// No flag may make zero or negative strides poison.
// CHECK-LABEL: llvm.func @no_flags
// CHECK-NOT: overflow
// CHECK-NOT: inbounds
// CHECK-NOT: nuw
// CHECK: llvm.load %{{.*}} {alignment = 32 : i64, nontemporal} : !llvm.ptr<1> -> f64
func.func @no_flags(%m: memref<?x?xf64, strided<[?, ?], offset: ?>, 1>, %i: index) -> f64 {
  %s = memref.subview %m[%i, 1] [2, %i] [%i, 3] : memref<?x?xf64, strided<[?, ?], offset: ?>, 1> to memref<2x?xf64, strided<[?, ?], offset: ?>, 1>
  %0 = memref.load %s[%i, %i] {alignment = 32, nontemporal = true} : memref<2x?xf64, strided<[?, ?], offset: ?>, 1>
  return %0 : f64
}

// An offset that is known at run time only is a step of its own; a narrower index
// keeps one sum, whose width matters.
// CHECK-LABEL: llvm.func @dynamic_offset(
// CHECK: %[[START:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[ELEMENT:.*]] = llvm.getelementptr %[[START]][%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: llvm.load %[[ELEMENT]]
func.func @dynamic_offset(%m: memref<?xf64, strided<[1], offset: ?>>, %i: index) -> f64 {
  %0 = memref.load %m[%i] : memref<?xf64, strided<[1], offset: ?>>
  return %0 : f64
}
