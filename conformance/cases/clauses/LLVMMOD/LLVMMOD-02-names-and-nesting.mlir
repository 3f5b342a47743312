// RUN: %check %s
// CLAUSE: LLVMMOD-02
// A module with a name holds modules with names, and one without.
module @outer {
  module @left {
    llvm.func @f()
  }
  module @right {
    llvm.func @f()
  }
  module {
    llvm.func @g()
  }
  llvm.func @entry() {
    llvm.return
  }
}
// CHECK: module @outer
// CHECK: module @left
// CHECK: llvm.func @f()
// CHECK: module @right
// CHECK: llvm.func @f()
// CHECK: module
// CHECK: llvm.func @g()
// CHECK: llvm.func @entry()
