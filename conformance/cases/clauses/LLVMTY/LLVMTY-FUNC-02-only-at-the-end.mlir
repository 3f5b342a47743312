// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-02
// NEGATIVE: parse "expected ')'"
// NEIGHBOUR: "(..., ptr)" -> "(ptr, ...)"
// Nothing comes behind the dots.
llvm.func @f() attributes {t = !llvm.func<i32 (..., ptr)>}
