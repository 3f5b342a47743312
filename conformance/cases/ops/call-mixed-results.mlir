// RUN: %check %s
// CLAUSE: RESULT-PACK-03
// Several results of mixed types, each used apart from the others: scalars of every width class, complex, vector, memref.
func.func private @make(%a: i8, %z: complex<f32>, %b: f64, %m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (i1, memref<?x4xf32, strided<[?, 1], offset: ?>>, f64, i8, complex<f32>, vector<2xi16>, index, i128, bf16) {
  %c0 = arith.constant 0 : i8
  %s = arith.cmpi slt, %a, %c0 : i8
  %w = arith.extsi %a : i8 to i16
  %v = arith.constant dense<[100, -100]> : vector<2xi16>
  %n = arith.negf %b : f64
  %i = arith.index_cast %a : i8 to index
  %l = arith.extsi %a : i8 to i128
  %h = arith.truncf %b : f64 to bf16
  return %s, %m, %n, %a, %z, %v, %i, %l, %h : i1, memref<?x4xf32, strided<[?, 1], offset: ?>>, f64, i8, complex<f32>, vector<2xi16>, index, i128, bf16
}
func.func @all(%a: i8, %z: complex<f32>, %b: f64, %m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (bf16, i128, index, vector<2xi16>, complex<f32>, i8, f64, memref<?x4xf32, strided<[?, 1], offset: ?>>, i1) {
  %r:9 = call @make(%a, %z, %b, %m) : (i8, complex<f32>, f64, memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (i1, memref<?x4xf32, strided<[?, 1], offset: ?>>, f64, i8, complex<f32>, vector<2xi16>, index, i128, bf16)
  return %r#8, %r#7, %r#6, %r#5, %r#4, %r#3, %r#2, %r#1, %r#0 : bf16, i128, index, vector<2xi16>, complex<f32>, i8, f64, memref<?x4xf32, strided<[?, 1], offset: ?>>, i1
}
func.func @some(%a: i8, %z: complex<f32>, %b: f64, %m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %i: index) -> (i1, f32) {
  %r:9 = call @make(%a, %z, %b, %m) : (i8, complex<f32>, f64, memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (i1, memref<?x4xf32, strided<[?, 1], offset: ?>>, f64, i8, complex<f32>, vector<2xi16>, index, i128, bf16)
  %c3 = arith.constant 3 : index
  %v = memref.load %r#1[%i, %c3] : memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %r#0, %v : i1, f32
}
// CALL: @all(-3, (2.5, -2.5), 2.5, memref<sizes=[1,4] strides=[9,1] offset=2 data=[1.0,2.0,3.0,4.0]>) -> 2.5, -3, -3, [100, -100], (2.5, -2.5), -3, -2.5, memref<sizes=[1,4] strides=[9,1] offset=2 data=[1.0,2.0,3.0,4.0] buffer=arg3>, true
// CALL: @all(127, (-0.0, 0.0), -0.0, memref<sizes=[0,4]>) -> -0.0, 127, 127, [100, -100], (-0.0, 0.0), 127, 0.0, memref<sizes=[0,4]>, false
// CALL: @all(-3, (2.5, -2.5), inf, memref<sizes=[1,4] strides=[9,1] offset=2 data=[1.0,2.0,3.0,4.0]>)
// CALL: @some(0, (1.0, 2.0), 1.0, memref<sizes=[2,4] strides=[-4,1] offset=4 data=[1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0]>, 1) -> false, 8.0
// CALL-RANDOM: @all(_, _, -100.0..100.0, _) count=50 seed=1
// CALL-RANDOM: @some(_, _, -100.0..100.0, memref<sizes=[N,4]>, 0..N-1) N=1..4 count=50 seed=1
