// RUN: %check %s
// CLAUSE: FUNCTY-HOF-03
// A value that is one of two functions is called with the arguments in their order.
func.func private @sub(%a: i32, %b: i32) -> i32 {
  %r = arith.subi %a, %b : i32
  return %r : i32
}
func.func private @second(%a: i32, %b: i32) -> i32 {
  return %b : i32
}
func.func @apply(%which: i1, %a: i32, %b: i32) -> i32 {
  %f = constant @sub : (i32, i32) -> i32
  %g = constant @second : (i32, i32) -> i32
  %h = arith.select %which, %f, %g : (i32, i32) -> i32
  %r = call_indirect %h(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
// CALL: @apply(true, 10, 3) -> 7
// CALL: @apply(false, 10, 3) -> 3
// CALL-RANDOM: @apply count=40 seed=11
