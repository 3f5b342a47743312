// RUN: %check %s
// CLAUSE: BARE-03
// OPTIONS: use-bare-ptr-memref-call-conv=true
// Inside the function a memref is a full descriptor: blocks pass it, casts and sizes read it.
func.func @f(%m: memref<2x5xi32>, %n: memref<2x5xi32>, %c: i1, %d: index) -> index {
  cf.cond_br %c, ^use(%m : memref<2x5xi32>), ^use(%n : memref<2x5xi32>)
^use(%x: memref<2x5xi32>):
  %y = memref.cast %x : memref<2x5xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %s = memref.dim %y, %d : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %s : index
}
// CHECK-LABEL: llvm.func @f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i1, %{{[^,]*}}: i64) -> i64
// CHECK: ^{{.*}}(%{{[^:]*}}: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)
// CALL: @f(memref<>, memref<>, true, 0) -> 2
// CALL: @f(memref<>, memref<>, false, 1) -> 5
// CALL-RANDOM: @f(_, _, _, 0..1) count=20 seed=1
