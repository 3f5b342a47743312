// RUN: %check %s
// CLAUSE: RESULT-PACK-07
// Fields of a result struct of mixed widths lie where C puts them, padding between them.
func.func @mixed(%a: i8, %b: i64, %c: i16, %d: f64) -> (i8, f64, i16, i64, i8) attributes {llvm.emit_c_interface} {
  return %a, %d, %c, %b, %a : i8, f64, i16, i64, i8
}
// CALL: @mixed(-1, 0x123456789abcdef0, 515, -2.5) -> -1, -2.5, 515, 0x123456789abcdef0, -1
