// RUN: %check %s
// CLAUSE: ALLOC-03
// OPTIONS: use-aligned-alloc=true
// The aligned allocator is called with alignment and size, in this order. 9 elements take 128 bytes, which the last one
// needs, and were the size 64, there would be no last one.
func.func @f(%n: index, %v: f64) -> f64 {
  %c8 = arith.constant 8 : index
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf64>
  memref.store %v, %m[%c8] : memref<?xf64>
  %r = memref.load %m[%c8] : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}
// CHECK-DAG: llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-DAG: llvm.call @aligned_alloc({{.*}}) : (i64, i64) -> !llvm.ptr
// CHECK-NOT: @malloc
// CALL: @f(9, 2.5) -> 2.5
