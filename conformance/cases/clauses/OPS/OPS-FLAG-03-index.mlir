// RUN: %check %s
// CLAUSE: OPS-FLAG-03
// Operations of the index dialect have no flags: they wrap, and leave something.
func.func @add(%a: index, %b: index) -> index {
  %r = index.add %a, %b
  return %r : index
}
func.func @sub(%a: index, %b: index) -> index {
  %r = index.sub %a, %b
  return %r : index
}
func.func @mul(%a: index, %b: index) -> index {
  %r = index.mul %a, %b
  return %r : index
}
func.func @shl(%a: index, %b: index) -> index {
  %r = index.shl %a, %b
  return %r : index
}
func.func @shru(%a: index, %b: index) -> index {
  %r = index.shru %a, %b
  return %r : index
}
func.func @shrs(%a: index, %b: index) -> index {
  %r = index.shrs %a, %b
  return %r : index
}
func.func @divs(%a: index, %b: index) -> index {
  %r = index.divs %a, %b
  return %r : index
}
func.func @divu(%a: index, %b: index) -> index {
  %r = index.divu %a, %b
  return %r : index
}
// CALL: @add(9223372036854775807, 1) -> -9223372036854775808
// CALL: @sub(0, 1) -> -1
// CALL: @mul(4611686018427387904, 2) -> -9223372036854775808
// CALL: @shl(4611686018427387904, 1) -> -9223372036854775808
// CALL: @shru(7, 1) -> 3
// CALL: @shrs(-7, 1) -> -4
// CALL: @divs(7, 2) -> 3
// CALL: @divu(7, 2) -> 3
// CALL: @sub(-9223372036854775808, 1) -> 9223372036854775807
// CALL: @add(-1, 1) -> 0
// CALL: @mul(-1, -1) -> 1
// CALL: @shl(-1, 1) -> -2
// CALL-RANDOM: @add(4611686018427387904..9223372036854775807, 4611686018427387904..9223372036854775807) count=20 seed=1
// CALL-RANDOM: @divs count=40 seed=11
// CALL-RANDOM: @divu count=40 seed=11
