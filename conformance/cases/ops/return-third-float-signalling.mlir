// RUN: %check %s
// What is returned is what was given, every bit of a signalling NaN included.
// LLVM 22's code generator for x86-64 returns a third float or double in a register of the x87, which makes such a NaN quiet.
// So native code is wrong under every lowering.
func.func @f32(%a: f32) -> (f32, f32, f32) {
  return %a, %a, %a : f32, f32, f32
}
func.func @f64(%a: f64) -> (f64, f64, f64) {
  return %a, %a, %a : f64, f64, f64
}
// CALL: @f32(0xffaa4a3d) -> 0xffaa4a3d, 0xffaa4a3d, 0xffaa4a3d
// CALL: @f64(0x7ff267c6849c349a) -> 0x7ff267c6849c349a, 0x7ff267c6849c349a, 0x7ff267c6849c349a

// Vectors take registers before it: of 128 bits each.
func.func @behind_rows(%a: f32) -> (vector<3x4xi32>, f32) {
  %rows = arith.constant dense<[[0, 1, -2, 3], [-4, 5, -6, 7], [-8, 9, -10, 11]]> : vector<3x4xi32>
  return %rows, %a : vector<3x4xi32>, f32
}
func.func @behind_a_wide_one(%a: f64) -> (vector<8xi32>, f64) {
  %wide = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  return %wide, %a : vector<8xi32>, f64
}
func.func @behind_one(%a: f32) -> (vector<4xi32>, f32) {
  %row = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  return %row, %a : vector<4xi32>, f32
}
// CALL: @behind_rows(0x7f8f68d6) -> [0,1,-2,3,-4,5,-6,7,-8,9,-10,11], 0x7f8f68d6
// CALL: @behind_a_wide_one(0x7ff0000000000001) -> [0,1,2,3,4,5,6,7], 0x7ff0000000000001
// CALL: @behind_one(0x7f8f68d6) -> [0,1,2,3], 0x7f8f68d6
