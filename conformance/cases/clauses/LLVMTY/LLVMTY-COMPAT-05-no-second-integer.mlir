// RUN: %check %s
// CLAUSE: LLVMTY-COMPAT-05
// NEGATIVE: parse "unexpected type, expected keyword"
// NEIGHBOUR: "!llvm.i32" -> "i32"
// Integers are those of MLIR alone.
func.func private @f(!llvm.i32)
