// RUN: %check %s
// CLAUSE: LLVMMOD-PASS-06
// NEGATIVE: translate "LLVM attribute 'noinline' does not expect a value"
// NEIGHBOUR: "["noinline", "1"]" -> ""noinline""
// There is nothing to say about noinline.
llvm.func @f() attributes {passthrough = [["noinline", "1"]]} {
  llvm.return
}
