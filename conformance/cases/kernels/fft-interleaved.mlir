// RUN: %check %s
// In-place radix-2 FFT on interleaved (re, im) rows: bit-reversal, then butterflies with twiddles from a table argument.
// Lowered from scf.for and scf.while with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func private @bit_reverse(%arg0: memref<?x2xf32, strided<[?, ?], offset: ?>>, %arg1: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
  %1 = arith.cmpi slt, %0, %arg1 : index
  cf.cond_br %1, ^bb2(%arg1, %0, %c0 : index, index, index), ^bb7
^bb2(%2: index, %3: index, %4: index):  // 2 preds: ^bb1, ^bb3
  %5 = arith.cmpi ugt, %2, %c1 : index
  cf.cond_br %5, ^bb3(%2, %3, %4 : index, index, index), ^bb4
^bb3(%6: index, %7: index, %8: index):  // pred: ^bb2
  %9 = arith.shrui %6, %c1 : index
  %10 = arith.andi %7, %c1 : index
  %11 = arith.shrui %7, %c1 : index
  %12 = arith.shli %8, %c1 : index
  %13 = arith.ori %12, %10 : index
  cf.br ^bb2(%9, %11, %13 : index, index, index)
^bb4:  // pred: ^bb2
  %14 = arith.cmpi ult, %0, %4 : index
  cf.cond_br %14, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %15 = memref.load %arg0[%0, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %16 = memref.load %arg0[%0, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %17 = memref.load %arg0[%4, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %18 = memref.load %arg0[%4, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  memref.store %17, %arg0[%0, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  memref.store %18, %arg0[%0, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  memref.store %15, %arg0[%4, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  memref.store %16, %arg0[%4, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb6
^bb6:  // 2 preds: ^bb4, ^bb5
  %19 = arith.addi %0, %c1 : index
  cf.br ^bb1(%19 : index)
^bb7:  // pred: ^bb1
  return
}
func.func @fft(%arg0: memref<?x2xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x2xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?x2xf32, strided<[?, ?], offset: ?>>
  call @bit_reverse(%arg0, %dim) : (memref<?x2xf32, strided<[?, ?], offset: ?>>, index) -> ()
  cf.br ^bb1(%c1 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb3
  %1 = arith.cmpi ult, %0, %dim : index
  cf.cond_br %1, ^bb2(%0 : index), ^bb7
^bb2(%2: index):  // pred: ^bb1
  %3 = arith.shli %2, %c1 : index
  %4 = arith.divui %dim, %3 : index
  cf.br ^bb3(%c0 : index)
^bb3(%5: index):  // 2 preds: ^bb2, ^bb6
  %6 = arith.cmpi slt, %5, %dim : index
  cf.cond_br %6, ^bb4(%c0 : index), ^bb1(%3 : index)
^bb4(%7: index):  // 2 preds: ^bb3, ^bb5
  %8 = arith.cmpi slt, %7, %2 : index
  cf.cond_br %8, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %9 = arith.muli %7, %4 : index
  %10 = memref.load %arg1[%9, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %11 = memref.load %arg1[%9, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %12 = arith.addi %5, %7 : index
  %13 = arith.addi %12, %2 : index
  %14 = memref.load %arg0[%12, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %15 = memref.load %arg0[%12, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %16 = memref.load %arg0[%13, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %17 = memref.load %arg0[%13, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %18 = arith.mulf %16, %10 : f32
  %19 = arith.mulf %17, %11 : f32
  %20 = arith.mulf %16, %11 : f32
  %21 = arith.mulf %17, %10 : f32
  %22 = arith.subf %18, %19 : f32
  %23 = arith.addf %20, %21 : f32
  %24 = arith.addf %14, %22 : f32
  %25 = arith.addf %15, %23 : f32
  %26 = arith.subf %14, %22 : f32
  %27 = arith.subf %15, %23 : f32
  memref.store %24, %arg0[%12, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  memref.store %25, %arg0[%12, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  memref.store %26, %arg0[%13, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  memref.store %27, %arg0[%13, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
  %28 = arith.addi %7, %c1 : index
  cf.br ^bb4(%28 : index)
^bb6:  // pred: ^bb4
  %29 = arith.addi %5, %3 : index
  cf.br ^bb3(%29 : index)
^bb7:  // pred: ^bb1
  return
}
// CALL: @fft(memref<sizes=[4,2] data=[1,0,2,0,3,0,4,0]>, memref<sizes=[2,2] data=[1,0,0,-1]>) -> () after arg0=[10,0,-2,2,-2,0,-2,-2]
// CALL: @fft(memref<sizes=[4,2] strides=[1,-4] offset=4 data=[0,1,0,2,0,3,0,4]>, memref<sizes=[2,2] strides=[-3,1] offset=3 data=[1,0,0,-1]>) -> () \
//   after arg0=[0,10,-2,-2,0,-2,2,-2]
// CALL-RANDOM: @fft(memref<sizes=[N,2] values=-2.0..2.0>, memref<sizes=[(N+1)/2,2] values=-1.0..1.0>) N=1..16 count=200 seed=22 where 1>16%N
// NaN or infinity in one part.
// CALL: @fft(memref<sizes=[2,2] data=[0,0,nan,0]>, memref<sizes=[1,2] data=[1,0]>) -> () after arg0=[nan,nan,nan,nan]
// CALL: @fft(memref<sizes=[2,2] data=[0,0,0,nan]>, memref<sizes=[1,2] data=[1,0]>) -> () after arg0=[nan,nan,nan,nan]
// CALL: @fft(memref<sizes=[2,2] data=[0,0,inf,1]>, memref<sizes=[1,2] data=[1,0]>) -> () after arg0=[inf,nan,-inf,nan]
// CALL: @fft(memref<sizes=[2,2] data=[0,0,1,inf]>, memref<sizes=[1,2] data=[1,0]>) -> () after arg0=[nan,inf,nan,-inf]
