// RUN: %check %s
// vector.deinterleave of indices: lanes with even numbers, and lanes with odd numbers.
func.func @line(%v: vector<4xindex>) -> (vector<2xindex>, vector<2xindex>) {
  %a, %b = vector.deinterleave %v : vector<4xindex> -> vector<2xindex>
  return %a, %b : vector<2xindex>, vector<2xindex>
}
// CALL: @line([5, 6, 7, 8]) -> [5, 7], [6, 8]
// CALL-RANDOM: @line(_) count=20 seed=1
