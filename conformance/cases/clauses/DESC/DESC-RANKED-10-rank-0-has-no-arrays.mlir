// RUN: %check %s
// CLAUSE: DESC-RANKED-10
// The descriptor of rank 0 is two pointers and an offset, as argument and as result.
func.func @id(%m: memref<i32, strided<[], offset: ?>>) -> memref<i32, strided<[], offset: ?>> {
  return %m : memref<i32, strided<[], offset: ?>>
}
// CHECK: llvm.func @id(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64) -> !llvm.struct<(ptr, ptr, i64)>
// CALL: @id(memref<offset=3 data=[42]>) -> memref<offset=3 data=[42] buffer=arg0>
