// RUN: %check %s
// CLAUSE: FLOW-07
// NEGATIVE: lower "unrealized_conversion_cast"
// A cast from an integer to a struct and no way back cannot be reconciled.
func.func @f(%a: i32) -> !llvm.struct<(i32)> {
  %r = builtin.unrealized_conversion_cast %a : i32 to !llvm.struct<(i32)>
  return %r : !llvm.struct<(i32)>
}
