// RUN: %check %s
// CLAUSE: CIFACE-19
// A complex argument is the converted struct itself, not a pointer to it.
func.func @keep(%z: complex<f64>, %m: memref<1xcomplex<f64>>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  memref.store %z, %m[%c0] : memref<1xcomplex<f64>>
  return
}
// CHECK: llvm.func @_mlir_ciface_keep(%{{[^:]*}}: !llvm.struct<(f64, f64)>, %{{[^,]*}}: !llvm.ptr{{([^-]|-[^>])*$}}
// CALL: @keep((0.25, -8.0), memref<data=[(1.0, 1.0)]>) -> () after arg1=[(0.25, -8.0)]
// CALL-RANDOM: @keep(_, _) count=40 seed=11
