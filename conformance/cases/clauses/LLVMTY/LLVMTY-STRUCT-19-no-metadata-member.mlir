// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-19
// NEGATIVE: parse "invalid LLVM structure element type"
// NEIGHBOUR: "metadata" -> "i32"
// metadata has no size.
func.func private @f(!llvm.struct<(i8, metadata)>)
