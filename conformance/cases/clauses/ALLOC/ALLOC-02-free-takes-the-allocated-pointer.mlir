// RUN: %check %s
// CLAUSE: ALLOC-02
// An allocation with a large alignment is freed by the pointer that malloc gave.
func.func @f(%n: index, %v: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) {alignment = 128 : i64} : memref<?xi8>
  memref.store %v, %m[%c0] : memref<?xi8>
  %r = memref.load %m[%c0] : memref<?xi8>
  memref.dealloc %m : memref<?xi8>
  return %r : i8
}
// CHECK-DAG: llvm.func @free(!llvm.ptr)
// CHECK-DAG: llvm.call @free({{.*}}) : (!llvm.ptr) -> ()
// CALL: @f(1, 42) -> 42
// CALL: @f(100, -1) -> -1
