// RUN: %check %s
// CLAUSE: ADDR-21
// Loads and stores of a memref in space 3 go through pointers of that space.
func.func @f(%m: memref<?xf32, 3>, %i: index, %v: f32) -> f32 {
  %r = memref.load %m[%i] : memref<?xf32, 3>
  memref.store %v, %m[%i] : memref<?xf32, 3>
  return %r : f32
}
// CHECK: llvm.load {{.*}}!llvm.ptr<3> -> f32
// CHECK: llvm.store {{.*}}f32, !llvm.ptr<3>
