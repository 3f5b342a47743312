// RUN: %check %s
// CLAUSE: LLVMMOD-01
// Functions and globals of LLVM stand in a builtin module between functions of another dialect.
module {
  llvm.mlir.global internal @g(7 : i32) : i32
  func.func @plain(%a: i32) -> i32 {
    return %a : i32
  }
  llvm.func @load() -> i32 {
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> i32
    llvm.return %r : i32
  }
}
// CHECK: module
// CHECK-DAG: llvm.mlir.global internal @g(7 : i32) {{.*}}: i32
// CHECK-DAG: llvm.func @plain(
// CHECK-DAG: llvm.func @load()
// CALL: @plain(5) -> 5
// CALL: @load() -> 7
