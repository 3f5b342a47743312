// RUN: %check %s
// CLAUSE: ALLOC-06
// OPTIONS: use-generic-functions=true
// Alloc, with and without an alignment, realloc and dealloc go through the generic functions.
func.func @plain(%n: index, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %k = arith.addi %n, %c1 : index
  %l = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  memref.store %v, %l[%n] : memref<?xi32>
  %r = memref.load %l[%c0] : memref<?xi32>
  %s = memref.load %l[%n] : memref<?xi32>
  memref.dealloc %l : memref<?xi32>
  return %r, %s : i32, i32
}
func.func @aligned(%v: i32) -> (i32, index) {
  %c3 = arith.constant 3 : index
  %c63 = arith.constant 63 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  memref.store %v, %m[%c3] : memref<4xi32>
  %r = memref.load %m[%c3] : memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %low = arith.andi %p, %c63 : index
  memref.dealloc %m : memref<4xi32>
  return %r, %low : i32, index
}
// CHECK-NOT: llvm.call @{{malloc|aligned_alloc|free|realloc}}(
// CHECK: llvm.call @_mlir_memref_to_llvm_alloc(
// CHECK-NOT: llvm.call @{{malloc|aligned_alloc|free|realloc}}(
// CALL: @plain(3, 7) -> 7, 7
// CALL: @plain(3, 2147483647) -> 2147483647, 2147483647
// CALL: @plain(1, -2000000) -> -2000000, -2000000
// CALL: @aligned(8) -> 8, 0
// CALL: @aligned(-80000000) -> -80000000, 0
