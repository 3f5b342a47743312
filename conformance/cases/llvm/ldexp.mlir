// RUN: %check %s
// llvm.ldexp: a number times a power of two, rounded once: subnormal, to zero, to infinity.
llvm.func @f32(%x: f32, %n: i32) -> f32 {
  %r = llvm.intr.ldexp(%x, %n) : (f32, i32) -> f32
  llvm.return %r : f32
}
llvm.func @f64(%x: f64, %n: i32) -> f64 {
  %r = llvm.intr.ldexp(%x, %n) : (f64, i32) -> f64
  llvm.return %r : f64
}
// CALL: @f32(1.5, 3) -> 12.0
// CALL: @f32(-1.5, -2) -> -0.375
// CALL: @f32(1.0, 128) -> inf
// CALL: @f32(-1.0, 127) -> 0xFF000000
// CALL: @f32(1.0, -149) -> 0x00000001
// CALL: @f32(1.5, -149) -> 0x00000002
// CALL: @f32(1.0, -150) -> 0x00000000
// CALL: @f32(-1.5, -150) -> 0x80000001
// CALL: @f32(0x00000001, 149) -> 1.0
// CALL: @f32(0x00800001, -1) -> 0x00400000
// CALL: @f32(0x00800003, -1) -> 0x00400002
// CALL: @f32(1.0, 2147483647) -> inf
// CALL: @f32(1.0, -2147483648) -> 0.0
// CALL: @f32(-0.0, 5) -> -0.0
// CALL: @f32(inf, -2147483648) -> inf
// CALL: @f32(nan, 1) -> nan
// CALL: @f64(1.0, 1023) -> 0x7FE0000000000000
// CALL: @f64(1.0, 1024) -> inf
// CALL: @f64(0x0000000000000001, 2097) -> 0x7FE0000000000000
// CALL: @f64(0x7FEFFFFFFFFFFFFF, -2099) -> 0x0000000000000000
// CALL: @f64(0x7FEFFFFFFFFFFFFF, -2098) -> 0x0000000000000001
// CALL-RANDOM: @f32(_, -300..300) count=60
// CALL-RANDOM: @f64(_, -2200..2200) count=60
