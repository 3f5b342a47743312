// RUN: sh -c 'memref-cts-opt --emit=llvm-ir %s; test $? = 1' 2>&1 | FileCheck %s
// RUN: sh -c "echo 'llvm.func @f(%%a: i32 {llvm.returned}) -> f32 { %%0 = llvm.mlir.poison : f32  llvm.return %%0 : f32 }' | memref-cts-opt --emit=llvm-ir; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=VERIFIER
// RUN: sh -c "echo 'llvm.func @f(%%n: i64) { %%0 = llvm.alloca %%n x index : (i64) -> !llvm.ptr  llvm.return }' | memref-cts-opt --emit=llvm-ir; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=ALLOCA
// RUN: sh -c "echo 'llvm.func @f(!llvm.ptr {llvm.byval = index})' | memref-cts-opt --emit=object; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=BYVAL
// RUN: sh -c "echo 'llvm.func @f(!llvm.ptr<16777216>)' | memref-cts-opt --emit=llvm-ir; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=SPACE
// RUN: sh -c "echo 'llvm.mlir.global external @g() : !llvm.struct<(ptr<16777216>)>' | memref-cts-opt --emit=llvm-ir; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=SPACE
// What the export cannot do is one error, at its place.

// VERIFIER: <stdin>:1:1: error: LLVM's verifier: Incompatible argument and return types for 'returned' attribute (of '@f')
// VERIFIER-NOT: error:
// ALLOCA: error: 'llvm.alloca' op attribute 'elem_type' names a type that LLVM does not have
// SPACE: error: {{.*}} type '!llvm.ptr<16777216>' has a memory space above 16777215, which LLVM does not have
// BYVAL: error: 'llvm.func' op attribute 'llvm.byval' names a type that LLVM does not have
// CHECK-NOT: error:
// CHECK: emit-errors.mlir:[[#@LINE+2]]:1: error: resource does not exist
// CHECK-NOT: error:
llvm.mlir.global private constant @g(dense_resource<missing> : tensor<4xi32>) : !llvm.array<4 x i32>
