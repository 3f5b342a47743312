// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-11
// NEGATIVE: parse "identified type"
// One name has one body.
func.func private @f(!llvm.struct<"twice", (i32)>, !llvm.struct<"twice", (i64)>)
