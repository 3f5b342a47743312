// RUN: %check %s
// CLAUSE: BARE-20
// OPTIONS: use-bare-ptr-memref-call-conv=true emit-c-wrappers=true
// NEGATIVE: lower "wrapper"
// NEIGHBOUR: "func.func" -> "llvm.func"
// NEIGHBOUR: "memref<2xf32>" -> "!llvm.ptr"
// NEIGHBOUR: "  return" -> "  llvm.return"
// Wrappers are asked for by the option: that is said as well.
func.func @f(%m: memref<2xf32>) {
  return
}
