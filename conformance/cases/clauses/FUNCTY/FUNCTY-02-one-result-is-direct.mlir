// RUN: %check %s
// CLAUSE: FUNCTY-02
// One result is returned as it is, also when it is a struct.
func.func @scalar(%a: i32) -> i32 {
  return %a : i32
}
func.func @pair(%a: complex<f32>) -> complex<f32> {
  return %a : complex<f32>
}
// CHECK-DAG: llvm.func @scalar(%{{[^,]*}}: i32) -> i32
// CHECK-DAG: llvm.func @pair(%{{[^,]*}}: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>
// CALL: @scalar(-7) -> -7
// CALL: @pair((1.5, -2.0)) -> (1.5, -2.0)
