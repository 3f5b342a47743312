// RUN: %check %s
// CLAUSE: BARE-16
// OPTIONS: use-bare-ptr-memref-call-conv=true
// Direct and indirect calls pass one pointer per memref.
func.func private @g(memref<4xf32>, i1, memref<2x2xf32>)
func.func @f(%p: (memref<4xf32>, i1, memref<2x2xf32>) -> (), %m: memref<4xf32>, %c: i1, %n: memref<2x2xf32>) {
  call @g(%m, %c, %n) : (memref<4xf32>, i1, memref<2x2xf32>) -> ()
  func.call_indirect %p(%m, %c, %n) : (memref<4xf32>, i1, memref<2x2xf32>) -> ()
  return
}
// CHECK-LABEL: llvm.func @f(
// CHECK: llvm.call @g({{.*}}) : (!llvm.ptr, i1, !llvm.ptr) -> ()
// CHECK: llvm.call %{{.*}}({{.*}}) : !llvm.ptr, (!llvm.ptr, i1, !llvm.ptr) -> ()
