// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-memref-to-llvm --lower-arith-to-llvm --lower-func-to-llvm --lower-reconcile-casts %s | FileCheck %s
// The attribute llvm.bareptr: one function and its calls pass bare pointers, the
// others do not.

// CHECK-LABEL: llvm.func @caller(
// CHECK-SAME: !llvm.ptr, %{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64
// CHECK: %[[ALIGNED:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK: %[[R:.*]] = llvm.call @bare(%[[ALIGNED]], %{{.*}}) : (!llvm.ptr, i64) -> !llvm.struct<(ptr, f32)>
// CHECK: %[[Q:.*]] = llvm.extractvalue %[[R]][0]
// CHECK: llvm.insertvalue %[[Q]], %{{.*}}[0]
// CHECK: llvm.insertvalue %[[Q]], %{{.*}}[1]
func.func @caller(%m: memref<4xf32>, %i: index) -> (memref<4xf32>, f32) {
  %r:2 = call @bare(%m, %i) : (memref<4xf32>, index) -> (memref<4xf32>, f32)
  return %r#0, %r#1 : memref<4xf32>, f32
}

// CHECK: llvm.func @bare(%{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: i64) -> !llvm.struct<(ptr, f32)>
// CHECK-NOT: bareptr
func.func @bare(%m: memref<4xf32>, %i: index) -> (memref<4xf32>, f32) attributes {llvm.bareptr} {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %m, %0 : memref<4xf32>, f32
}

// CHECK: llvm.func @declared(!llvm.ptr)
func.func private @declared(memref<4xf32>) attributes {llvm.bareptr}
