// RUN: %check %s
// CLAUSE: TYPE-INDEX-01
// The width of index is a number of bits, and a shift without a sign moves zeros in from the top one.
func.func @f(%a: index, %n: index) -> (index, index) {
  %0 = index.sizeof
  %1 = index.shru %a, %n
  return %0, %1 : index, index
}
// CALL: @f(-8, 1) -> 64, 9223372036854775804
// CALL: @f(40, 3) -> 64, 5
