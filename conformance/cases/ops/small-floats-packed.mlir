// RUN: %check %s
// Floats of 6 and 4 bits, which take a byte each in a memref.
func.func @f6E2M3FN(%m: memref<?xf6E2M3FN>, %i: index, %x: f6E2M3FN) -> (f6E2M3FN, i6) {
  %y = memref.load %m[%i] : memref<?xf6E2M3FN>
  memref.store %x, %m[%i] : memref<?xf6E2M3FN>
  %b = arith.bitcast %x : f6E2M3FN to i6
  return %y, %b : f6E2M3FN, i6
}
func.func @f6E3M2FN(%x: f6E3M2FN) -> (f6E3M2FN, i6) {
  %b = arith.bitcast %x : f6E3M2FN to i6
  return %x, %b : f6E3M2FN, i6
}
func.func @f4E2M1FN(%m: memref<?xf4E2M1FN>, %i: index, %x: f4E2M1FN) -> (f4E2M1FN, i4) {
  %y = memref.load %m[%i] : memref<?xf4E2M1FN>
  memref.store %x, %m[%i] : memref<?xf4E2M1FN>
  %b = arith.bitcast %x : f4E2M1FN to i4
  return %y, %b : f4E2M1FN, i4
}
// CALL: @f6E2M3FN(memref<sizes=[2] data=[1.0, 7.5]>, 1, -1.0) -> 7.5, 0x28 after arg0=[1.0, -1.0]
// CALL: @f6E3M2FN(28.0) -> 28.0, 0x1f
// CALL: @f4E2M1FN(memref<sizes=[2] data=[0.5, 6.0]>, 0, -1.5) -> 0.5, 0xb after arg0=[-1.5, 6.0]
// CALL-RANDOM: @f6E2M3FN(memref<sizes=[N]>, 0..N-1, _) N=1..5 count=30 seed=1
// CALL-RANDOM: @f6E3M2FN count=20 seed=2
// CALL-RANDOM: @f4E2M1FN(memref<sizes=[N]>, 0..N-1, _) N=1..5 count=30 seed=3
