// RUN: %check %s
// CLAUSE: CIFACE-13
// Several scalars are packed into one struct behind one pointer.
func.func @three(%a: i16, %b: f64, %c: i1) -> (f64, i1, i16) attributes {llvm.emit_c_interface} {
  return %b, %c, %a : f64, i1, i16
}
// CHECK: llvm.func @_mlir_ciface_three(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i16, %{{[^,]*}}: f64, %{{[^,]*}}: i1{{([^-]|-[^>])*$}}
// CALL: @three(-300, 0.5, true) -> 0.5, true, -300
