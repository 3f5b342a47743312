// RUN: %check %s
// CLAUSE: ALLOC-18
// What free takes is a pointer of its own address space.
func.func @f(%m: memref<?xf32, 1>) {
  memref.dealloc %m : memref<?xf32, 1>
  return
}
// CHECK: %[[P:.*]] = llvm.addrspacecast %{{.*}} : !llvm.ptr<1> to !llvm.ptr
// CHECK: llvm.call @free(%[[P]])
