// RUN: encode-test --approximate %s | FileCheck %s
// RUN: encode-test %s | FileCheck %s --check-prefix=EXACT
// Functions of C's library by name and type. Without a tolerance those that have no exact result stay calls.

llvm.func @tanf(f32) -> f32
llvm.func @atan2(f64, f64) -> f64
llvm.func @roundf(f32) -> f32
llvm.func @fmod(f64, f64) -> f64
llvm.func @floorl(f80) -> f80
llvm.func @csqrtf(!llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>
llvm.func @carg(!llvm.struct<(f64, f64)>) -> f64
llvm.func @conj(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>

// CHECK-LABEL: func @real
// CHECK: ^0([[X:%[0-9]+]]: f32, [[Y:%[0-9]+]]: f64, [[Z:%[0-9]+]]: f80):
// EXACT-LABEL: func @real
llvm.func @real(%x: f32, %y: f64, %z: f80) {
  // CHECK: approxf tan [[X]] : f32
  // EXACT: call @tanf(
  %0 = llvm.call @tanf(%x) : (f32) -> f32
  // CHECK: approxf atan2 [[Y]], [[Y]] : f64
  // EXACT: call @atan2(
  %1 = llvm.call @atan2(%y, %y) : (f64, f64) -> f64
  // CHECK: roundf nearest-away [[X]] : f32
  // EXACT: roundf nearest-away
  %2 = llvm.call @roundf(%x) : (f32) -> f32
  // CHECK: remf nnan [[Y]], [[Y]] : f64
  // EXACT: remf nnan
  %3 = llvm.call @fmod(%y, %y) {fastmathFlags = #llvm.fastmath<nnan>} : (f64, f64) -> f64
  // CHECK: roundf down [[Z]] : f80
  // EXACT: roundf down
  %4 = llvm.call @floorl(%z) : (f80) -> f80
  llvm.return
}
// CHECK-LABEL: func @parts
// CHECK: ^0([[X:%[0-9]+]]: struct<(f32, f32)>, [[Y:%[0-9]+]]: struct<(f64, f64)>):
llvm.func @parts(%x: !llvm.struct<(f32, f32)>, %y: !llvm.struct<(f64, f64)>) {
  // CHECK: approx-complex sqrt {{.*}} : complex<f32>
  %0 = llvm.call @csqrtf(%x) : (!llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>
  // CHECK: [[RE:%[0-9]+]]: f64 = extractvalue [[Y]][0]
  // CHECK: [[IM:%[0-9]+]]: f64 = extractvalue [[Y]][1]
  // CHECK: approxf atan2 [[IM]], [[RE]] : f64
  %1 = llvm.call @carg(%y) : (!llvm.struct<(f64, f64)>) -> f64
  // CHECK: negf
  %2 = llvm.call @conj(%y) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// Another type, a body, or a promise about an argument: a call.
llvm.func @round(f32) -> f32
llvm.func @sin(f64, f64) -> f64
llvm.func @cos(%x: f64) -> f64 {
  llvm.return %x : f64
}
llvm.func @ceil(f64) -> f64
// CHECK-LABEL: func @calls
llvm.func @calls(%x: f32, %y: f64) {
  // CHECK: call @round(
  %0 = llvm.call @round(%x) : (f32) -> f32
  // CHECK: call @sin(
  %1 = llvm.call @sin(%y, %y) : (f64, f64) -> f64
  // CHECK: call @cos(
  %2 = llvm.call @cos(%y) : (f64) -> f64
  // CHECK: call @ceil(
  %3 = llvm.call @ceil(%y) : (f64 {llvm.noundef}) -> f64
  llvm.return
}
