// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// Atomic updates of floats of 8 bits, on which LLVM has no arithmetic.
func.func @assign(%m: memref<?xf8E5M2>, %i: index, %v: f8E5M2) -> f8E5M2 {
  %r = memref.atomic_rmw assign %v, %m[%i] : (f8E5M2, memref<?xf8E5M2>) -> f8E5M2
  return %r : f8E5M2
}
func.func @addf(%m: memref<?xf8E5M2>, %i: index, %v: f8E5M2) -> f8E5M2 {
  %r = memref.atomic_rmw addf %v, %m[%i] : (f8E5M2, memref<?xf8E5M2>) -> f8E5M2
  return %r : f8E5M2
}
func.func @maximumf(%m: memref<?xf8E4M3FN>, %i: index, %v: f8E4M3FN) -> f8E4M3FN {
  %r = memref.atomic_rmw maximumf %v, %m[%i] : (f8E4M3FN, memref<?xf8E4M3FN>) -> f8E4M3FN
  return %r : f8E4M3FN
}
func.func @mulf(%m: memref<?xf8E4M3FN>, %i: index, %v: f8E4M3FN) -> f8E4M3FN {
  %r = memref.atomic_rmw mulf %v, %m[%i] : (f8E4M3FN, memref<?xf8E4M3FN>) -> f8E4M3FN
  return %r : f8E4M3FN
}
func.func @generic(%m: memref<?xf8E5M2>, %i: index, %v: f8E5M2) -> f8E5M2 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xf8E5M2> {
  ^bb0(%old: f8E5M2):
    %0 = arith.subf %old, %v : f8E5M2
    memref.atomic_yield %0 : f8E5M2
  }
  return %r : f8E5M2
}
// CALL: @assign(memref<sizes=[3] data=[7.0,1.5,8.0]>, 1, -0.0) -> 1.5 after arg0=[7.0,-0.0,8.0]
// CALL: @addf(memref<sizes=[3] data=[7.0,1.5,8.0]>, 1, 0.5) -> 1.5 after arg0=[7.0,2.0,8.0]
// CALL: @addf(memref<sizes=[1] data=[8.0]>, 0, 1.0) -> 8.0 after arg0=[8.0]
// CALL: @maximumf(memref<sizes=[3] data=[7.0,-0.0,9.0]>, 1, 0.0) -> -0.0 after arg0=[7.0,0.0,9.0]
// CALL: @mulf(memref<sizes=[3] data=[7.0,1.5,9.0]>, 1, -2.0) -> 1.5 after arg0=[7.0,-3.0,9.0]
// CALL: @generic(memref<sizes=[2] data=[7.0,1.0]>, 1, 0.25) -> 1.0 after arg0=[7.0,0.75]
// CALL-RANDOM: @addf(memref<sizes=[N] values=-4.0..4.0>, 0..N-1, 1.0..9.0) N=1..5 count=30
// CALL-RANDOM: @assign(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=1
// CALL-RANDOM: @maximumf(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=2
// CALL-RANDOM: @mulf(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=3
// CALL-RANDOM: @generic(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=4
// Bits at the ends of the formats: subnormal numbers, the largest number, what is beyond it, infinity and NaN. Of f8E5M2, 0x01 is the smallest
// number, 0x04 the smallest normal one, 0x7B the largest, 0x7C infinity, 0x7D a NaN. f8E4M3FN ends with 0x7E, and 0x7F is its NaN.
// CALL: @addf(memref<sizes=[1] data=[0x00]>, 0, 0x01) -> 0x00 after arg0=[0x01]
// CALL: @addf(memref<sizes=[1] data=[0x00]>, 0, 0x7C) -> 0x00 after arg0=[0x7C]
// CALL: @addf(memref<sizes=[1] data=[0x00]>, 0, 0x7D) -> 0x00 after arg0=[nan]
// CALL: @addf(memref<sizes=[1] data=[0x00]>, 0, 0x80) -> 0x00 after arg0=[0x00]
// CALL: @addf(memref<sizes=[1] data=[0x00]>, 0, 0x81) -> 0x00 after arg0=[0x81]
// CALL: @addf(memref<sizes=[1] data=[0x00]>, 0, 0x7B) -> 0x00 after arg0=[0x7B]
// CALL: @addf(memref<sizes=[1] data=[0x7A]>, 0, 0x7A) -> 0x7A after arg0=[0x7C]
// CALL: @addf(memref<sizes=[1] data=[0x7C]>, 0, 0x00) -> 0x7C after arg0=[0x7C]
// CALL: @addf(memref<sizes=[1] data=[0x7A]>, 0, 0xFC) -> 0x7A after arg0=[0xFC]
// CALL: @addf(memref<sizes=[1] data=[0x7C]>, 0, 0xFA) -> 0x7C after arg0=[0x7C]
// CALL: @addf(memref<sizes=[1] data=[0x7C]>, 0, 0xFC) -> 0x7C after arg0=[nan]
// CALL: @addf(memref<sizes=[1] data=[0x7D]>, 0, 0x00) -> nan after arg0=[nan]
// CALL: @addf(memref<sizes=[1] data=[0x00]>, 0, 0x02) -> 0x00 after arg0=[0x02]
// CALL: @addf(memref<sizes=[1] data=[0x01]>, 0, 0xBB) -> 0x01 after arg0=[0xBB]
// CALL: @addf(memref<sizes=[1] data=[0x04]>, 0, 0xBB) -> 0x04 after arg0=[0xBB]
// CALL: @generic(memref<sizes=[1] data=[0x00]>, 0, 0x00) -> 0x00 after arg0=[0x00]
// CALL: @generic(memref<sizes=[1] data=[0x00]>, 0, 0x01) -> 0x00 after arg0=[0x81]
// CALL: @generic(memref<sizes=[1] data=[0x00]>, 0, 0x7C) -> 0x00 after arg0=[0xFC]
// CALL: @generic(memref<sizes=[1] data=[0x00]>, 0, 0x7D) -> 0x00 after arg0=[nan]
// CALL: @generic(memref<sizes=[1] data=[0x00]>, 0, 0x7B) -> 0x00 after arg0=[0xFB]
// CALL: @generic(memref<sizes=[1] data=[0x7A]>, 0, 0xFA) -> 0x7A after arg0=[0x7C]
// CALL: @generic(memref<sizes=[1] data=[0x7C]>, 0, 0x00) -> 0x7C after arg0=[0x7C]
// CALL: @generic(memref<sizes=[1] data=[0x7C]>, 0, 0x7A) -> 0x7C after arg0=[0x7C]
// CALL: @generic(memref<sizes=[1] data=[0x7A]>, 0, 0x7C) -> 0x7A after arg0=[0xFC]
// CALL: @generic(memref<sizes=[1] data=[0x7C]>, 0, 0x7C) -> 0x7C after arg0=[nan]
// CALL: @generic(memref<sizes=[1] data=[0x7D]>, 0, 0x00) -> nan after arg0=[nan]
// CALL: @generic(memref<sizes=[1] data=[0x00]>, 0, 0x02) -> 0x00 after arg0=[0x82]
// CALL: @generic(memref<sizes=[1] data=[0x04]>, 0, 0x3B) -> 0x04 after arg0=[0xBB]
// CALL: @maximumf(memref<sizes=[1] data=[0x00]>, 0, 0x7E) -> 0x00 after arg0=[0x7E]
// CALL: @maximumf(memref<sizes=[1] data=[0x00]>, 0, 0x7F) -> 0x00 after arg0=[nan]
// CALL: @maximumf(memref<sizes=[1] data=[0x00]>, 0, 0x01) -> 0x00 after arg0=[0x01]
// CALL: @maximumf(memref<sizes=[1] data=[0x00]>, 0, 0xFF) -> 0x00 after arg0=[nan]
// CALL: @maximumf(memref<sizes=[1] data=[0x7E]>, 0, 0x00) -> 0x7E after arg0=[0x7E]
// CALL: @maximumf(memref<sizes=[1] data=[0xFF]>, 0, 0x00) -> nan after arg0=[nan]
// CALL: @mulf(memref<sizes=[1] data=[0x00]>, 0, 0x00) -> 0x00 after arg0=[0x00]
// CALL: @mulf(memref<sizes=[1] data=[0x01]>, 0, 0x37) -> 0x01 after arg0=[0x01]
// CALL: @mulf(memref<sizes=[1] data=[0x00]>, 0, 0x7F) -> 0x00 after arg0=[nan]
// CALL: @mulf(memref<sizes=[1] data=[0x00]>, 0, 0x7E) -> 0x00 after arg0=[0x00]
// CALL: @mulf(memref<sizes=[1] data=[0x38]>, 0, 0x7E) -> 0x38 after arg0=[0x7E]
// CALL: @mulf(memref<sizes=[1] data=[0x7E]>, 0, 0x00) -> 0x7E after arg0=[0x00]
// CALL: @mulf(memref<sizes=[1] data=[0x7F]>, 0, 0x00) -> nan after arg0=[nan]
// CALL: @mulf(memref<sizes=[1] data=[0x01]>, 0, 0x03) -> 0x01 after arg0=[0x00]
// CALL: @mulf(memref<sizes=[1] data=[0x02]>, 0, 0x40) -> 0x02 after arg0=[0x04]
// CALL: @mulf(memref<sizes=[1] data=[0x02]>, 0, 0x43) -> 0x02 after arg0=[0x06]
