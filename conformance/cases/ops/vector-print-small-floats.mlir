// RUN: %check %s --lowering=ours
// CLAUSE: OPS-VECTOR-01
// vector.print of floats of 8 bits and less: the numbers that they stand for. Upstream prints them by a function of MLIR's
// libraries that no engine has, so that nothing is compared there.
func.func @scalars(%a: f8E5M2, %b: f8E4M3FN, %c: f8E8M0FNU, %d: f4E2M1FN) {
  vector.print %a : f8E5M2
  vector.print %b : f8E4M3FN
  vector.print %c : f8E8M0FNU
  vector.print %d : f4E2M1FN
  return
}
func.func @lanes(%a: vector<4xf8E4M3FNUZ>, %b: vector<f6E3M2FN>) {
  vector.print %a : vector<4xf8E4M3FNUZ>
  vector.print %b : vector<f6E3M2FN>
  return
}
// CALL: @scalars(1.5, -448.0, 2.0, 6.0)
// CALL: @lanes([1.0, -2.0, 0.5, 240.0], [28.0])
// CALL-RANDOM: @scalars(_, _, _, _) count=40 seed=1
// CALL-RANDOM: @lanes(_, _) count=40 seed=2
