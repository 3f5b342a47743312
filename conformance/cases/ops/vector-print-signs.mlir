// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.print of integers whose type has a sign or says that there is none.
func.func @signed(%a: si8, %b: vector<2xsi16>, %c: si64) {
  vector.print %a : si8
  vector.print %b : vector<2xsi16>
  vector.print %c : si64
  return
}
func.func @unsigned(%a: ui8, %b: vector<2xui16>, %c: ui64, %d: ui1) {
  vector.print %a : ui8
  vector.print %b : vector<2xui16>
  vector.print %c : ui64
  vector.print %d : ui1
  return
}
// CALL: @signed(-1, [-32768, 32767], -2)
// CALL: @unsigned(-1, [-32768, 32767], -2, 1)
// CALL-RANDOM: @signed(_, _, _) count=20 seed=1
// CALL-RANDOM: @unsigned(_, _, _, _) count=20 seed=2
