// RUN: %check %s
// CLAUSE: ALLOC-10
// OPTIONS: use-aligned-alloc=true
// An element of 64 bytes that wants 16 is aligned to its size.
func.func @vectors(%n: index) -> memref<?xvector<4x4xf32>> {
  %m = memref.alloc(%n) : memref<?xvector<4x4xf32>>
  return %m : memref<?xvector<4x4xf32>>
}
// CHECK: %[[ROWS:[^ ]*]] = llvm.mlir.constant(64 :
// CHECK: llvm.call @aligned_alloc(%[[ROWS]],
