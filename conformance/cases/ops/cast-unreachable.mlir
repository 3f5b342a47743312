// RUN: %check %s
// A cast that only a block without predecessors has is left by no pass: the block goes. One of another width
// of index than this one's is no reason to refuse the module.
func.func @f(%a: i32) -> i32 {
  return %a : i32
^dead:
  %b = builtin.unrealized_conversion_cast %a : i32 to index
  %c = arith.index_cast %b : index to i32
  return %c : i32
}
// CALL: @f(3) -> 3
