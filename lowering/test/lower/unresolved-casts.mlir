// RUN: memref-cts-opt --lower-reconcile-casts %S/Inputs/unresolved-casts.mlir | FileCheck %s
// RUN: sh -c 'memref-cts-opt --lower-reconcile-casts --emit=llvm-ir %S/Inputs/unresolved-casts.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=EMIT
// FLOW-07: casts that do not come back to their type survive, and no LLVM IR is made of them.

// CHECK: builtin.unrealized_conversion_cast %{{.*}} : i32 to i64
// CHECK-NEXT: builtin.unrealized_conversion_cast %{{.*}} : i64 to f32
// CHECK-NOT: builtin.unrealized_conversion_cast
// EMIT: unresolved-casts.mlir:3:8: error: 'builtin.unrealized_conversion_cast' is left between passes
// EMIT-NOT: {{error:|define}}
