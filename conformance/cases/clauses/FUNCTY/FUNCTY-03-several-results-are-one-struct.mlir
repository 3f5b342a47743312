// RUN: %check %s
// CLAUSE: FUNCTY-03
// Three results are a struct of three, in order.
func.func @f(%a: i8, %b: f64, %c: index) -> (index, i8, f64) {
  return %c, %a, %b : index, i8, f64
}
// CHECK: llvm.func @f({{.*}}) -> !llvm.struct<(i64, i8, f64)>
// CALL: @f(-1, 2.5, 1000) -> 1000, -1, 2.5
