// RUN: %check %s
// CLAUSE: UTIL-10
// A result that is a struct has become a pointer before the arguments, one that is not is returned.
func.func @struct(%a: i8) -> (i32, f32) attributes {llvm.emit_c_interface} {
  %i = arith.constant 1 : i32
  %f = arith.constant 2.0 : f32
  return %i, %f : i32, f32
}
func.func @plain(%m: memref<?xf32>) -> i32 attributes {llvm.emit_c_interface} {
  %i = arith.constant 1 : i32
  return %i : i32
}
func.func @nothing(%m: memref<*xf32>) attributes {llvm.emit_c_interface} {
  return
}
// CHECK-DAG: llvm.func @_mlir_ciface_struct(%{{[^,:]*}}: !llvm.ptr, %{{[^,:]*}}: i8){{([^-]|-[^>])*$}}
// CHECK-DAG: llvm.func @_mlir_ciface_plain(%{{[^,:]*}}: !llvm.ptr) -> i32
// CHECK-DAG: llvm.func @_mlir_ciface_nothing(%{{[^,:]*}}: !llvm.ptr){{([^-]|-[^>])*$}}
