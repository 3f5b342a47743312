// REQUIRES: mlir-runner
// RUN: memref-cts-opt --lower-to-llvm %s | mlir-runner -e main -entry-point-result=void -shared-libs=%runner_libs | FileCheck %s --match-full-lines --strict-whitespace
// RUN: memref-cts-opt --lower-to-llvm %s | mlir-runner -O2 -e main -entry-point-result=void -shared-libs=%runner_libs | FileCheck %s --match-full-lines --strict-whitespace
// Powers of more than 64 bits, which the reference machine does not take: none is cut.

func.func @power_i65(%x: f32, %n: i65) {
  %r = math.fpowi %x, %n : f32, i65
  vector.print %r : f32
  return
}
func.func @powers_i65() {
  %x0 = arith.constant -2.0 : f32
  %n0 = arith.constant 3 : i65
//      CHECK:-8
  call @power_i65(%x0, %n0) : (f32, i65) -> ()
  %x1 = arith.constant -2.0 : f32
  %n1 = arith.constant -2 : i65
// CHECK-NEXT:0.25
  call @power_i65(%x1, %n1) : (f32, i65) -> ()
  %x2 = arith.constant -1.0 : f32
  %n2 = arith.constant 18446744073709551615 : i65
// CHECK-NEXT:-1
  call @power_i65(%x2, %n2) : (f32, i65) -> ()
  %x3 = arith.constant 2.0 : f32
  %n3 = arith.constant -18446744073709551616 : i65
// CHECK-NEXT:0
  call @power_i65(%x3, %n3) : (f32, i65) -> ()
  %x4 = arith.constant -1.0 : f32
  %n4 = arith.constant -18446744073709551616 : i65
// CHECK-NEXT:1
  call @power_i65(%x4, %n4) : (f32, i65) -> ()
  return
}
func.func @power_i128(%x: f64, %n: i128) {
  %r = math.fpowi %x, %n : f64, i128
  vector.print %r : f64
  return
}
func.func @powers_i128() {
  %x0 = arith.constant -2.0 : f64
  %n0 = arith.constant 3 : i128
// CHECK-NEXT:-8
  call @power_i128(%x0, %n0) : (f64, i128) -> ()
  %x1 = arith.constant 1.0 : f64
  %n1 = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK-NEXT:1
  call @power_i128(%x1, %n1) : (f64, i128) -> ()
  %x2 = arith.constant -1.0 : f64
  %n2 = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK-NEXT:-1
  call @power_i128(%x2, %n2) : (f64, i128) -> ()
  %x3 = arith.constant -1.0 : f64
  %n3 = arith.constant -170141183460469231731687303715884105728 : i128
// CHECK-NEXT:1
  call @power_i128(%x3, %n3) : (f64, i128) -> ()
  %x4 = arith.constant -0.5 : f64
  %n4 = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK-NEXT:-0
  call @power_i128(%x4, %n4) : (f64, i128) -> ()
  %x5 = arith.constant -2.0 : f64
  %n5 = arith.constant 36893488147419103233 : i128
// CHECK-NEXT:-inf
  call @power_i128(%x5, %n5) : (f64, i128) -> ()
  %x6 = arith.constant 2.0 : f64
  %n6 = arith.constant -36893488147419103233 : i128
// CHECK-NEXT:0
  call @power_i128(%x6, %n6) : (f64, i128) -> ()
  %x7 = arith.constant 0x7FF8000000000000 : f64
  %n7 = arith.constant 0 : i128
// CHECK-NEXT:1
  call @power_i128(%x7, %n7) : (f64, i128) -> ()
  %x8 = arith.constant 0x7FF0000000000000 : f64
  %n8 = arith.constant -36893488147419103232 : i128
// CHECK-NEXT:0
  call @power_i128(%x8, %n8) : (f64, i128) -> ()
  %x9 = arith.constant 0x8000000000000000 : f64
  %n9 = arith.constant -36893488147419103233 : i128
// CHECK-NEXT:-inf
  call @power_i128(%x9, %n9) : (f64, i128) -> ()
  %x10 = arith.constant 0.0 : f64
  %n10 = arith.constant 79228162514264337593543950336 : i128
// CHECK-NEXT:0
  call @power_i128(%x10, %n10) : (f64, i128) -> ()
  return
}
func.func @power_i200(%x: f64, %n: i200) {
  %r = math.fpowi %x, %n : f64, i200
  vector.print %r : f64
  return
}
func.func @powers_i200() {
  %x0 = arith.constant -2.0 : f64
  %n0 = arith.constant 3 : i200
// CHECK-NEXT:-8
  call @power_i200(%x0, %n0) : (f64, i200) -> ()
  %x1 = arith.constant -2.0 : f64
  %n1 = arith.constant -3 : i200
// CHECK-NEXT:-0.125
  call @power_i200(%x1, %n1) : (f64, i200) -> ()
  %x2 = arith.constant -1.0 : f64
  %n2 = arith.constant 680564733841876926926749214863536422913 : i200
// CHECK-NEXT:-1
  call @power_i200(%x2, %n2) : (f64, i200) -> ()
  %x3 = arith.constant -2.0 : f64
  %n3 = arith.constant 680564733841876926926749214863536422912 : i200
// CHECK-NEXT:inf
  call @power_i200(%x3, %n3) : (f64, i200) -> ()
  %x4 = arith.constant -2.0 : f64
  %n4 = arith.constant -680564733841876926926749214863536422913 : i200
// CHECK-NEXT:-0
  call @power_i200(%x4, %n4) : (f64, i200) -> ()
  %x5 = arith.constant -0.5 : f64
  %n5 = arith.constant 340282366920938463463374607431768211457 : i200
// CHECK-NEXT:-0
  call @power_i200(%x5, %n5) : (f64, i200) -> ()
  %x6 = arith.constant 1.0 : f64
  %n6 = arith.constant -803469022129495137770981046170581301261101496891396417650688 : i200
// CHECK-NEXT:1
  call @power_i200(%x6, %n6) : (f64, i200) -> ()
  return
}
func.func @lanes(%x: vector<2xf32>, %n: vector<2xi128>) {
  // CHECK-NEXT:( -8, 0.5 )
  %r = math.fpowi %x, %n : vector<2xf32>, vector<2xi128>
  vector.print %r : vector<2xf32>
  return
}
func.func @main() {
  call @powers_i65() : () -> ()
  call @powers_i128() : () -> ()
  call @powers_i200() : () -> ()
  %x = arith.constant dense<[-2.0, 2.0]> : vector<2xf32>
  %n = arith.constant dense<[3, -1]> : vector<2xi128>
  call @lanes(%x, %n) : (vector<2xf32>, vector<2xi128>) -> ()
  return
}
