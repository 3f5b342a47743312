// RUN: %check %s
// OPERATION: memref.atomic_rmw
// An update of a constant global, even one that would not change it: memref.atomic_rmw.
memref.global "private" constant @k : memref<2xi32> = dense<[5, 6]>
memref.global "private" @v : memref<2xi32> = dense<[5, 6]>
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %k = memref.get_global @k : memref<2xi32>
  %v = memref.get_global @v : memref<2xi32>
  %m = arith.select %c, %k, %v : memref<2xi32>
  %r = memref.atomic_rmw ori %z, %m[%c0] : (i32, memref<2xi32>) -> i32  // TRAP: write-to-constant
  return %r : i32
}
// CALL: @f(true) -> trap(write-to-constant)
// CALL: @f(false) -> 5
