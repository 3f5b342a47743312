// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-03
// NEGATIVE: parse "invalid LLVM structure element type"
// NEIGHBOUR: "func<void ()>" -> "ptr"
// A struct holds pointers to functions, not functions.
llvm.func @f(!llvm.struct<(i8, func<void ()>)>)
