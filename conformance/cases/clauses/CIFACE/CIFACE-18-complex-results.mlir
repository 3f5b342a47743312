// RUN: %check %s
// CLAUSE: CIFACE-18
// A complex result is a struct result, so it comes through the pointer.
func.func @pick(%a: complex<f32>, %b: complex<f32>, %which: i1) -> complex<f32> attributes {llvm.emit_c_interface} {
  %r = arith.select %which, %a, %b : complex<f32>
  return %r : complex<f32>
}
// CHECK: llvm.func @_mlir_ciface_pick(%{{[^,]*}}: !llvm.ptr, %{{[^:]*}}: !llvm.struct<(f32, f32)>, %{{[^:]*}}: !llvm.struct<(f32, f32)>, %{{[^,]*}}: i1{{([^-]|-[^>])*$}}
// CALL: @pick((1.5, -2.0), (3.0, 4.0), true) -> (1.5, -2.0)
// CALL: @pick((1.5, -2.0), (3.0, 4.0), false) -> (3.0, 4.0)
