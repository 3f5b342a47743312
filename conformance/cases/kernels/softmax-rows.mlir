// RUN: %check %s
// Row-wise softmax of a strided matrix: row maxima and row sums in heap temporaries, the exponential in an external C function.
// Lowered from linalg.fill, linalg.reduce and linalg.generic with mlir-opt --convert-linalg-to-loops --convert-scf-to-cf --canonicalize --cse
func.func private @expf(f32) -> f32
func.func @softmax(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0xFF800000 : f32
  %cst_0 = arith.constant 0.000000e+00 : f32
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %alloc = memref.alloc(%dim) : memref<?xf32>
  %alloc_1 = memref.alloc(%dim) : memref<?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  memref.store %cst, %alloc[%0] : memref<?xf32>
  %2 = arith.addi %0, %c1 : index
  cf.br ^bb1(%2 : index)
^bb3:  // pred: ^bb1
  %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb4(%c0 : index)
^bb4(%3: index):  // 2 preds: ^bb3, ^bb7
  %4 = arith.cmpi slt, %3, %dim : index
  cf.cond_br %4, ^bb5(%c0 : index), ^bb8
^bb5(%5: index):  // 2 preds: ^bb4, ^bb6
  %6 = arith.cmpi slt, %5, %dim_2 : index
  cf.cond_br %6, ^bb6, ^bb7
^bb6:  // pred: ^bb5
  %7 = memref.load %arg0[%3, %5] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %8 = memref.load %alloc[%3] : memref<?xf32>
  %9 = arith.maximumf %7, %8 : f32
  memref.store %9, %alloc[%3] : memref<?xf32>
  %10 = arith.addi %5, %c1 : index
  cf.br ^bb5(%10 : index)
^bb7:  // pred: ^bb5
  %11 = arith.addi %3, %c1 : index
  cf.br ^bb4(%11 : index)
^bb8:  // pred: ^bb4
  cf.br ^bb9(%c0 : index)
^bb9(%12: index):  // 2 preds: ^bb8, ^bb12
  %13 = arith.cmpi slt, %12, %dim : index
  cf.cond_br %13, ^bb10(%c0 : index), ^bb13(%c0 : index)
^bb10(%14: index):  // 2 preds: ^bb9, ^bb11
  %15 = arith.cmpi slt, %14, %dim_2 : index
  cf.cond_br %15, ^bb11, ^bb12
^bb11:  // pred: ^bb10
  %16 = memref.load %arg0[%12, %14] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %17 = memref.load %alloc[%12] : memref<?xf32>
  %18 = arith.subf %16, %17 : f32
  %19 = call @expf(%18) : (f32) -> f32
  memref.store %19, %arg1[%12, %14] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %20 = arith.addi %14, %c1 : index
  cf.br ^bb10(%20 : index)
^bb12:  // pred: ^bb10
  %21 = arith.addi %12, %c1 : index
  cf.br ^bb9(%21 : index)
^bb13(%22: index):  // 2 preds: ^bb9, ^bb14
  %23 = arith.cmpi slt, %22, %dim : index
  cf.cond_br %23, ^bb14, ^bb15
^bb14:  // pred: ^bb13
  memref.store %cst_0, %alloc_1[%22] : memref<?xf32>
  %24 = arith.addi %22, %c1 : index
  cf.br ^bb13(%24 : index)
^bb15:  // pred: ^bb13
  %dim_3 = memref.dim %arg1, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_4 = memref.dim %arg1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb16(%c0 : index)
^bb16(%25: index):  // 2 preds: ^bb15, ^bb19
  %26 = arith.cmpi slt, %25, %dim_3 : index
  cf.cond_br %26, ^bb17(%c0 : index), ^bb20
^bb17(%27: index):  // 2 preds: ^bb16, ^bb18
  %28 = arith.cmpi slt, %27, %dim_4 : index
  cf.cond_br %28, ^bb18, ^bb19
^bb18:  // pred: ^bb17
  %29 = memref.load %arg1[%25, %27] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %30 = memref.load %alloc_1[%25] : memref<?xf32>
  %31 = arith.addf %30, %29 : f32
  memref.store %31, %alloc_1[%25] : memref<?xf32>
  %32 = arith.addi %27, %c1 : index
  cf.br ^bb17(%32 : index)
^bb19:  // pred: ^bb17
  %33 = arith.addi %25, %c1 : index
  cf.br ^bb16(%33 : index)
^bb20:  // pred: ^bb16
  cf.br ^bb21(%c0 : index)
^bb21(%34: index):  // 2 preds: ^bb20, ^bb24
  %35 = arith.cmpi slt, %34, %dim : index
  cf.cond_br %35, ^bb22(%c0 : index), ^bb25
^bb22(%36: index):  // 2 preds: ^bb21, ^bb23
  %37 = arith.cmpi slt, %36, %dim_4 : index
  cf.cond_br %37, ^bb23, ^bb24
^bb23:  // pred: ^bb22
  %38 = memref.load %alloc_1[%34] : memref<?xf32>
  %39 = memref.load %arg1[%34, %36] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %40 = arith.divf %39, %38 : f32
  memref.store %40, %arg1[%34, %36] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %41 = arith.addi %36, %c1 : index
  cf.br ^bb22(%41 : index)
^bb24:  // pred: ^bb22
  %42 = arith.addi %34, %c1 : index
  cf.br ^bb21(%42 : index)
^bb25:  // pred: ^bb21
  memref.dealloc %alloc : memref<?xf32>
  memref.dealloc %alloc_1 : memref<?xf32>
  return
}
// CALL: @softmax(memref<sizes=[2,4] data=[3,3,3,3,-1000,7,7,-1000]>, memref<sizes=[2,4]>) -> () after arg1=[0.25,0.25,0.25,0.25,0,0.5,0.5,0]
// CALL: @softmax(memref<sizes=[2,2] strides=[1,-5] offset=5 data=[-inf,2,-3,-3]>, memref<sizes=[2,2] strides=[-2,1] offset=2>) -> () \
//   after arg1=[0,1,0.5,0.5]
// CALL-RANDOM: @softmax(memref<sizes=[M,N] values=-8.0..8.0>, memref<sizes=[M,N]>) M=0..5 N=0..7 count=200 seed=11
// CALL: @softmax(memref<sizes=[2,2] data=[nan,1,inf,1]>, memref<sizes=[2,2]>) -> () after arg1=[nan,nan,nan,nan]
