// RUN: %check %s
// CLAUSE: TYPE-FP-04
// What is stored in eight bits is 1.75 * 2^8 in f8E4M3FN, whose largest exponent is in use, and a NaN in f8E4M3.
func.func @f(%m: memref<?xf8E4M3FN>, %i: index) -> f16 {
  %x = memref.load %m[%i] : memref<?xf8E4M3FN>
  %r = arith.extf %x : f8E4M3FN to f16
  return %r : f16
}
// CHECK: llvm.func @f(
// CHECK: llvm.load {{.*}} -> i8
// CALL: @f(memref<sizes=[2] data=[0x7e,0x38]>, 0) -> 448.0
// CALL: @f(memref<sizes=[2] data=[0x7e,0x38]>, 1) -> 1.0
// CALL-RANDOM: @f(memref<sizes=[N]>, 0..N-1) N=1..6 count=20 seed=1
