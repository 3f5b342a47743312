// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-04
// NEGATIVE: parse "invalid function result type"
// NEIGHBOUR: "func<void ()>" -> "ptr"
// Nor a result type.
func.func private @f(!llvm.func<func<void ()> (i32)>)
