// RUN: %check %s
// CLAUSE: DESC-UNRANKED-01
// A returned unranked memref is a struct of rank and pointer.
func.func @id(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
// CHECK: llvm.func @id({{.*}}) -> !llvm.struct<(i64, ptr)>
