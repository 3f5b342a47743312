// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-04
// NEGATIVE: parse "invalid function argument type"
// NEIGHBOUR: "func<void ()>" -> "ptr"
// A function is no argument type.
func.func private @f(!llvm.func<i32 (func<void ()>)>)
