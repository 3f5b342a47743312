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
// CHECK-DAG: module @left {{([^}[:space:]][^[:space:]]*[[:space:]]+)+}}llvm.func @f()
// CHECK-DAG: module @right {{([^}[:space:]][^[:space:]]*[[:space:]]+)+}}llvm.func @f()
// CHECK-DAG: module {{[{a][^[:space:]]*[[:space:]]+([^}[:space:]][^[:space:]]*[[:space:]]+)*}}llvm.func @g()
// CHECK-DAG: llvm.func @entry()
