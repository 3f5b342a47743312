// RUN: %check %s
// CLAUSE: BARE-18
// OPTIONS: use-bare-ptr-memref-call-conv=true
// The memory space is the address space of the pointer.
func.func @f(%m: memref<2xf32, 3>, %n: memref<2xf32>) -> memref<2xf32, 3> {
  return %m : memref<2xf32, 3>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr<3>, %{{[^,]*}}: !llvm.ptr) -> !llvm.ptr<3> {
