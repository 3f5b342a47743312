// RUN: %check %s
// CLAUSE: TYPE-FP-02
// bf16 has a counterpart.
func.func @f(%a: bf16) -> bf16 {
  return %a : bf16
}
// CHECK: llvm.func @f(%{{[^,]*}}: bf16) -> bf16
// CALL: @f(1.5) -> 1.5
// CALL: @f(0xff80) -> -inf
