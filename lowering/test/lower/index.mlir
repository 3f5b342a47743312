// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=32 %s | FileCheck %s --check-prefix=NARROW
// RUN: memref-cts-opt --lower-index-to-llvm --lower-func-to-llvm --lower-reconcile-casts %s | FileCheck %s
// The index dialect is integers of the module's width, and so are its constants and sizeof.

// CHECK-LABEL: llvm.func @constants
// NARROW-LABEL: llvm.func @constants
func.func @constants() -> (index, index, i1) {
  // CHECK-DAG: llvm.mlir.constant(4294967297 : i64) : i64
  // NARROW-DAG: llvm.mlir.constant(1 : i32) : i32
  %0 = index.constant 4294967297
  // CHECK-DAG: llvm.mlir.constant(64 : i64) : i64
  // NARROW-DAG: llvm.mlir.constant(32 : i32) : i32
  %1 = index.sizeof
  // CHECK-DAG: llvm.mlir.constant(true) : i1
  %2 = index.bool.constant true
  return %0, %1, %2 : index, index, i1
}

// CHECK-LABEL: llvm.func @casts
// NARROW-LABEL: llvm.func @casts
func.func @casts(%a: index, %b: i32) -> (i32, index, index) {
  // CHECK: llvm.trunc %{{.*}} : i64 to i32
  // NARROW-NOT: llvm.trunc
  %0 = index.casts %a : index to i32
  // CHECK: llvm.sext %{{.*}} : i32 to i64
  %1 = index.casts %b : i32 to index
  // CHECK: llvm.zext %{{.*}} : i32 to i64
  %2 = index.castu %b : i32 to index
  return %0, %1, %2 : i32, index, index
}

// CHECK-LABEL: llvm.func @arithmetic
func.func @arithmetic(%a: index, %b: index) -> i1 {
  // CHECK: llvm.add %{{.*}}, %{{.*}} : i64
  %0 = index.add %a, %b
  // CHECK: llvm.ashr
  %1 = index.shrs %a, %b
  // CHECK: llvm.intr.umin
  %2 = index.minu %a, %b
  // CHECK: llvm.srem
  %3 = index.rems %a, %b
  // CHECK-COUNT-1: llvm.sdiv
  %4 = index.floordivs %a, %b
  // CHECK-COUNT-1: llvm.sdiv
  %5 = index.ceildivs %a, %b
  // CHECK: llvm.icmp "ult"
  %6 = index.cmp ult(%a, %b)
  return %6 : i1
}
