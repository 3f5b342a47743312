// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// Types of arguments and results: chapters TYPE and DESC.

// CHECK-LABEL: llvm.func @integers(i1, i24, i128, i64)
func.func private @integers(i1, i24, si128, index)

// CHECK-LABEL: llvm.func @unsigned(i7, i32)
func.func private @unsigned(ui7, si32)

// CHECK-LABEL: llvm.func @floats(f16, bf16, f32, f64, f80, f128)
func.func private @floats(f16, bf16, f32, f64, f80, f128)

// Floats that LLVM does not have are kept as their bits.
// CHECK-LABEL: llvm.func @small_floats(i8, i8, i6, i4)
func.func private @small_floats(f8E4M3FN, f8E5M2, f6E2M3FN, f4E2M1FN)

// CHECK-LABEL: llvm.func @complexes(!llvm.struct<(f32, f32)>, !llvm.struct<(i8, i8)>)
func.func private @complexes(complex<f32>, complex<i8>)

// CHECK-LABEL: llvm.func @vectors(vector<4xf32>, vector<1xi64>, !llvm.array<2 x array<3 x vector<4xi64>>>, vector<[4]xf32>, !llvm.array<2 x vector<[4]xi8>>)
func.func private @vectors(vector<4xf32>, vector<index>, vector<2x3x4xindex>, vector<[4]xf32>, vector<2x[4]xi8>)

// Ranked memrefs are flattened; results are whole descriptors.
// CHECK-LABEL: llvm.func @ranked(!llvm.ptr, !llvm.ptr, i64, f32, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
func.func private @ranked(memref<f32>, f32, memref<2x?xvector<4xf32>, strided<[?, 1], offset: ?>>) -> memref<4xindex>

// CHECK-LABEL: llvm.func @spaces(!llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64)
func.func private @spaces(memref<?xf32, 3>)

// CHECK-LABEL: llvm.func @unranked(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
func.func private @unranked(memref<*xf32, 2>) -> memref<*xf32>

// CHECK-LABEL: llvm.func @results(!llvm.ptr) -> !llvm.struct<(i32, struct<(ptr, ptr, i64)>, ptr)>
func.func private @results((memref<2xf32>) -> i32) -> (i32, memref<memref<2xf32>>, () -> ())

// CHECK-LABEL: llvm.func @map_layout(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64)
func.func private @map_layout(memref<4x4xf32, affine_map<(i, j) -> (j * 4 + i + 2)>>)

// CHECK-LABEL: llvm.func @containers(!llvm.struct<packed (i64, struct<(i8)>)>, !llvm.array<2 x i64>)
func.func private @containers(!llvm.struct<packed (index, struct<(si8)>)>, !llvm.array<2 x index>)

// CHECK-LABEL: llvm.func @named(!llvm.struct<"_Converted.pair", (i64, f32)>, !llvm.struct<"plain", (i64)>)
func.func private @named(!llvm.struct<"pair", (index, f32)>, !llvm.struct<"plain", (i64)>)
