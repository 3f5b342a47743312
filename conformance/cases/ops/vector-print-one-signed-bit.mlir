// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.print of a signed integer of one bit, which is 0 or -1.
func.func @bit(%a: si1, %b: vector<2xsi1>) {
  vector.print %a : si1
  vector.print %b : vector<2xsi1>
  return
}
// CALL: @bit(0, [0, 0])
// CALL: @bit(1, [1, 0])
