// RUN: %check %s
// CLAUSE: FUNCTY-HOF-02
// A function that takes a function that returns a function is one pointer.
func.func @f(%g: ((i32) -> ((f32) -> i8)) -> index) -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr) -> i32
