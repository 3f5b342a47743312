// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.print: every lane in row-major order, brackets around rows, and the mark that follows.
func.func @row(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  return
}
func.func @matrix(%v: vector<3x2xf64>) {
  vector.print %v : vector<3x2xf64> punctuation <comma>
  return
}
func.func @box(%v: vector<2x1x3xi32>) {
  vector.print %v : vector<2x1x3xi32> punctuation <no_punctuation>
  return
}
func.func @point(%v: vector<i16>, %w: vector<1xi16>) {
  vector.print %v : vector<i16> punctuation <close>
  vector.print %w : vector<1xi16> punctuation <open>
  return
}
func.func @marks(%a: f32) {
  vector.print punctuation <open>
  vector.print %a : f32 punctuation <comma>
  vector.print str "a text"
  vector.print str ""
  vector.print str "a text"
  vector.print punctuation <close>
  vector.print punctuation <no_punctuation>
  vector.print punctuation <newline>
  return
}
func.func @signless(%a: i1, %b: i7, %c: i8, %d: vector<2x2xi1>, %e: vector<2xi33>, %f: i64) {
  vector.print %a : i1
  vector.print %b : i7
  vector.print %c : i8
  vector.print %d : vector<2x2xi1>
  vector.print %e : vector<2xi33>
  vector.print %f : i64
  return
}
func.func @indices(%a: index, %v: vector<2xindex>) {
  vector.print %a : index
  vector.print %v : vector<2xindex>
  return
}
// What is printed before the program ends is printed.
func.func @before_the_end(%a: i32, %b: i1) {
  vector.print %a : i32
  cf.assert %b, "ends"
  vector.print %a : i32
  return
}
// CALL: @row([1.0, -0.0, nan, inf])
// CALL: @matrix([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
// CALL: @box([1, 2, 3, 4, 5, -6])
// CALL: @point([-1], [-2])
// CALL: @marks(1.5)
// CALL: @signless(true, -64, -128, [true, false, false, true], [-4294967296, 4294967295], -9223372036854775808)
// CALL: @signless(false, 63, 127, [false, true, true, true], [-1, 0], 9223372036854775807)
// CALL: @indices(-1, [0, -5])
// CALL: @before_the_end(7, true)
// CALL: @before_the_end(7, false) -> trap(assert)
// CALL-RANDOM: @row(_) count=20 seed=1
// CALL-RANDOM: @matrix(_) count=20 seed=2
// CALL-RANDOM: @box(_) count=20 seed=3
// CALL-RANDOM: @signless(_, _, _, _, _, _) count=20 seed=4
// CALL-RANDOM: @indices(_, _) count=20 seed=5
