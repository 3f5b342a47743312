// RUN: %check %s
// CLAUSE: DESC-RANKED-13
// Both pointers of a memref in space 3 are pointers of address space 3, in the arguments and in the struct.
func.func @id(%m: memref<?xf32, 3>) -> memref<?xf32, 3> {
  return %m : memref<?xf32, 3>
}
// CHECK: llvm.func @id(%{{[^,]*}}: !llvm.ptr<3>, %{{[^,]*}}: !llvm.ptr<3>, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64)
// CHECK-SAME: -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
