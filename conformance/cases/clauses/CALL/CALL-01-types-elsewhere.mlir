// RUN: %check %s
// CLAUSE: CALL-01
// OPTIONS: use-bare-ptr-memref-call-conv=true
// Only the boundary has bare pointers: between blocks the memref is a descriptor.
func.func @f(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %i: index) -> f32 {
  cf.cond_br %c, ^use(%m : memref<4xf32>), ^use(%n : memref<4xf32>)
^use(%x: memref<4xf32>):
  %v = memref.load %x[%i] : memref<4xf32>
  return %v : f32
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i1, %{{[^,]*}}: i64) -> f32
// CHECK: ^{{.*}}(%{{[^:]*}}: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CALL: @f(memref<data=[1.0,2.0,3.0,4.0]>, memref<data=[5.0,6.0,7.0,8.0]>, true, 3) -> 4.0
// CALL: @f(memref<data=[1.0,2.0,3.0,4.0]>, memref<data=[5.0,6.0,7.0,8.0]>, false, 0) -> 5.0
