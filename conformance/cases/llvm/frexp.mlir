// RUN: %check %s
// llvm.frexp: a fraction in [0.5, 1) and a power of two; of zeros 0, of infinities and NaN no power in particular.
llvm.func @fraction(%x: f32) -> f32 {
  %s = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(f32, i32)>
  llvm.return %r : f32
}
llvm.func @power(%x: f32) -> i32 {
  %s = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(f32, i32)>
  llvm.return %r : i32
}
llvm.func @fraction64(%x: f64) -> f64 {
  %s = llvm.intr.frexp(%x) : (f64) -> !llvm.struct<(f64, i32)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(f64, i32)>
  llvm.return %r : f64
}
llvm.func @power64(%x: f64) -> i32 {
  %s = llvm.intr.frexp(%x) : (f64) -> !llvm.struct<(f64, i32)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(f64, i32)>
  llvm.return %r : i32
}
// CALL: @fraction(12.0) -> 0.75
// CALL: @power(12.0) -> 4
// CALL: @fraction(-0.5) -> -0.5
// CALL: @power(-0.5) -> 0
// CALL: @fraction(-0.0) -> -0.0
// CALL: @power(-0.0) -> 0
// CALL: @fraction(0x00000003) -> 0.75
// CALL: @power(0x00000003) -> -147
// CALL: @fraction(0x7F7FFFFF) -> 0x3F7FFFFF
// CALL: @power(0x7F7FFFFF) -> 128
// CALL: @fraction(inf) -> inf
// CALL: @fraction(nan) -> nan
// CALL: @power(inf) -> _
// CALL: @power(nan) -> _
// CALL: @fraction64(0x0000000000000001) -> 0.5
// CALL: @power64(0x0000000000000001) -> -1073
// CALL: @power64(0x7FEFFFFFFFFFFFFF) -> 1024
// CALL-RANDOM: @fraction(_) count=40
// CALL-RANDOM: @power(-1.0e9..1.0e9) count=40
// CALL-RANDOM: @fraction64(_) count=40
// CALL-RANDOM: @power64(-1.0e9..1.0e9) count=40
