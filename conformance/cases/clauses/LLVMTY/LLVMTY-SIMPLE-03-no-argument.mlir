// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-03
// NEGATIVE: verify "argument"
// NEIGHBOUR: "!llvm.void" -> "i32"
// A parameter of type void.
llvm.func @f(%a: !llvm.void) {
  llvm.return
}
