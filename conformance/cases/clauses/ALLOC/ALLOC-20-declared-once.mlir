// RUN: %check %s
// CLAUSE: ALLOC-20
// Two allocations, one declaration, which both call; under no other name either.
func.func @f(%n: index) {
  %m = memref.alloc(%n) : memref<?xf64>
  %k = memref.alloc(%n) : memref<?xi8>
  memref.dealloc %m : memref<?xf64>
  memref.dealloc %k : memref<?xi8>
  return
}
// CHECK: llvm.func @malloc(
// CHECK-NOT: llvm.func {{(.* )?}}@{{[^(%]*}}(i64
