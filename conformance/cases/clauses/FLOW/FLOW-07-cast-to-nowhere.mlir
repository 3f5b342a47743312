// RUN: %check %s
// CLAUSE: FLOW-07
// NEGATIVE: remain "unrealized_conversion_cast"
// NEIGHBOUR: "-> !llvm.struct<(i32)> {" -> "-> i32 {"
// NEIGHBOUR: "return %r : !llvm.struct<(i32)>" -> "%b = builtin.unrealized_conversion_cast %r : !llvm.struct<(i32)> to i32 return %b : i32"
// A cast from an integer to a struct and no way back cannot be reconciled.
func.func @f(%a: i32) -> !llvm.struct<(i32)> {
  %r = builtin.unrealized_conversion_cast %a : i32 to !llvm.struct<(i32)>
  return %r : !llvm.struct<(i32)>
}
