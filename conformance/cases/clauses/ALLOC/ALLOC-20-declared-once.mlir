// RUN: %check %s
// CLAUSE: ALLOC-20
// Two allocations, one declaration, which both call; under no other name either.
func.func @f(%n: index) -> (memref<?xf64>, memref<?xi8>) {
  %m = memref.alloc(%n) : memref<?xf64>
  %k = memref.alloc(%n) : memref<?xi8>
  return %m, %k : memref<?xf64>, memref<?xi8>
}
// CHECK: llvm.func @malloc(
// CHECK-NOT: llvm.func {{(.* )?}}@{{[^(%]*}}(i64
