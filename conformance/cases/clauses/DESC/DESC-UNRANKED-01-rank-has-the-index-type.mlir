// RUN: %check %s
// CLAUSE: DESC-UNRANKED-01
// OPTIONS: index-bitwidth=32
// The rank has the width of index, as argument and as field; the pointer has none.
func.func private @f(memref<*xf32>) -> memref<*xf32>
// CHECK: llvm.func {{([a-z_]+ )*}}@f(i32, !llvm.ptr) -> !llvm.struct<(i32, ptr)>
