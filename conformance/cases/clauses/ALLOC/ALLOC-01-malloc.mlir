// RUN: %check %s
// CLAUSE: ALLOC-01
// A heap allocation calls malloc, whose argument has the index width.
func.func @f(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
// CHECK-DAG: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-DAG: llvm.call @malloc({{.*}}) : (i64) -> !llvm.ptr
// CALL: @f(3) -> memref<sizes=[3] strides=[1] offset=0 buffer=fresh>
