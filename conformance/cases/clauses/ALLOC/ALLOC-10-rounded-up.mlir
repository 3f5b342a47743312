// RUN: %check %s
// CLAUSE: ALLOC-10
// OPTIONS: use-aligned-alloc=true
// An element of 48 bytes is aligned to 64, the next power of two.
func.func @vectors(%n: index) -> memref<?xvector<3x4xf32>> {
  %m = memref.alloc(%n) : memref<?xvector<3x4xf32>>
  return %m : memref<?xvector<3x4xf32>>
}
// CHECK: %[[ROWS:[^ ]*]] = llvm.mlir.constant(64 :
// CHECK: llvm.call @aligned_alloc(%[[ROWS]],
// CALL: @vectors(3) -> memref<sizes=[3] buffer=fresh>
