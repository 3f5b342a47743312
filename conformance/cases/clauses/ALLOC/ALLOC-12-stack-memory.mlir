// RUN: %check %s
// CLAUSE: ALLOC-12
// Stack memory has room for all elements of all dimensions, aligned as the element wants or as asked for.
func.func @f(%i: index, %j: index, %v: i32) -> (i32, i32, index) {
  %c0 = arith.constant 0 : index
  %c15 = arith.constant 15 : index
  %z = arith.constant 5 : i32
  %m = memref.alloca() {alignment = 16 : i64} : memref<3x4xi32>
  memref.store %z, %m[%c0, %c0] : memref<3x4xi32>
  memref.store %v, %m[%i, %j] : memref<3x4xi32>
  %r = memref.load %m[%i, %j] : memref<3x4xi32>
  %s = memref.load %m[%c0, %c0] : memref<3x4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<3x4xi32> -> index
  %low = arith.andi %p, %c15 : index
  return %r, %s, %low : i32, i32, index
}
func.func @dynamic(%n: index, %k: index, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %i = arith.subi %n, %c1 : index
  %j = arith.subi %k, %c1 : index
  %m = memref.alloca(%n, %k) : memref<?x?xf64>
  memref.store %v, %m[%i, %j] : memref<?x?xf64>
  %r = memref.load %m[%i, %j] : memref<?x?xf64>
  return %r : f64
}
// CHECK-LABEL: llvm.func @f(
// CHECK: llvm.alloca {{.*}} x i32 {alignment = 16 : i64}
// CALL: @f(2, 3, 77) -> 77, 5, 0
// CALL: @f(0, 1, 77) -> 77, 5, 0
// CALL: @dynamic(3, 5, 1.5) -> 1.5
// CALL: @dynamic(1, 1, -1.5) -> -1.5
