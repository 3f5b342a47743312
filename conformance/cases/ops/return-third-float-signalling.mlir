// RUN: %check %s
// What is returned is what was given, every bit of a signalling NaN included.
// LLVM 22's code generator for x86-64 returns a third float or double in a register of the x87, which makes such a NaN quiet,
// so native code is wrong under every lowering.
func.func @f32(%a: f32) -> (f32, f32, f32) {
  return %a, %a, %a : f32, f32, f32
}
func.func @f64(%a: f64) -> (f64, f64, f64) {
  return %a, %a, %a : f64, f64, f64
}
// CALL: @f32(0xffaa4a3d) -> 0xffaa4a3d, 0xffaa4a3d, 0xffaa4a3d
// CALL: @f64(0x7ff267c6849c349a) -> 0x7ff267c6849c349a, 0x7ff267c6849c349a, 0x7ff267c6849c349a
