// RUN: %check %s
// CLAUSE: ALLOC-19
// OPTIONS: index-bitwidth=32
// With an index of 32 bits malloc takes 32 bits.
func.func @f(%n: index) {
  %m = memref.alloc(%n) : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return
}
// CHECK: llvm.func @malloc(i32) -> !llvm.ptr
