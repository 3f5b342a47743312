// RUN: %check %s
// arith.mului_extended: both halves of the unsigned product.
func.func @index(%a: index, %b: index) -> (index, index) {
  %l, %h = arith.mului_extended %a, %b : index
  return %l, %h : index, index
}
// CALL: @index(-1, 9223372036854775807) -> -9223372036854775807, 9223372036854775806
// CALL: @index(9223372036854775807, -1) -> -9223372036854775807, 9223372036854775806
// CALL: @index(5, 1) -> 5, 0
// CALL: @index(-2, 0) -> 0, 0
// CALL: @index(-2, 1) -> -2, 0
// CALL: @index(-2, -1) -> 2, -3
// CALL: @index(-9223372036854775808, -2) -> 0, 9223372036854775807
// CALL: @index(-1831017060603677852, 4778235454292094945) -> 8932083199063164644, 4303949553136270921
// CALL: @index(3367535517063143620, 936421055355967839) -> -1819440803020731204, 170947845876566873
// CALL-RANDOM: @index(_, _) count=40 seed=4
