// RUN: %check %s
// CLAUSE: BARE-14
// OPTIONS: use-bare-ptr-memref-call-conv=true
// Several results are packed with their pointers in order.
func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %a: i8) -> (memref<2xf32>, i8, memref<2xf32>) {
  return %n, %a, %m : memref<2xf32>, i8, memref<2xf32>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i8) -> !llvm.struct<(ptr, i8, ptr)> {
// CALL: @f(memref<data=[1.0,2.0]>, memref<data=[3.0,4.0]>, 7) -> memref<buffer=arg1 data=[3.0,4.0]>, 7, memref<buffer=arg0 data=[1.0,2.0]>
