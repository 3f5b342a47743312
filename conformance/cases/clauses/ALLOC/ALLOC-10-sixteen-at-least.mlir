// RUN: %check %s
// CLAUSE: ALLOC-10
// OPTIONS: use-aligned-alloc=true
// Bytes are aligned to 16.
func.func @bytes(%n: index, %v: i8) -> (memref<?xi8>, i8) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %m = memref.alloc(%n) : memref<?xi8>
  memref.store %v, %m[%last] : memref<?xi8>
  %r = memref.load %m[%last] : memref<?xi8>
  return %m, %r : memref<?xi8>, i8
}
// CHECK: %[[BYTES:[^ ]*]] = llvm.mlir.constant(16 :
// CHECK: llvm.call @aligned_alloc(%[[BYTES]],
// CALL: @bytes(3, 7) -> memref<sizes=[3] buffer=fresh>, 7
// CALL: @bytes(17, -7) -> memref<sizes=[17] buffer=fresh>, -7
// CALL: @bytes(100, 99) -> memref<sizes=[100] buffer=fresh>, 99
