// RUN: %check %s
// CLAUSE: UTIL-09
// OPTIONS: use-bare-ptr-memref-call-conv=true
// A memref may be one pointer where its sizes are static and its layout is the default one, also when that is written out.
func.func @f(%a: memref<f32>, %b: memref<2x3xi8>, %c: memref<4x2xi32, strided<[2, 1]>>, %d: memref<4xindex, 3>) {
  return
}
// CHECK: llvm.func @f(%{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: !llvm.ptr<3>)
