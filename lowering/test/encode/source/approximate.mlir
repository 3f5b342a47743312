// RUN: encode-test --approximate --basic-complex-division %s | FileCheck %s
// RUN: not encode-test %s | FileCheck %s --check-prefix=REFUSED
// Functions without an exact result are encoded where a tolerance is declared, complex division where its form is.

// REFUSED-DAG: refused: {{.*}}math.sin: its accuracy is not determined; a case accepts a number of units in the last place with '// ULP: N' [form]
// REFUSED-DAG: refused: {{.*}}complex.div: which algorithm divides is not determined; a case chooses one with '// COMPLEX-DIVISION: basic'

// CHECK-LABEL: func @reals
// CHECK: ^0([[X:%[0-9]+]]: f32, [[Y:%[0-9]+]]: f32, [[N:%[0-9]+]]: i32):
func.func @reals(%x: f32, %y: f32, %n: i32) {
  // CHECK: approxf nnan sin [[X]] : f32
  %0 = math.sin %x fastmath<nnan> : f32
  // CHECK: approxf pow [[X]], [[Y]] : f32
  %1 = math.powf %x, %y : f32
  // CHECK: approxf atan2 [[X]], [[Y]] : f32
  %2 = math.atan2 %x, %y : f32
  // CHECK: approxf sin [[X]] : f32
  // CHECK: approxf cos [[X]] : f32
  %3, %4 = math.sincos %x : f32
  // CHECK: [[W:%[0-9]+]]: i64 = sext [[N]] : i32
  // CHECK: powif [[X]], [[W]] : f32
  %5 = math.fpowi %x, %n : f32, i32
  return
}

// CHECK-LABEL: func @complexes
// CHECK: ^0([[Z:%[0-9]+]]: complex<f32>):
func.func @complexes(%z: complex<f32>) {
  // CHECK: approx-complex exp [[Z]] : complex<f32>
  %0 = complex.exp %z : complex<f32>
  // CHECK: [[RE:%[0-9]+]]: f32 = extractvalue [[Z]][0]
  // CHECK: [[IM:%[0-9]+]]: f32 = extractvalue [[Z]][1]
  // CHECK: approxf hypot [[RE]], [[IM]] : f32
  %1 = complex.abs %z : complex<f32>
  // CHECK: [[IM:%[0-9]+]]: f32 = extractvalue [[Z]][1]
  // CHECK: [[RE:%[0-9]+]]: f32 = extractvalue [[Z]][0]
  // CHECK: approxf atan2 [[IM]], [[RE]] : f32
  %2 = complex.angle %z : complex<f32>
  // CHECK-COUNT-2: divf
  %3 = complex.div %z, %z : complex<f32>
  return
}

// CHECK-LABEL: func @scaled
// CHECK: ^0([[A:%[0-9]+]]: f4E2M1FN, [[S:%[0-9]+]]: f8E8M0FNU, [[B:%[0-9]+]]: f32, [[T:%[0-9]+]]: f16):
func.func @scaled(%a: f4E2M1FN, %s: f8E8M0FNU, %b: f32, %t: f16) {
  // CHECK: [[W:%[0-9]+]]: f32 = extf [[S]] : f8E8M0FNU
  // CHECK: [[V:%[0-9]+]]: f32 = extf [[A]] : f4E2M1FN
  // CHECK: mulf [[V]], [[W]] : f32
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  // CHECK: [[R:%[0-9]+]]: f8E8M0FNU = truncf nearest-even [[T]] : f16
  // CHECK: [[W:%[0-9]+]]: f32 = extf [[R]] : f8E8M0FNU
  // CHECK: [[Q:%[0-9]+]]: f32 = divf [[B]], [[W]] : f32
  // CHECK: f4E2M1FN = truncf nearest-even [[Q]] : f32
  %1 = arith.scaling_truncf %b, %t : f32, f16 to f4E2M1FN
  return
}
