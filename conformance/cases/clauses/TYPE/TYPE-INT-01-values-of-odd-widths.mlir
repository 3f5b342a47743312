// RUN: %check %s
// CLAUSE: TYPE-INT-01
// An i5 has 32 values: widened without a sign all ones are 31; of 23 = 0b10111 four bits are 7.
func.func @widen(%a: i5) -> i8 {
  %r = arith.extui %a : i5 to i8
  return %r : i8
}
func.func @narrow(%a: i7) -> i4 {
  %r = arith.trunci %a : i7 to i4
  return %r : i4
}
// CALL: @widen(-1) -> 31
// CALL: @widen(15) -> 15
// CALL: @narrow(23) -> 7
// CALL: @narrow(-64) -> 0
