// RUN: %check %s
// CLAUSE: LLVMMOD-DL-01
// A layout string with pointers of 32 bits in space 3 belongs to the module and stays on it.
module attributes {llvm.data_layout = "e-p3:32:32-i64:64-n8:16:32-S128"} {
  llvm.func @f() {
    llvm.return
  }
}
// CHECK: module attributes {
// CHECK-SAME: llvm.data_layout = "e-p3:32:32-i64:64-n8:16:32-S128"
