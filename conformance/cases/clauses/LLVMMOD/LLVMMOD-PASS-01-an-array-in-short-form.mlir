// RUN: %check %s
// CLAUSE: LLVMMOD-PASS-01
// NEGATIVE: parse "passthrough"
// NEIGHBOUR: ""noinline"" -> "["noinline"]"
// The same in the custom form: a wrong attribute is not lost.
llvm.func @f() attributes {passthrough = "noinline"} {
  llvm.return
}
