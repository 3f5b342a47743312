// RUN: %check %s
// CLAUSE: ALLOC-10
// OPTIONS: use-aligned-alloc=true
// Bytes are aligned to 16.
func.func @bytes(%n: index) -> memref<?xi8> {
  %m = memref.alloc(%n) : memref<?xi8>
  return %m : memref<?xi8>
}
// CHECK: %[[BYTES:[^ ]*]] = llvm.mlir.constant(16 :
// CHECK: llvm.call @aligned_alloc(%[[BYTES]],
// CALL: @bytes(3) -> memref<sizes=[3] buffer=fresh>
