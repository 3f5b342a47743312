// RUN: %check %s
// A filter whose taps are signed offsets in i8: each output is the truncated mean of its clamped neighbours, on arrays without an offset that may run backwards.
// Lowered from scf.for with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @taps(%arg0: memref<?xi16, strided<[?]>>, %arg1: memref<?xi16, strided<[?]>>, %arg2: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i32 = arith.constant 0 : i32
  %dim = memref.dim %arg0, %c0 : memref<?xi16, strided<[?]>>
  %dim_0 = memref.dim %arg2, %c0 : memref<?xi8>
  %0 = arith.subi %dim, %c1 : index
  %1 = arith.index_cast %dim_0 : index to i32
  cf.br ^bb1(%c0 : index)
^bb1(%2: index):  // 2 preds: ^bb0, ^bb4
  %3 = arith.cmpi slt, %2, %dim : index
  cf.cond_br %3, ^bb2(%c0, %c0_i32 : index, i32), ^bb5
^bb2(%4: index, %5: i32):  // 2 preds: ^bb1, ^bb3
  %6 = arith.cmpi slt, %4, %dim_0 : index
  cf.cond_br %6, ^bb3, ^bb4
^bb3:  // pred: ^bb2
  %7 = memref.load %arg2[%4] : memref<?xi8>
  %8 = arith.index_cast %7 : i8 to index
  %9 = arith.addi %2, %8 : index
  %10 = arith.maxsi %9, %c0 : index
  %11 = arith.minsi %10, %0 : index
  %12 = memref.load %arg0[%11] : memref<?xi16, strided<[?]>>
  %13 = arith.extsi %12 : i16 to i32
  %14 = arith.addi %5, %13 : i32
  %15 = arith.addi %4, %c1 : index
  cf.br ^bb2(%15, %14 : index, i32)
^bb4:  // pred: ^bb2
  %16 = arith.divsi %5, %1 : i32
  %17 = arith.trunci %16 : i32 to i16
  memref.store %17, %arg1[%2] : memref<?xi16, strided<[?]>>
  %18 = arith.addi %2, %c1 : index
  cf.br ^bb1(%18 : index)
^bb5:  // pred: ^bb1
  return
}

// CALL: @taps(memref<sizes=[4] data=[-7,2,-3,10]>, memref<sizes=[4] strides=[2]>, memref<sizes=[3] data=[-1,0,1]>) \
//   -> () after arg1=[-4,-2,3,5]
// CALL: @taps(memref<sizes=[3] strides=[-1] data=[100,-50,-25]>, memref<sizes=[3] strides=[-2]>, memref<sizes=[2] data=[-128,127]>) \
//   -> () after arg1=[37,37,37]
// CALL-RANDOM: @taps(memref<sizes=[N]>, memref<sizes=[N]>, memref<sizes=[T] values=-4..4>) N=1..12 T=1..5 count=200 seed=61
