// RUN: %check %s
// Several results of different kinds at once: minimum, maximum, sum in double precision, mean, count above the mean, and a fresh vector of deviations.
// Lowered from scf.for with iter_args with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @statistics(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> (f32, f32, f64, f64, i8, index, memref<?xf64>) {
  %c0_i8 = arith.constant 0 : i8
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f64
  %cst_0 = arith.constant 0x7F800000 : f32
  %cst_1 = arith.constant 0xFF800000 : f32
  %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
  cf.br ^bb1(%c0, %cst_0, %cst_1, %cst : index, f32, f32, f64)
^bb1(%0: index, %1: f32, %2: f32, %3: f64):  // 2 preds: ^bb0, ^bb2
  %4 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %4, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %5 = memref.load %arg0[%0] : memref<?xf32, strided<[?], offset: ?>>
  %6 = arith.minimumf %1, %5 : f32
  %7 = arith.maximumf %2, %5 : f32
  %8 = arith.extf %5 : f32 to f64
  %9 = arith.addf %3, %8 : f64
  %10 = arith.addi %0, %c1 : index
  cf.br ^bb1(%10, %6, %7, %9 : index, f32, f32, f64)
^bb3:  // pred: ^bb1
  %11 = arith.index_cast %dim : index to i64
  %12 = arith.sitofp %11 : i64 to f64
  %13 = arith.divf %3, %12 : f64
  %alloc = memref.alloc(%dim) {alignment = 32 : i64} : memref<?xf64>
  cf.br ^bb4(%c0, %c0_i8 : index, i8)
^bb4(%14: index, %15: i8):  // 2 preds: ^bb3, ^bb5
  %16 = arith.cmpi slt, %14, %dim : index
  cf.cond_br %16, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %17 = memref.load %arg0[%14] : memref<?xf32, strided<[?], offset: ?>>
  %18 = arith.extf %17 : f32 to f64
  %19 = arith.subf %18, %13 : f64
  memref.store %19, %alloc[%14] : memref<?xf64>
  %20 = arith.cmpf ogt, %19, %cst : f64
  %21 = arith.extui %20 : i1 to i8
  %22 = arith.addi %15, %21 : i8
  %23 = arith.addi %14, %c1 : index
  cf.br ^bb4(%23, %22 : index, i8)
^bb6:  // pred: ^bb4
  return %1, %2, %3, %13, %15, %dim, %alloc : f32, f32, f64, f64, i8, index, memref<?xf64>
}
// CALL: @statistics(memref<sizes=[4] data=[1,7,-2,4]>) -> -2.0, 7.0, 10.0, 2.5, 2, 4, \
//   memref<sizes=[4] strides=[1] offset=0 data=[-1.5,4.5,-4.5,1.5] buffer=fresh>
// CALL: @statistics(memref<sizes=[2] strides=[-6] offset=6 data=[-0.0,0.0]>) -> -0.0, 0.0, 0.0, 0.0, 0, 2, \
//   memref<sizes=[2] data=[-0.0,0.0] buffer=fresh>
// CALL-RANDOM: @statistics(memref<sizes=[N] values=-100.0..100.0>) N=0..20 count=200 seed=32
// CALL: @statistics(memref<sizes=[2] data=[nan,1]>) -> nan, nan, nan, nan, 0, 2, memref<sizes=[2] data=[nan,nan] buffer=fresh>
// CALL: @statistics(memref<sizes=[2] data=[inf,1]>) -> 1.0, inf, inf, inf, 0, 2, memref<sizes=[2] data=[nan,-inf] buffer=fresh>
// More numbers above the mean than the counter can hold.
// CALL-RANDOM: @statistics(memref<sizes=[N] values=-100.0..100.0>) N=560..600 count=2 seed=33
