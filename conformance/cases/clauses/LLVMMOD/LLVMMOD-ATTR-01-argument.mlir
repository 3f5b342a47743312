// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-01
// NEGATIVE: lower "'llvm.no_alias'"
// NEIGHBOUR: "llvm.no_alias" -> "llvm.noalias"
// The name is llvm.noalias.
func.func private @f(memref<4xf32> {llvm.no_alias})
