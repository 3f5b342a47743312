// RUN: %check %s
// CLAUSE: UTIL-08
// A memref is passed as three values and two more for each dimension, an unranked one as two.
func.func @r0(%m: memref<f32>) { return }
func.func @r1(%m: memref<?xf32>) { return }
func.func @r3(%m: memref<?x2x?xf32>) { return }
func.func @unranked(%m: memref<*xf32>) { return }
// CHECK-DAG: llvm.func @r0(%{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: i64)
// CHECK-DAG: llvm.func @r1(%{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: i64, %{{[^,:]*}}: i64, %{{[^,:]*}}: i64)
// CHECK-DAG: llvm.func @r3(%{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: i64, %{{[^,:]*}}: i64, %{{[^,:]*}}: i64, %{{[^,:]*}}: i64, %{{[^,:]*}}: i64, %{{[^,:]*}}: i64, %{{[^,:]*}}: i64)
// CHECK-DAG: llvm.func @unranked(%{{[^,:]*}}: i64, %{{[^,:]*}}: !llvm.ptr)
