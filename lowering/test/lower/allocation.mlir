// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s --check-prefixes=CHECK,MALLOC
// RUN: memref-cts-opt --lower-to-llvm=use-aligned-alloc=true %s | FileCheck %s --check-prefixes=CHECK,ALIGNED
// RUN: memref-cts-opt --lower-to-llvm=use-generic-functions=true %s | FileCheck %s --check-prefix=GENERIC
// RUN: memref-cts-opt --lower-to-llvm="use-generic-functions=true use-aligned-alloc=true" %s | FileCheck %s --check-prefix=BOTH
// RUN: memref-cts-opt --lower-memref-to-llvm %s | FileCheck %s --check-prefix=ONCE
// Chapter ALLOC.

// ONCE-COUNT-1: llvm.func @malloc(i64) -> !llvm.ptr
// ONCE-NOT: llvm.func @malloc

// CHECK-LABEL: llvm.func @heap
// GENERIC-LABEL: llvm.func @heap
// BOTH-LABEL: llvm.func @heap
func.func @heap(%n: index) {
  // The size is that of %n * 3 elements as they lie in memory.
  // CHECK: %[[N:.*]] = llvm.mul {{.*}} : i64
  // CHECK: llvm.getelementptr %{{.*}}[%[[N]]] : (!llvm.ptr, i64) -> !llvm.ptr, i24
  // CHECK: %[[BYTES:.*]] = llvm.ptrtoint
  // MALLOC: %[[P:.*]] = llvm.call @malloc(%[[BYTES]])
  // ALIGNED: %[[P:.*]] = llvm.call @aligned_alloc(%{{.*}}, %{{.*}})
  // CHECK: llvm.insertvalue %[[P]], %{{.*}}[0]
  // CHECK: llvm.insertvalue %[[P]], %{{.*}}[1]
  // GENERIC: llvm.call @_mlir_memref_to_llvm_alloc(
  // BOTH: llvm.call @_mlir_memref_to_llvm_aligned_alloc(
  %0 = memref.alloc(%n) : memref<?x3xi24>
  // CHECK: %[[Q:.*]] = llvm.extractvalue %{{.*}}[0]
  // CHECK: llvm.call @free(%[[Q]])
  // GENERIC: llvm.call @_mlir_memref_to_llvm_free(
  // BOTH: llvm.call @_mlir_memref_to_llvm_free(
  memref.dealloc %0 : memref<?x3xi24>
  return
}

// More than a word of alignment needs more bytes and a second pointer.
// MALLOC-LABEL: llvm.func @wide
// MALLOC: %[[A:.*]] = llvm.mlir.constant(32 : i64)
// MALLOC: %[[SIZE:.*]] = llvm.add %{{.*}}, %[[A]]
// MALLOC: %[[P:.*]] = llvm.call @malloc(%[[SIZE]])
// MALLOC: %[[UP:.*]] = llvm.getelementptr %[[P]]
// MALLOC: llvm.insertvalue %[[P]], %{{.*}}[0]
// MALLOC: llvm.insertvalue %[[UP]], %{{.*}}[1]
func.func @wide() {
  %0 = memref.alloc() : memref<5xvector<8xf32>>
  return
}

// CHECK-LABEL: llvm.func @stack
// CHECK: %[[S:.*]] = llvm.alloca %{{.*}} x f32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
// CHECK: llvm.insertvalue %[[S]], %{{.*}}[0]
// CHECK: llvm.insertvalue %[[S]], %{{.*}}[1]
func.func @stack(%n: index) {
  %0 = memref.alloca(%n) {alignment = 64} : memref<?x2xf32>
  return
}

// CHECK-LABEL: llvm.func @spaces
// CHECK: llvm.addrspacecast %{{.*}} : !llvm.ptr to !llvm.ptr<2>
// CHECK: llvm.addrspacecast %{{.*}} : !llvm.ptr<2> to !llvm.ptr
// CHECK: llvm.call @free
func.func @spaces(%u: memref<*xf32>) {
  %0 = memref.alloc() : memref<5xf32, 2>
  memref.dealloc %0 : memref<5xf32, 2>
  memref.dealloc %u : memref<*xf32>
  return
}
