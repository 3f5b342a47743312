// RUN: %check %s
// CLAUSE: LLVMMOD-PASS-06
// NEGATIVE: translate "LLVM attribute 'alignstack' expects a value"
// NEIGHBOUR: ""alignstack"" -> "["alignstack", "4"]"
// Stack alignment says nothing without its number.
llvm.func @f() attributes {passthrough = ["alignstack"]} {
  llvm.return
}
