// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm %s | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM

// CHECK: llvm.mlir.global private constant @dense(dense<{{.*}}> : tensor<2x2xi64>) {{{.*}}alignment = 64 : i64} : !llvm.array<2 x array<2 x i64>>
// LLVM: @dense = private constant [2 x [2 x i64]] {{.*}}[i64 1, i64 2], {{.*}}[i64 3, i64 -4]], align 64
memref.global "private" constant @dense : memref<2x2xindex> = dense<[[1, 2], [3, -4]]> {alignment = 64}
// CHECK: llvm.mlir.global external @scalar(3.500000e+00 : f32)
memref.global @scalar : memref<f32> = dense<3.5>
// CHECK: llvm.mlir.global external @declared() {{.*}} : !llvm.array<4 x f32>
// LLVM: @declared = external global [4 x float]
memref.global "private" @declared : memref<4xf32>
// LLVM: @open = private global [4 x float] undef
memref.global "private" @open : memref<4xf32> = uninitialized
// LLVM: @complexes = global [2 x { float, float }] {{.*}}{ float 1.000000e+00, float 2.000000e+00 }, {{.*}}{ float 3.000000e+00, float 4.000000e+00 }
memref.global @complexes : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
// LLVM: @complex_scalar = global { double, double } { double 1.000000e+00, double 2.000000e+00 }
memref.global @complex_scalar : memref<complex<f64>> = dense<(1.0, 2.0)>
// CHECK: llvm.mlir.global external @space(dense<1> : tensor<2xi8>) {addr_space = 3 : i32}
memref.global @space : memref<2xi8, 3> = dense<1>
// CHECK: llvm.mlir.global external @small(dense<[56, -64]> : tensor<2xi8>)
memref.global @small : memref<2xf8E4M3FN> = dense<[1.0, -2.0]>

// CHECK-LABEL: llvm.func @get
// CHECK: %[[A:.*]] = llvm.mlir.addressof @space : !llvm.ptr<3>
// CHECK: llvm.insertvalue %[[A]], %{{.*}}[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
func.func @get() -> memref<2xi8, 3> {
  %0 = memref.get_global @space : memref<2xi8, 3>
  return %0 : memref<2xi8, 3>
}

// Sparse values are written out.
// CHECK: llvm.mlir.global external constant @sparse(dense<{{\[}}[0, 5, 0], [0, 0, -1]]> : tensor<2x3xi64>)
memref.global constant @sparse : memref<2x3xindex> = sparse<[[0, 1], [1, 2]], [5, -1]>
// CHECK-LABEL: llvm.func @sparse_vector
func.func @sparse_vector() -> vector<3xf8E4M3FN> {
  // CHECK: llvm.mlir.constant(dense<[0, 56, 0]> : vector<3xi8>)
  %0 = arith.constant sparse<[[1]], [1.0]> : vector<3xf8E4M3FN>
  return %0 : vector<3xf8E4M3FN>
}
