// RUN: %check %s
// CLAUSE: ADDR-15
// OPTIONS: index-bitwidth=32
// Addresses are computed with 32 bits where index has 32; a stride of minus one is minus one there.
func.func @at(%m: memref<?xi16, strided<[?], offset: ?>>, %i: index) -> i16 {
  %r = memref.load %m[%i] : memref<?xi16, strided<[?], offset: ?>>
  return %r : i16
}
// CHECK: llvm.func @at(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i32, %{{[^,]*}}: i32, %{{[^,]*}}: i32, %{{[^,]*}}: i32) -> i16
// CHECK-NOT: llvm.{{mul|add|sext|zext}} {{.*}}i64
// CHECK: llvm.mul {{.*}} : i32
// CHECK-NOT: llvm.{{mul|add|sext|zext}} {{.*}}i64
// CALL: @at(memref<sizes=[4] strides=[3] offset=2 data=[1,2,3,4]>, 3) -> 4
// CALL: @at(memref<sizes=[4] strides=[1] offset=5 data=[1,2,3,4]>, 1) -> 2
// CALL: @at(memref<sizes=[4] strides=[-1] offset=3 data=[1,2,3,4]>, 2) -> 3
// CALL: @at(memref<sizes=[4] strides=[-2] offset=0 lead=12 data=[1,2,3,4]>, 3) -> 4
