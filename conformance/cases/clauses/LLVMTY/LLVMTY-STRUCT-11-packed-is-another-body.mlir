// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-11
// NEGATIVE: parse "identified type"
// NEIGHBOUR: "packed (i8, i32)" -> "(i8, i32)"
// The same members with room between them and without it are two bodies.
func.func private @f(!llvm.struct<"struct-11", (i8, i32)>, !llvm.struct<"struct-11", packed (i8, i32)>)
