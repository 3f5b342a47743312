// RUN: %check %s
// CLAUSE: LLVMMOD-PASS-01
// NEGATIVE: translate "expected 'passthrough' to contain string or array attributes"
// NEIGHBOUR: "4 : i32" -> "["alignstack", "4"]"
// A number is neither a string nor a pair.
llvm.func @f() attributes {passthrough = [4 : i32]} {
  llvm.return
}
