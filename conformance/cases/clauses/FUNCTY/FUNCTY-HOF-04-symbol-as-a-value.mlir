// RUN: %check %s
// CLAUSE: FUNCTY-HOF-04
// A function constant is the address of the function. Which one is called, only the call says.
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func private @h(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @f(%c: i1, %a: i32) -> i32 {
  %p = func.constant @g : (i32) -> i32
  %o = func.constant @h : (i32) -> i32
  cf.cond_br %c, ^next(%p : (i32) -> i32), ^next(%o : (i32) -> i32)
^next(%q: (i32) -> i32):
  %r = func.call_indirect %q(%a) : (i32) -> i32
  return %r : i32
}
// CHECK-DAG: llvm.mlir.addressof @g : !llvm.ptr
// CHECK-DAG: llvm.mlir.addressof @h : !llvm.ptr
// CALL: @f(true, 21) -> 42
// CALL: @f(false, 5) -> 25
// CALL-RANDOM: @f count=20 seed=1
