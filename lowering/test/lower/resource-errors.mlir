// RUN: not memref-cts-opt --lower-to-llvm --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// RUN: not memref-cts-opt --lower-to-llvm --emit=object --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// Resources that do not hold the numbers: one error each, at the constant or global.

// CHECK-NOT: error:
// CHECK: resource-errors.mlir:[[#@LINE+1]]:{{.*}}: error: 'memref.global' op refers to the resource 'nowhere', which is not there
memref.global "private" @missing : memref<4xi32> = dense_resource<nowhere>
// CHECK: resource-errors.mlir:[[#@LINE+1]]:{{.*}}: error: 'memref.global' op refers to the resource 'two_i32', which has 8 bytes instead of 12
memref.global "private" @long : memref<3xi32> = dense_resource<two_i32>
// CHECK: resource-errors.mlir:[[#@LINE+1]]:{{.*}}: error: 'memref.global' op refers to the resource 'two_i32', which has 8 bytes instead of 4
memref.global "private" @short : memref<i32> = dense_resource<two_i32>
// CHECK: resource-errors.mlir:[[#@LINE+1]]:{{.*}}: error: 'memref.global' op has a value in a form that is not lowered (and 1 more of this)
memref.global "private" @nibbles : memref<2xi4> = dense_resource<two_i32>
memref.global "private" @wide : memref<2xi24> = dense_resource<two_i32>
// CHECK: resource-errors.mlir:[[#@LINE+2]]:{{.*}}: error: 'arith.constant' op refers to the resource 'two_i32', which has 8 bytes instead of 16
func.func @constant() -> vector<2xi64> {
  %0 = arith.constant dense_resource<two_i32> : vector<2xi64>
  return %0 : vector<2xi64>
}
// CHECK-NOT: error:

{-#
  dialect_resources: {
    builtin: {
      two_i32: "0x0400000001000000FEFFFFFF"
    }
  }
#-}
