// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=32 %s | FileCheck %s --check-prefix=NARROW
// RUN: memref-cts-opt --lower-to-llvm --emit=llvm-ir %s | FileCheck %s --check-prefix=IR
// Numbers in resources, whose bytes lie as in memory: what LLVM has as it is stays one.

// CHECK-DAG: llvm.mlir.global private @ints(dense_resource<two_i32> : tensor<2xi32>)
// IR-DAG: @ints = private global [2 x i32] [i32 1, i32 -2]
memref.global "private" @ints : memref<2xi32> = dense_resource<two_i32>
// CHECK-DAG: llvm.mlir.global private @indices(dense<[1, 4294967298]> : tensor<2xi64>)
// NARROW-DAG: llvm.mlir.global private @indices(dense<[1, 2]> : tensor<2xi32>)
// IR-DAG: @indices = private global [2 x i64] [i64 1, i64 4294967298]
memref.global "private" @indices : memref<2xindex> = dense_resource<two_index>
// IR-DAG: @bools = private global [2 x i1] [i1 true, i1 false]
memref.global "private" @bools : memref<2xi1> = dense_resource<two_i1>
// IR-DAG: @small = private global [2 x i8] c"8@"
memref.global "private" @small : memref<2xf8E4M3FN> = dense_resource<two_f8>
// IR-DAG: @signed = private global [2 x i8] c"8@"
memref.global "private" @signed : memref<2xsi8> = dense_resource<two_f8>
// IR-DAG: @complex = private global [1 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }]
memref.global "private" @complex : memref<1xcomplex<f32>> = dense_resource<two_f32>
// IR-DAG: @scalar = private global i32 7
memref.global "private" @scalar : memref<i32> = dense_resource<one_i32>
// IR-DAG: @rows = private global [2 x [1 x i32]] {{\[\[}}1 x i32] [i32 1], [1 x i32] [i32 -2]]
memref.global "private" @rows : memref<2x1xi32> = dense_resource<two_i32>

// CHECK-LABEL: llvm.func @constants
// CHECK: llvm.mlir.constant(dense<[1, 4294967298]> : vector<2xi64>) : vector<2xi64>
// CHECK: llvm.mlir.constant(dense<{{\[\[}}1], [-2]]> : vector<2x1xi32>) : !llvm.array<2 x vector<1xi32>>
// CHECK: llvm.mlir.constant(dense<7> : vector<1xi32>) : vector<1xi32>
// NARROW-LABEL: llvm.func @constants
// NARROW: llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
func.func @constants() -> (vector<2xindex>, vector<2x1xi32>, vector<i32>) {
  %0 = arith.constant dense_resource<two_index> : vector<2xindex>
  %1 = arith.constant dense_resource<two_i32> : vector<2x1xi32>
  %2 = arith.constant dense_resource<one_i32> : vector<i32>
  return %0, %1, %2 : vector<2xindex>, vector<2x1xi32>, vector<i32>
}

{-#
  dialect_resources: {
    builtin: {
      two_i32: "0x0400000001000000FEFFFFFF",
      two_index: "0x0800000001000000000000000200000001000000",
      two_i1: "0x010000000100",
      two_f8: "0x010000003840",
      two_f32: "0x040000000000803F00000040",
      one_i32: "0x0400000007000000"
    }
  }
#-}
