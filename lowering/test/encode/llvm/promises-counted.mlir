// RUN: encode-test %s | FileCheck %s
// What every module may promise and nothing checks is taken as kept, and counted.
// CHECK-DAG: // not checked: llvm.noalias 2
// CHECK-DAG: // not checked: mustprogress 2
// CHECK-DAG: // not checked: musttail 1
// CHECK-DAG: // not checked: nofree 1
// CHECK-DAG: // not checked: tail 1
// CHECK-DAG: // not checked: will_return 2
// CHECK-NOT: // not checked
#loop = #llvm.loop_annotation<mustProgress = true>
llvm.func @callee(%p: !llvm.ptr {llvm.noalias}) attributes {will_return, passthrough = ["nofree", "mustprogress", "nounwind"]} {
  llvm.return
}
llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %c: i1) {
  llvm.call @callee(%p) {will_return} : (!llvm.ptr) -> ()
  llvm.br ^loop
^loop:
  llvm.cond_br %c, ^loop, ^end {loop_annotation = #loop}
^end:
  llvm.return
}
// A call that is marked does not access what the caller has on its stack; one that has nothing there promises nothing.
llvm.func @on_stack(%n: i64, %p: !llvm.ptr) {
  %a = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.call tail @callee(%a) : (!llvm.ptr) -> ()
  llvm.call notail @callee(%a) : (!llvm.ptr) -> ()
  llvm.call musttail @on_stack(%n, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @nothing_on_stack(%p: !llvm.ptr) {
  llvm.call tail @callee(%p) : (!llvm.ptr) -> ()
  llvm.return
}
