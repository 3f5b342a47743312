// RUN: %check %s
// CLAUSE: BARE-19
// OPTIONS: use-bare-ptr-memref-call-conv=true
// What is said of the memref is said of its pointer.
func.func @f(%m: memref<2xf32> {llvm.noalias, llvm.align = 16 : i64}, %a: i8 {llvm.signext}) {
  return
}
// CHECK: llvm.func @f(%{{[^:]*}}: !llvm.ptr {llvm.align = 16 : i64, llvm.noalias}, %{{[^:]*}}: i8 {llvm.signext})
