// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm --emit=llvm-ir %s | FileCheck %s --check-prefix=IR
// What is asked of a loop is on the branches that close it, with the attribute of cf and the one
// that loops of scf leave.
// CHECK-DAG: #[[$LOOP:.*]] = #llvm.loop_annotation<disableNonforced = true>
// CHECK-DAG: #[[$OTHER:.*]] = #llvm.loop_annotation<mustProgress = true>
// CHECK-LABEL: llvm.func @loops
// CHECK: llvm.cond_br %{{.*}}, ^{{.*}}, ^{{.*}} {loop_annotation = #[[$LOOP]]}
// CHECK: llvm.br ^{{[^ ]*}} {loop_annotation = #[[$OTHER]]}
// CHECK-LABEL: llvm.func @both_edges
// CHECK: ^[[VIA:.*]](%[[X:.*]]: i32):
// CHECK-NEXT: llvm.br ^[[TO:.*]](%[[X]] : i32) {loop_annotation = #[[$LOOP]]}
// CHECK: llvm.cond_br %{{.*}}, ^[[TO]](%{{.*}} : i32), ^[[VIA]](%{{.*}} : i32) {loop_annotation = #[[$LOOP]]}
// IR-LABEL: define void @loops(
// IR: br i1 %{{.*}}, label %{{.*}}, label %{{.*}}, !llvm.loop
// IR: br label %{{.*}}, !llvm.loop
func.func @loops(%c: i1) {
  cf.br ^a
^a:
  cf.cond_br %c, ^a, ^b {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^b:
  cf.cond_br %c, ^d, ^e
^d:
  cf.br ^b {llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^e:
  return
}
func.func @both_edges(%c: i1, %a: i32, %b: i32) {
  cf.br ^l(%a : i32)
^l(%x: i32):
  cf.cond_br %c, ^l(%a : i32), ^l(%b : i32) {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
}
