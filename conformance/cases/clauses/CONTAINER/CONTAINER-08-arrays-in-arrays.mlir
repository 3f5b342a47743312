// RUN: %check %s
// CLAUSE: CONTAINER-08
// Arrays in arrays, of structs and of vectors: their counts stay, and the innermost elements convert.
func.func @f(%a: !llvm.array<3 x array<2 x index>>, %b: !llvm.array<4 x struct<(i8, index)>>, %c: !llvm.array<5 x vector<2xindex>>, %d: !llvm.array<0 x complex<f32>>) -> i8 {
  %r = arith.constant 1 : i8
  return %r : i8
}
// CHECK: llvm.func @f(%{{[^:]*}}: !llvm.array<3 x array<2 x i64>>, %{{[^:]*}}: !llvm.array<4 x struct<(i8, i64)>>,
// CHECK-SAME: %{{[^:]*}}: !llvm.array<5 x vector<2xi64>>, %{{[^:]*}}: !llvm.array<0 x struct<(f32, f32)>>) -> i8
