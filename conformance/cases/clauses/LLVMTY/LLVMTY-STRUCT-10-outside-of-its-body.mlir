// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-10
// NEGATIVE: parse "struct without a body"
// NEIGHBOUR: "struct<"struct-10">" -> "struct<"struct-10", (i32)>"
// Beside its description, and no longer inside of it, a name alone is nothing either.
llvm.func @f(!llvm.struct<"struct-10", (i32)>, !llvm.struct<"struct-10">)
