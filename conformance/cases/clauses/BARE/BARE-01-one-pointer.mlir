// RUN: %check %s
// CLAUSE: BARE-01
// OPTIONS: use-bare-ptr-memref-call-conv=true
// A ranked memref argument is one pointer, whatever its rank; others stay where they are.
func.func @f(%a: i8, %m: memref<2x3xf32>, %b: i64, %n: memref<f32>) {
  return
}
// CHECK: llvm.func @f(%{{[^,]*}}: i8, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: !llvm.ptr)
