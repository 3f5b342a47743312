// RUN: %check %s
// CLAUSE: DESC-RANKED-11
// Descriptors of integers, floats, complex numbers, vectors and index are the same struct.
func.func @ints(%m: memref<?xi3>) -> memref<?xi3> { return %m : memref<?xi3> }
func.func @floats(%m: memref<?xbf16>) -> memref<?xbf16> { return %m : memref<?xbf16> }
func.func @complexes(%m: memref<?xcomplex<f64>>) -> memref<?xcomplex<f64>> { return %m : memref<?xcomplex<f64>> }
func.func @vectors(%m: memref<?xvector<4xf32>>) -> memref<?xvector<4xf32>> { return %m : memref<?xvector<4xf32>> }
func.func @indices(%m: memref<?xindex>) -> memref<?xindex> { return %m : memref<?xindex> }
// CHECK-DAG: llvm.func @ints({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-DAG: llvm.func @floats({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-DAG: llvm.func @complexes({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-DAG: llvm.func @vectors({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-DAG: llvm.func @indices({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
