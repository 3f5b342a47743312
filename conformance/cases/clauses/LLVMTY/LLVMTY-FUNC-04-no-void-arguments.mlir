// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-04
// NEGATIVE: parse "invalid function argument type"
// NEIGHBOUR: "(void)" -> "(i32)"
// void is no argument type.
func.func private @f(!llvm.func<i32 (void)>)
