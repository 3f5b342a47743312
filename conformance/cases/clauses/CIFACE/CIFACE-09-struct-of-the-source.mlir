// RUN: %check %s
// CLAUSE: CIFACE-09
// A result that is a struct already in the source comes through the pointer as well.
func.func @f(%a: i8, %b: !llvm.struct<(i8, i64)>) -> !llvm.struct<(i8, i64)> attributes {llvm.emit_c_interface} {
  return %b : !llvm.struct<(i8, i64)>
}
// CHECK: llvm.func @_mlir_ciface_f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i8, %{{[^:]*}}: !llvm.struct<(i8, i64)>{{([^-]|-[^>])*$}}
