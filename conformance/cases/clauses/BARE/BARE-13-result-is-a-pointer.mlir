// RUN: %check %s
// CLAUSE: BARE-13
// OPTIONS: use-bare-ptr-memref-call-conv=true
// A memref result is one pointer.
func.func @f(%m: memref<2x3xf32>) -> memref<2x3xf32> {
  return %m : memref<2x3xf32>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr) -> !llvm.ptr {
// CALL: @f(memref<data=[1.0,2.0,3.0,4.0,5.0,6.0]>) -> memref<buffer=arg0 sizes=[2,3] strides=[3,1] offset=0 data=[1.0,2.0,3.0,4.0,5.0,6.0]>
