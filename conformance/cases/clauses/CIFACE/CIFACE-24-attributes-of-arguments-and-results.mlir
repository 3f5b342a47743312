// RUN: %check %s
// CLAUSE: CIFACE-24
// Attributes stay with their argument, one place later where the result pointer comes first.
func.func @direct(%a: i8 {llvm.signext}, %b: i8 {llvm.zeroext}) -> (i16 {llvm.signext}) attributes {llvm.emit_c_interface} {
  %r = arith.extsi %a : i8 to i16
  return %r : i16
}
func.func @shifted(%a: i8 {llvm.signext}, %b: i8 {llvm.zeroext}) -> (i8, i8) attributes {llvm.emit_c_interface} {
  return %b, %a : i8, i8
}
// CHECK-DAG: llvm.func @_mlir_ciface_direct(%{{[^,]*}}: i8 {llvm.signext}, %{{[^,]*}}: i8 {llvm.zeroext}) -> (i16 {llvm.signext})
// CHECK-DAG: llvm.func @_mlir_ciface_shifted(%{{[^,{]*}}: !llvm.ptr, %{{[^,]*}}: i8 {llvm.signext}, %{{[^,]*}}: i8 {llvm.zeroext})
// CALL: @direct(-3, 4) -> -3
// CALL: @shifted(-3, 4) -> 4, -3
