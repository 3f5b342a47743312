// RUN: %check %s
// index.casts and castu to and from narrower and wider integers, cmp, sizeof and constants.
func.func @narrow(%a: index) -> (i8, i8) {
  %0 = index.casts %a : index to i8
  %1 = index.castu %a : index to i8
  return %0, %1 : i8, i8
}
func.func @widen(%a: i8) -> (index, index) {
  %0 = index.casts %a : i8 to index
  %1 = index.castu %a : i8 to index
  return %0, %1 : index, index
}
func.func @beyond(%a: index) -> (i128, i128) {
  %0 = index.casts %a : index to i128
  %1 = index.castu %a : index to i128
  return %0, %1 : i128, i128
}
func.func @compare(%a: index, %b: index) -> (i1, i1, i1, i1) {
  %0 = index.cmp slt(%a, %b)
  %1 = index.cmp ult(%a, %b)
  %2 = index.cmp eq(%a, %b)
  %3 = index.cmp uge(%a, %b)
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
func.func @constants() -> (index, index, i1, i1) {
  %0 = index.constant -7
  %1 = index.sizeof
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  return %0, %1, %2, %3 : index, index, i1, i1
}
// CALL: @narrow(300) -> 44, 44
// CALL: @widen(-1) -> -1, 255
// CALL: @widen(127) -> 127, 127
// CALL: @beyond(-1) -> -1, 18446744073709551615
// CALL: @compare(-1, 1) -> true, false, false, true
// CALL: @compare(3, 3) -> false, false, true, true
// CALL: @constants() -> -7, 64, true, false
// CALL-RANDOM: @narrow count=20 seed=1
// CALL-RANDOM: @widen count=20 seed=2
// CALL-RANDOM: @beyond count=20 seed=3
// CALL-RANDOM: @compare count=30 seed=4
