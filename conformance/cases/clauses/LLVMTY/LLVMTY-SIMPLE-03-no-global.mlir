// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-03
// NEGATIVE: verify "valid element type for an LLVM global"
// NEIGHBOUR: "!llvm.void" -> "i32"
// Memory holds no void.
llvm.mlir.global external @g() : !llvm.void
