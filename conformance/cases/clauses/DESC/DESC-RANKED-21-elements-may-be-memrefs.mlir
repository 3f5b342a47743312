// RUN: %check %s
// CLAUSE: DESC-RANKED-21
// The element of a memref of memrefs is the whole descriptor; the outer descriptor is that of its own rank.
func.func @inner(%m: memref<?xmemref<?x?xf32>>, %i: index) -> memref<?x?xf32> {
  %r = memref.load %m[%i] : memref<?xmemref<?x?xf32>>
  return %r : memref<?x?xf32>
}
// CHECK: llvm.func @inner(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64)
// CHECK-SAME: -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: llvm.load {{.*}}: !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
