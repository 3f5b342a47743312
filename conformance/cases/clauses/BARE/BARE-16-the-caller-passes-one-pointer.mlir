// RUN: %check %s
// CLAUSE: BARE-16
// OPTIONS: use-bare-ptr-memref-call-conv=true
// Direct and indirect calls pass one pointer per memref. It is the aligned one, also where malloc's block begins before it, as
// it does for at least one of two blocks that lie no multiple of 64 bytes apart.
func.func private @probe_g(memref<4xf32>, i1, memref<2x2xf32>)
func.func @f(%p: (memref<4xf32>, i1, memref<2x2xf32>) -> (), %m: memref<4xf32>, %c: i1, %n: memref<2x2xf32>) {
  call @probe_g(%m, %c, %n) : (memref<4xf32>, i1, memref<2x2xf32>) -> ()
  func.call_indirect %p(%m, %c, %n) : (memref<4xf32>, i1, memref<2x2xf32>) -> ()
  return
}
func.func private @only(%m: memref<1xvector<16xf32>>) -> vector<16xf32> {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xvector<16xf32>>
  return %v : vector<16xf32>
}
func.func @aligned(%a: vector<16xf32>, %b: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xvector<16xf32>>
  %n = memref.alloc() : memref<1xvector<16xf32>>
  memref.store %a, %m[%c0] : memref<1xvector<16xf32>>
  memref.store %b, %n[%c0] : memref<1xvector<16xf32>>
  %r = call @only(%m) : (memref<1xvector<16xf32>>) -> vector<16xf32>
  %s = call @only(%n) : (memref<1xvector<16xf32>>) -> vector<16xf32>
  memref.dealloc %m : memref<1xvector<16xf32>>
  memref.dealloc %n : memref<1xvector<16xf32>>
  return %r, %s : vector<16xf32>, vector<16xf32>
}
// CHECK-LABEL: llvm.func @f(
// CHECK: llvm.call @probe_g({{.*}}) : (!llvm.ptr, i1, !llvm.ptr) -> ()
// CHECK: llvm.call %{{.*}}({{.*}}) : !llvm.ptr, (!llvm.ptr, i1, !llvm.ptr) -> ()
// CALL-RANDOM: @aligned(_, _) count=10 seed=1
