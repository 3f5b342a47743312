// RUN: %check %s
// CLAUSE: FUNCTY-06
// A rank-0 memref between scalars, and a scalar behind it.
func.func @f(%a: i8, %m: memref<f32>, %b: f16, %n: memref<?xi1>, %c: i16) -> i16 {
  return %c : i16
}
// CHECK: llvm.func @f(%{{[^,]*}}: i8{{[^,]*}}, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: f16,
// CHECK-SAME: %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i16{{.*}}) -> i16
// CALL: @f(1, memref<data=[1.0]>, 0.5, memref<sizes=[3]>, -300) -> -300
