// REQUIRES: mlir-runner
// RUN: memref-cts-opt --lower-to-llvm %s | mlir-runner -e main -entry-point-result=void -shared-libs=%runner_libs | FileCheck %s --match-full-lines --strict-whitespace
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=32 %s | mlir-runner -O2 -e main -entry-point-result=void -shared-libs=%runner_libs | FileCheck %s --match-full-lines --strict-whitespace
// The text that MLIR's runtime library makes of the calls of vector.print.

//      CHECK:( 1.5, -0, 0.25, nan )
// CHECK-NEXT:( ( 1, -2 ), ( -128, 127 ), ( 0, 3 ) )
// CHECK-NEXT:( 7 )
// CHECK-NEXT:( ( ( 5 ) ) )
// CHECK-NEXT:( 1, 0 )
// CHECK-NEXT:1
// CHECK-NEXT:-9223372036854775808
// CHECK-NEXT:8388607, 42
// CHECK-NEXT:1.5
// CHECK-NEXT:-2.5
// CHECK-NEXT:( 0.5, -448 )
// CHECK-NEXT:( 3 )some text
// CHECK-NEXT:( ( 3, 0 ), ( 6, 8 ) )
// A masked product of which nothing says what the other lanes are: the reference machine has none.
func.func @masked() {
  %left = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %right = arith.constant dense<[3.0, 4.0]> : vector<2xf32>
  %none = arith.constant dense<0.0> : vector<2x2xf32>
  %mask = arith.constant dense<[[true, false], [true, true]]> : vector<2x2xi1>
  %0 = vector.mask %mask { vector.outerproduct %left, %right : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
  %1 = arith.select %mask, %0, %none : vector<2x2xi1>, vector<2x2xf32>
  vector.print %1 : vector<2x2xf32>
  return
}
func.func @main() {
  %floats = arith.constant dense<[1.5, -0.0, 0.25, 0x7FC00000]> : vector<4xf32>
  vector.print %floats : vector<4xf32>
  %bytes = arith.constant dense<[[1, -2], [-128, 127], [0, 3]]> : vector<3x2xi8>
  vector.print %bytes : vector<3x2xi8>
  %point = arith.constant dense<7> : vector<i32>
  vector.print %point : vector<i32>
  %deep = arith.constant dense<5> : vector<1x1x1xi16>
  vector.print %deep : vector<1x1x1xi16>
  %truths = arith.constant dense<[true, false]> : vector<2xi1>
  vector.print %truths : vector<2xi1>
  %truth = arith.constant true
  vector.print %truth : i1
  %long = arith.constant -9223372036854775808 : i64
  vector.print %long : i64
  %odd = arith.constant 8388607 : i24
  vector.print %odd : i24 punctuation <comma>
  %index = arith.constant 42 : index
  vector.print %index : index
  %half = arith.constant 1.5 : f16
  vector.print %half : f16
  %brain = arith.constant -2.5 : bf16
  vector.print %brain : bf16
  %small = arith.constant dense<[0.5, -448.0]> : vector<2xf8E4M3FN>
  vector.print %small : vector<2xf8E4M3FN>
  vector.print punctuation <open>
  %three = arith.constant 3.0 : f64
  vector.print %three : f64 punctuation <close>
  vector.print str "some text\0A"
  call @masked() : () -> ()
  return
}
