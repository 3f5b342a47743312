// RUN: %check %s
// CLAUSE: FUNCTY-HOF-01
// Function types as argument and as result.
func.func @f(%g: (i32) -> f32) -> ((i32) -> f32) {
  return %g : (i32) -> f32
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr) -> !llvm.ptr
