// RUN: %check %s
// CLAUSE: SUCC-10
// The weights are on the branch, also when one of its edges was redirected.
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([3, 5]), ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}
// CHECK: llvm.cond_br %{{.*}} weights([3, 5]), ^
// CALL: @f(true, 1, 2) -> 1
// CALL: @f(false, 1, 2) -> 2
