// RUN: sh -c 'memref-cts-opt --emit=llvm-ir %s; test $? = 1' 2>&1 | FileCheck %s
// RUN: sh -c "echo 'llvm.func @f(%%a: i32 {llvm.returned}) -> f32 { %%0 = llvm.mlir.poison : f32  llvm.return %%0 : f32 }' | memref-cts-opt --emit=llvm-ir; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=VERIFIER
// What the export cannot do is one error, at its place.

// VERIFIER: memref-cts-opt: error: LLVM's verifier: Incompatible argument and return types for 'returned' attribute
// CHECK-NOT: error:
// CHECK: emit-errors.mlir:[[#@LINE+2]]:1: error: resource does not exist
// CHECK-NOT: error:
memref.global "private" constant @g : memref<4xi32> = dense_resource<missing>
