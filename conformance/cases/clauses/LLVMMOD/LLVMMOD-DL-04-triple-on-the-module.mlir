// RUN: %check %s
// CLAUSE: LLVMMOD-DL-04
// The triple is an attribute of the module.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f() {
    llvm.return
  }
}
// CHECK: module attributes {
// CHECK-SAME: llvm.target_triple = "x86_64-unknown-linux-gnu"
