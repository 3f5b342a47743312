// RUN: %check %s
// CLAUSE: UTIL-02
// One argument of each kind that the type rules name. They are integer, float, index, complex, vector of one and of two dimensions,
// ranked and unranked memref, function, a type of the LLVM dialect and one with another type inside.
func.func @f(%i: i17, %f: bf16, %n: index, %c: complex<f64>, %v: vector<4xf32>, %w: vector<2x4xindex>, %m: memref<?xi8, 2>, %u: memref<*xf32>,
             %g: (index) -> memref<2xi8>, %p: !llvm.ptr<3>, %a: !llvm.array<2 x index>) -> i8 {
  %r = arith.constant 1 : i8
  return %r : i8
}
// CHECK: llvm.func @f(%{{[^:]*}}: i17, %{{[^:]*}}: bf16, %{{[^:]*}}: i64, %{{[^:]*}}: !llvm.struct<(f64, f64)>, %{{[^:]*}}: vector<4xf32>, %{{[^:]*}}: !llvm.array<2 x vector<4xi64>>,
// CHECK-SAME: %{{[^:]*}}: !llvm.ptr<2>, %{{[^:]*}}: !llvm.ptr<2>, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: !llvm.ptr,
// CHECK-SAME: %{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: !llvm.ptr<3>, %{{[^:]*}}: !llvm.array<2 x i64>) -> i8
