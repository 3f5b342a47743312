// RUN: %check %s
// llvm.intr.experimental.constrained.fpext, sitofp, uitofp to nearest even, exceptions ignored: as the plain casts.
llvm.func @fpext(%a: f32) -> f64 {
  %r = llvm.intr.experimental.constrained.fpext %a ignore : f32 to f64
  llvm.return %r : f64
}
llvm.func @sitofp(%a: i64) -> f32 {
  %r = llvm.intr.experimental.constrained.sitofp %a tonearest ignore : i64 to f32
  llvm.return %r : f32
}
llvm.func @uitofp(%a: i64) -> f32 {
  %r = llvm.intr.experimental.constrained.uitofp %a tonearest ignore : i64 to f32
  llvm.return %r : f32
}
// CALL: @fpext(0x3EAAAAAB) -> 0x3FD5555560000000
// CALL: @fpext(-0.0) -> -0.0
// CALL: @fpext(inf) -> inf
// CALL: @fpext(0x00000001) -> 0x36A0000000000000
// CALL: @sitofp(16777217) -> 16777216.0
// CALL: @uitofp(16777217) -> 16777216.0
// CALL: @sitofp(-16777219) -> -16777220.0
// CALL: @uitofp(-16777219) -> 0x5F800000
// CALL: @sitofp(9223372036854775807) -> 0x5F000000
// CALL: @uitofp(9223372036854775807) -> 0x5F000000
// CALL: @sitofp(-9223372036854775808) -> 0xDF000000
// CALL: @uitofp(-9223372036854775808) -> 0x5F000000
// CALL: @sitofp(-1) -> -1.0
// CALL: @uitofp(-1) -> 0x5F800000
