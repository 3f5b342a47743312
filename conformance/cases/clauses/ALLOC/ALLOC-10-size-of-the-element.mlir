// RUN: %check %s
// CLAUSE: ALLOC-10
// OPTIONS: use-aligned-alloc=true
// Bytes are aligned to 16; an element of 64 bytes that wants 16 is aligned to its size.
func.func @bytes(%n: index) -> memref<?xi8> {
  %m = memref.alloc(%n) : memref<?xi8>
  return %m : memref<?xi8>
}
func.func @vectors(%n: index) -> memref<?xvector<4x4xf32>> {
  %m = memref.alloc(%n) : memref<?xvector<4x4xf32>>
  return %m : memref<?xvector<4x4xf32>>
}
// CHECK-LABEL: llvm.func @bytes(
// CHECK: %[[BYTES:[^ ]*]] = llvm.mlir.constant(16 :
// CHECK: llvm.call @aligned_alloc(%[[BYTES]],
// CHECK-LABEL: llvm.func @vectors(
// CHECK: %[[ROWS:[^ ]*]] = llvm.mlir.constant(64 :
// CHECK: llvm.call @aligned_alloc(%[[ROWS]],
// CALL: @bytes(3) -> memref<sizes=[3] buffer=fresh>
