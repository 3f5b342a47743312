// RUN: %check %s
// CLAUSE: FUNCTY-07
// Rank and pointer, wherever they stand.
func.func @f(%a: f32, %m: memref<*xf32>, %b: i32) -> i32 {
  return %b : i32
}
// CHECK: llvm.func @f(%{{[^,]*}}: f32, %{{[^,]*}}: i64, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i32) -> i32
// CALL: @f(1.0, memref<* sizes=[2,2]>, 5) -> 5
