// RUN: %check %s
// CLAUSE: FUNCTY-04
// Scalars of all kinds keep their place and follow the type rules.
func.func @f(%a: i1, %b: index, %c: f16, %d: complex<f32>, %e: vector<2xi8>) -> index {
  return %b : index
}
// CHECK: llvm.func @f(%{{[^,]*}}: i1{{[^,]*}}, %{{[^,]*}}: i64, %{{[^,]*}}: f16, %{{[^,]*}}: !llvm.struct<(f32, f32)>, %{{[^,]*}}: vector<2xi8>) -> i64
// CALL: @f(true, -9, 0.5, (1.0, 2.0), [1, 2]) -> -9
