// RUN: %check %s
// Floats of 8, 6 and 4 bits as arguments, results, constants and in memory: their bits go through unchanged.
func.func @f8E5M2(%m: memref<?xf8E5M2>, %i: index, %x: f8E5M2) -> (f8E5M2, i8, f8E5M2) {
  %y = memref.load %m[%i] : memref<?xf8E5M2>
  memref.store %x, %m[%i] : memref<?xf8E5M2>
  %b = arith.bitcast %y : f8E5M2 to i8
  %c = arith.constant 1.5 : f8E5M2
  return %y, %b, %c : f8E5M2, i8, f8E5M2
}
func.func @f8E4M3(%x: f8E4M3) -> (i8, f8E4M3) {
  %b = arith.bitcast %x : f8E4M3 to i8
  %c = arith.constant 1.5 : f8E4M3
  return %b, %c : i8, f8E4M3
}
func.func @f8E4M3FN(%m: memref<2x?xf8E4M3FN>, %i: index, %x: f8E4M3FN) -> (f8E4M3FN, i8) {
  %c1 = arith.constant 1 : index
  %y = memref.load %m[%c1, %i] : memref<2x?xf8E4M3FN>
  memref.store %x, %m[%c1, %i] : memref<2x?xf8E4M3FN>
  %b = arith.bitcast %x : f8E4M3FN to i8
  return %y, %b : f8E4M3FN, i8
}
func.func @f8E5M2FNUZ(%x: f8E5M2FNUZ) -> (i8, f8E5M2FNUZ) {
  %b = arith.bitcast %x : f8E5M2FNUZ to i8
  %c = arith.constant -2.0 : f8E5M2FNUZ
  return %b, %c : i8, f8E5M2FNUZ
}
func.func @f8E4M3FNUZ(%x: f8E4M3FNUZ) -> (i8, f8E4M3FNUZ) {
  %b = arith.bitcast %x : f8E4M3FNUZ to i8
  %c = arith.constant -2.0 : f8E4M3FNUZ
  return %b, %c : i8, f8E4M3FNUZ
}
func.func @f8E4M3B11FNUZ(%x: f8E4M3B11FNUZ) -> (i8, f8E4M3B11FNUZ) {
  %b = arith.bitcast %x : f8E4M3B11FNUZ to i8
  %c = arith.constant -2.0 : f8E4M3B11FNUZ
  return %b, %c : i8, f8E4M3B11FNUZ
}
func.func @f8E3M4(%x: f8E3M4) -> (i8, f8E3M4) {
  %b = arith.bitcast %x : f8E3M4 to i8
  %c = arith.constant 0.5 : f8E3M4
  return %b, %c : i8, f8E3M4
}
func.func @f8E8M0FNU(%m: memref<?xf8E8M0FNU>, %x: f8E8M0FNU) -> i8 {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<?xf8E8M0FNU>
  %b = arith.bitcast %x : f8E8M0FNU to i8
  return %b : i8
}
// CALL: @f8E5M2(memref<sizes=[3] data=[1.0, -0.0, inf]>, 1, nan) -> -0.0, -128, 1.5 after arg0=[1.0, nan, inf]
// CALL: @f8E5M2(memref<sizes=[1] data=[0x7b]>, 0, 0x01) -> 57344.0, 0x7b, 0x3e after arg0=[0x01]
// CALL: @f8E4M3(240.0) -> 0x77, 0x3c
// CALL: @f8E4M3(inf) -> 0x78, 0x3c
// CALL: @f8E4M3FN(memref<sizes=[2,2] data=[1.0, 2.0, 448.0, -0.5]>, 1, 3.0) -> -0.5, 0x44 after arg0=[1.0, 2.0, 448.0, 3.0]
// CALL: @f8E5M2FNUZ(1.0) -> 0x40, 0xc4
// CALL: @f8E4M3FNUZ(1.0) -> 0x40, 0xc8
// CALL: @f8E4M3B11FNUZ(1.0) -> 0x58, 0xe0
// CALL: @f8E3M4(1.0) -> 0x30, 0x20
// CALL: @f8E8M0FNU(memref<sizes=[2] data=[1.0, 4.0]>, 0.5) -> 126 after arg0=[0.5, 4.0]
// CALL-RANDOM: @f8E5M2(memref<sizes=[N]>, 0..N-1, _) N=1..5 count=30 seed=1
// CALL-RANDOM: @f8E4M3 count=20 seed=2
// CALL-RANDOM: @f8E4M3FN(memref<sizes=[2,N]>, 0..N-1, _) N=1..5 count=30 seed=3
// CALL-RANDOM: @f8E5M2FNUZ count=20 seed=4
// CALL-RANDOM: @f8E4M3FNUZ count=20 seed=5
// CALL-RANDOM: @f8E4M3B11FNUZ count=20 seed=6
// CALL-RANDOM: @f8E3M4 count=20 seed=7
// CALL-RANDOM: @f8E8M0FNU(memref<sizes=[N]>, _) N=1..4 count=20 seed=8
