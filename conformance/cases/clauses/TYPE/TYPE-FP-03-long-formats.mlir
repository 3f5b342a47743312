// RUN: %check %s
// CLAUSE: TYPE-FP-03
// f80 and f128 pass unchanged.
func.func @f(%a: f80, %b: f128) -> (f128, f80) {
  return %b, %a : f128, f80
}
// CHECK: llvm.func @f(%{{[^,]*}}: f80, %{{[^,]*}}: f128) -> !llvm.struct<(f128, f80)>
