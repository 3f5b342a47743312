// RUN: %check %s
// CLAUSE: LLVMMOD-FN-01
// The function operation has a place for linkage and for further arguments.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func weak @spare(%a: i32) -> i32 {
  llvm.return %a : i32
}
// CHECK-DAG: llvm.func @printf(!llvm.ptr, ...) -> i32
// CHECK-DAG: llvm.func weak @spare(%{{.*}}: i32) -> i32
// CALL: @spare(4) -> 4
