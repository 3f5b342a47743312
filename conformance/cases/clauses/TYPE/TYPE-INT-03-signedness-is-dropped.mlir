// RUN: %check %s
// CLAUSE: TYPE-INT-03
// Integers with a sign, and such that say they have none, are arguments, results and elements of the same width without one.
func.func @f(%a: si32, %b: ui8, %m: memref<2xui16>) -> (si32) {
  return %a : si32
}
// CHECK: llvm.func @f(%{{[^:]*}}: i32, %{{[^:]*}}: i8, %{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64) -> i32
