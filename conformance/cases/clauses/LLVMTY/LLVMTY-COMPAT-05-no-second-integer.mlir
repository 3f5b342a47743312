// RUN: %check %s
// CLAUSE: LLVMTY-COMPAT-05
// NEGATIVE: parse "unexpected type, expected keyword"
// Integers are those of MLIR alone.
func.func private @f(!llvm.i32)
