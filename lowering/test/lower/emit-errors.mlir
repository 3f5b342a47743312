// RUN: sh -c 'memref-cts-opt --emit=llvm-ir %s; test $? = 1' 2>&1 | FileCheck %s
// What the export cannot do is one error, at its place.

// CHECK-NOT: error:
// CHECK: emit-errors.mlir:[[#@LINE+2]]:1: error: resource does not exist
// CHECK-NOT: error:
memref.global "private" constant @g : memref<4xi32> = dense_resource<missing>
