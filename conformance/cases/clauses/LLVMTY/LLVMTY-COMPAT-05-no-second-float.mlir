// RUN: %check %s
// CLAUSE: LLVMTY-COMPAT-05
// NEGATIVE: parse "unknown LLVM type: float"
// NEIGHBOUR: "!llvm.float" -> "f32"
// So are floats of 32 bits.
func.func private @f(!llvm.float)
