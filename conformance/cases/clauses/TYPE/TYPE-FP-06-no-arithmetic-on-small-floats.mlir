// RUN: %check %s
// CLAUSE: TYPE-FP-06
// NEGATIVE: lower "arith.addf"
// The bits of an 8-bit float are an integer for LLVM, which must not be added.
func.func @f(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %r = arith.addf %a, %b : f8E5M2
  return %r : f8E5M2
}
