// RUN: encode-test %s | FileCheck %s
// Complex numbers become their parts.

// CHECK-LABEL: func @parts
// CHECK: ^0([[Z:%[0-9]+]]: complex<f32>, [[X:%[0-9]+]]: f32):
func.func @parts(%z: complex<f32>, %x: f32) -> (f32, f32, complex<f32>, complex<f64>) {
  // CHECK: [[RE:%[0-9]+]]: f32 = extractvalue [[Z]][0] : complex<f32>
  %0 = complex.re %z : complex<f32>
  // CHECK: [[IM:%[0-9]+]]: f32 = extractvalue [[Z]][1] : complex<f32>
  %1 = complex.im %z : complex<f32>
  // CHECK: [[P:%[0-9]+]]: complex<f32> = poison : complex<f32>
  // CHECK: [[Q:%[0-9]+]]: complex<f32> = insertvalue [[P]], [[X]][0] : complex<f32>
  // CHECK: [[R:%[0-9]+]]: complex<f32> = insertvalue [[Q]], [[X]][1] : complex<f32>
  %2 = complex.create %x, %x : complex<f32>
  // CHECK: const [1.0, -2.0] : complex<f64>
  %3 = complex.constant [1.0, -2.0] : complex<f64>
  return %0, %1, %2, %3 : f32, f32, complex<f32>, complex<f64>
}

// CHECK-LABEL: func @product
func.func @product(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  // CHECK: [[AC:%[0-9]+]]: f32 = mulf nnan
  // CHECK: [[BD:%[0-9]+]]: f32 = mulf nnan
  // CHECK: subf nnan [[AC]], [[BD]] : f32
  // CHECK: [[BC:%[0-9]+]]: f32 = mulf nnan
  // CHECK: [[AD:%[0-9]+]]: f32 = mulf nnan
  // CHECK: addf nnan [[BC]], [[AD]] : f32
  %0 = complex.mul %a, %b fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func @equal
func.func @equal(%a: complex<f32>, %b: complex<f32>) -> (i1, i1) {
  // CHECK: cmpf oeq
  // CHECK: cmpf oeq
  // CHECK: and
  %0 = complex.eq %a, %b : complex<f32>
  // CHECK: cmpf une
  // CHECK: cmpf une
  // CHECK: or
  %1 = complex.neq %a, %b : complex<f32>
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func @signs
func.func @signs(%a: complex<f64>) -> (complex<f64>, complex<f64>) {
  // CHECK-COUNT-2: negf
  %0 = complex.neg %a : complex<f64>
  // CHECK: negf
  // CHECK-NOT: negf
  %1 = complex.conj %a : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

// CHECK-LABEL: func @bits
func.func @bits(%a: complex<f32>) -> i64 {
  // CHECK: shl
  // CHECK: or
  %0 = complex.bitcast %a : complex<f32> to i64
  return %0 : i64
}
