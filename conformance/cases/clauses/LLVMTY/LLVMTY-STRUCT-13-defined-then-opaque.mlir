// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-13
// NEGATIVE: parse "redeclaring defined struct as opaque"
// NEIGHBOUR: "opaque" -> "(i32)"
// A struct with a body cannot be declared opaque later.
func.func private @f(!llvm.struct<"known", (i32)>, !llvm.struct<"known", opaque>)
