// RUN: %check %s
// CLAUSE: TYPE-CPLX-04
// The real part comes first in memory, so it is the low half of an integer of both: 1 is 0x3f800000, 2 is 0x40000000.
func.func @number(%bits: i64) -> complex<f32> {
  %r = complex.bitcast %bits : i64 to complex<f32>
  return %r : complex<f32>
}
// CALL: @number(0x400000003f800000) -> (1.0, 2.0)
