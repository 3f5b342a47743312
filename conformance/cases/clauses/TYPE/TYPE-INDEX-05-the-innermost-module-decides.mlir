// RUN: %check %s
// CLAUSE: TYPE-INDEX-05
// A module inside has an index of its own width.
module {
  func.func @outer(%a: index) {
    return
  }
  module @inside attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
    func.func @inner(%a: index) {
      return
    }
  }
}
// CHECK-DAG: llvm.func @outer(%{{[^:]*}}: i64)
// CHECK-DAG: llvm.func @inner(%{{[^:]*}}: i32)
