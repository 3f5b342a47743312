// RUN: %check %s
// CLAUSE: TYPE-INT-03
// Signedness is in the operation and not in the type: extsi repeats the sign bit of a signless integer, extui does not.
func.func @signed(%a: i8) -> i32 {
  %r = arith.extsi %a : i8 to i32
  return %r : i32
}
func.func @unsigned(%a: i8) -> i32 {
  %r = arith.extui %a : i8 to i32
  return %r : i32
}
func.func @bit(%a: i1) -> (i16, i16) {
  %s = arith.extsi %a : i1 to i16
  %u = arith.extui %a : i1 to i16
  return %s, %u : i16, i16
}
// CALL: @signed(-1) -> -1
// CALL: @signed(-128) -> -128
// CALL: @signed(127) -> 127
// CALL: @unsigned(-1) -> 255
// CALL: @unsigned(-128) -> 128
// CALL: @bit(true) -> -1, 1
// CALL: @bit(false) -> 0, 0
