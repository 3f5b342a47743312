// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-07
// A constant keeps its value: who stores to it is at fault, also with the same value.
memref.global "private" constant @fixed : memref<2xi32> = dense<[5, 6]>
memref.global "private" @state : memref<2xi32> = dense<[5, 6]>
func.func @fixed_one(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @fixed : memref<2xi32>
  memref.store %v, %g[%c1] : memref<2xi32>  // TRAP: write-to-constant
  %r = memref.load %g[%c1] : memref<2xi32>
  return %r : i32
}
func.func @other_one(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @state : memref<2xi32>
  memref.store %v, %g[%c1] : memref<2xi32>
  %r = memref.load %g[%c1] : memref<2xi32>
  return %r : i32
}
// CALL: @fixed_one(9) -> trap(write-to-constant)
// CALL: @fixed_one(6) -> trap(write-to-constant)
// CALL: @other_one(9) -> 9
// CALL-RANDOM: @other_one count=40 seed=11
