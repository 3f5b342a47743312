// RUN: %check %s
// CLAUSE: TYPE-FP-04
// Formats of eight bits and less become integers of their size.
func.func @f(%a: f8E5M2, %b: f8E4M3FN, %c: f6E2M3FN, %d: f4E2M1FN) -> f8E5M2 {
  return %a : f8E5M2
}
// CHECK: llvm.func @f(%{{[^,]*}}: i8{{[^,]*}}, %{{[^,]*}}: i8{{[^,]*}}, %{{[^,]*}}: i6{{[^,]*}}, %{{[^,]*}}: i4{{.*}}) -> i8
