// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s

// CHECK-LABEL: llvm.func @contiguous
// CHECK: "llvm.intr.memcpy"
// CHECK-NOT: llvm.br
func.func @contiguous(%a: memref<?x4xf32>, %b: memref<2x4xf32, strided<[4, 1], offset: 3>>) {
  memref.copy %a, %b : memref<?x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 3>>
  return
}

// CHECK-LABEL: llvm.func @strided
// CHECK-NOT: @memrefCopy
// CHECK: llvm.cond_br
// CHECK: llvm.cond_br
// CHECK: "llvm.intr.memcpy"
// CHECK: llvm.return
func.func @strided(%a: memref<?x4xf32, strided<[?, -1], offset: ?>>, %b: memref<?x4xf32>) {
  memref.copy %a, %b : memref<?x4xf32, strided<[?, -1], offset: ?>> to memref<?x4xf32>
  return
}

// Rows without gaps are copied whole.
// CHECK-LABEL: llvm.func @rows
// CHECK: llvm.cond_br
// CHECK-NOT: llvm.cond_br
// CHECK: "llvm.intr.memcpy"
// CHECK-NOT: llvm.cond_br
// CHECK: llvm.return
func.func @rows(%a: memref<?x?x4xf32, strided<[?, 4, 1], offset: ?>>, %b: memref<?x?x?xf32, strided<[?, 4, 1]>>) {
  memref.copy %a, %b : memref<?x?x4xf32, strided<[?, 4, 1], offset: ?>> to memref<?x?x?xf32, strided<[?, 4, 1]>>
  return
}

// The stride of a single element is never used; a stride that only one knows counts for nothing.
// CHECK-LABEL: llvm.func @single
// CHECK: llvm.cond_br
// CHECK-NOT: llvm.cond_br
// CHECK: "llvm.intr.memcpy"
// CHECK: llvm.return
func.func @single(%a: memref<3x1x2xf32, strided<[?, 7, 1]>>, %b: memref<3x1x2xf32>) {
  memref.copy %a, %b : memref<3x1x2xf32, strided<[?, 7, 1]>> to memref<3x1x2xf32>
  return
}

// CHECK-LABEL: llvm.func @unranked
// CHECK: %[[S:.*]] = llvm.intr.stacksave
// CHECK: llvm.call @memrefCopy({{.*}}) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK: llvm.intr.stackrestore %[[S]]
func.func @unranked(%a: memref<*xf32>, %b: memref<2xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<2xf32>
  return
}
