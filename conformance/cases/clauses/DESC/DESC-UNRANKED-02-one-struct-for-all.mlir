// RUN: %check %s
// CLAUSE: DESC-UNRANKED-02
// Rank and element type leave no trace in the struct.
func.func @floats(%m: memref<*xf64>) -> memref<*xf64> { return %m : memref<*xf64> }
func.func @vectors(%m: memref<*xvector<2xi8>>) -> memref<*xvector<2xi8>> { return %m : memref<*xvector<2xi8>> }
func.func @ranked(%m: memref<3x4xf16>) -> memref<*xf16> {
  %u = memref.cast %m : memref<3x4xf16> to memref<*xf16>
  return %u : memref<*xf16>
}
// CHECK-DAG: llvm.func @floats({{.*}}) -> !llvm.struct<(i64, ptr)>
// CHECK-DAG: llvm.func @vectors({{.*}}) -> !llvm.struct<(i64, ptr)>
// CHECK-DAG: llvm.func @ranked({{.*}}) -> !llvm.struct<(i64, ptr)>
