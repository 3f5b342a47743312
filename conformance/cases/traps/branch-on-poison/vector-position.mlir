// RUN: %check %s
// OPERATION: cf.cond_br
// A lane at a position that a vector does not have is no value to go by: vector.extract at run time.
func.func @f(%v: vector<3xi1>, %i: index) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %b = vector.extract %v[%i] : i1 from vector<3xi1>
  cf.cond_br %b, ^one, ^two  // TRAP: branch-on-poison
^one:
  return %c1 : i32
^two:
  return %c2 : i32
}
// CALL: @f([true, false, true], 3) -> trap(branch-on-poison)
// CALL: @f([true, false, true], 2) -> 1
