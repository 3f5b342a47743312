// RUN: %check %s
// CLAUSE: FUNCTY-HOF-04
// A function constant is the address of the function.
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @f(%a: i32) -> i32 {
  %p = func.constant @g : (i32) -> i32
  cf.br ^next(%p : (i32) -> i32)
^next(%q: (i32) -> i32):
  %r = func.call_indirect %q(%a) : (i32) -> i32
  return %r : i32
}
// CHECK: llvm.mlir.addressof @g : !llvm.ptr
// CALL: @f(21) -> 42
