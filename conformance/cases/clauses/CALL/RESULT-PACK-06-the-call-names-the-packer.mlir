// RUN: %check %s
// CLAUSE: RESULT-PACK-06
// The call of a function with several results names that function and has its struct.
func.func private @three(%a: i8) -> (i8, i64, f32) {
  %b = arith.extsi %a : i8 to i64
  %c = arith.sitofp %a : i8 to f32
  return %a, %b, %c : i8, i64, f32
}
func.func @f(%a: i8) -> (i64, f32) {
  %r:3 = call @three(%a) : (i8) -> (i8, i64, f32)
  return %r#1, %r#2 : i64, f32
}
// CHECK-LABEL: llvm.func @f(
// CHECK: llvm.call @three({{.*}}) : (i8) -> !llvm.struct<(i8, i64, f32)>
// CALL: @f(-3) -> -3, -3.0
