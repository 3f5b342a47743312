// RUN: %check %s
// CLAUSE: LLVMMOD-PASS-01
// NEGATIVE: translate "expected 'passthrough' to contain string or array attributes"
// A number is neither a string nor a pair.
llvm.func @f() attributes {passthrough = [4 : i32]} {
  llvm.return
}
