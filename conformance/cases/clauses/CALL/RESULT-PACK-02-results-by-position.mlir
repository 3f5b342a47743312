// RUN: %check %s
// CLAUSE: RESULT-PACK-02
// The caller takes every result by its position.
func.func private @rotate(%a: i16, %b: i16, %c: i16, %d: i64) -> (i16, i16, i64, i16) {
  return %b, %c, %d, %a : i16, i16, i64, i16
}
func.func @twice(%a: i16, %b: i16, %c: i16, %d: i64) -> (i16, i16, i16, i64) {
  %x:4 = call @rotate(%a, %b, %c, %d) : (i16, i16, i16, i64) -> (i16, i16, i64, i16)
  %y:4 = call @rotate(%x#0, %x#1, %x#3, %x#2) : (i16, i16, i16, i64) -> (i16, i16, i64, i16)
  return %y#0, %y#1, %y#3, %y#2 : i16, i16, i16, i64
}
// CALL: @twice(1, 2, 3, 4) -> 3, 1, 2, 4
// CALL-RANDOM: @twice(_, _, _, _) count=10 seed=1
