// RUN: %check %s
// CLAUSE: TYPE-INT-01
// Integers of usual and unusual widths keep their width.
func.func @f(%a: i1, %b: i3, %c: i8, %d: i24, %e: i64, %f: i128, %g: i1000) -> i1000 {
  return %g : i1000
}
// CHECK: llvm.func @f(%{{[^,]*}}: i1{{[^,]*}}, %{{[^,]*}}: i3{{[^,]*}}, %{{[^,]*}}: i8{{[^,]*}}, %{{[^,]*}}: i24{{[^,]*}}, %{{[^,]*}}: i64, %{{[^,]*}}: i128, %{{[^,]*}}: i1000) -> i1000
