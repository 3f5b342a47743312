// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.print of f16 and bf16, which are handed over as their bits.
func.func @halves(%a: f16, %b: bf16, %v: vector<2xf16>) {
  vector.print %a : f16
  vector.print %b : bf16
  vector.print %v : vector<2xf16>
  return
}
// CALL: @halves(1.5, -2.0, [65504.0, 1.0])
// CALL: @halves(-0.0, inf, [-inf, 6.103515625e-05])
// CALL-RANDOM: @halves(_, _, _) count=20 seed=1
