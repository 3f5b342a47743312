// A chain that does not come back, and one that does.
llvm.func @f(%a: i32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to f32
  llvm.return %1 : f32
}
llvm.func @g(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f64
  %1 = builtin.unrealized_conversion_cast %0 : f64 to i32
  llvm.return %1 : i32
}
