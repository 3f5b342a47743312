// RUN: %check %s
// CLAUSE: TYPE-FP-04
// Eight bits with another bias, without infinity, without a sign, and six bits the other way around.
func.func @f(%a: f8E4M3, %b: f8E3M4, %c: f8E5M2FNUZ, %d: f8E4M3FNUZ, %e: f8E4M3B11FNUZ, %f: f8E8M0FNU, %g: f6E3M2FN) -> f6E3M2FN {
  return %g : f6E3M2FN
}
// CHECK: llvm.func @f(%{{[^,:]*}}: i8{{[^,:]*}}, %{{[^,:]*}}: i8{{[^,:]*}}, %{{[^,:]*}}: i8{{[^,:]*}}, %{{[^,:]*}}: i8{{[^,:]*}},
// CHECK-SAME: %{{[^,:]*}}: i8{{[^,:]*}}, %{{[^,:]*}}: i8{{[^,:]*}}, %{{[^,:]*}}: i6{{[^,:]*}}) -> i6
