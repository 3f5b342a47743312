// RUN: %check %s
// CLAUSE: FLOW-02
// An assertion becomes a branch to code that stops; what follows runs only if it holds.
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.assert %c, "wanted"
  return %a : i32
}
// CALL: @f(true, 4) -> 4
// CALL: @f(false, 4) -> trap(assert)
