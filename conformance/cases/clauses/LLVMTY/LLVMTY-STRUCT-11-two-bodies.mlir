// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-11
// NEGATIVE: parse "identified type"
// NEIGHBOUR: "(i64)" -> "(i32)"
// One name has one body.
func.func private @f(!llvm.struct<"twice", (i32)>, !llvm.struct<"twice", (i64)>)
