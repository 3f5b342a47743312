// RUN: %check %s
// CLAUSE: FUNCTY-12
// A function-typed argument between others is one pointer.
func.func @f(%a: i32, %g: (memref<?xf32>) -> f32, %b: i32) -> i32 {
  return %b : i32
}
// CHECK: llvm.func @f(%{{[^,]*}}: i32, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i32) -> i32
