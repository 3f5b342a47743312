// RUN: %check %s
// 3x3 median of an image: each window is gathered into a stack buffer, its rows sorted there.
// Lowered from scf.for with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @median(%arg0: memref<?x?xi32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %dim = memref.dim %arg1, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg1, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %alloca = memref.alloca() : memref<3x3xi32>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb11
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2(%c0 : index), ^bb12
^bb2(%2: index):  // 2 preds: ^bb1, ^bb10
  %3 = arith.cmpi slt, %2, %dim_0 : index
  cf.cond_br %3, ^bb3(%c0 : index), ^bb11
^bb3(%4: index):  // 2 preds: ^bb2, ^bb7
  %5 = arith.cmpi slt, %4, %c3 : index
  cf.cond_br %5, ^bb4, ^bb8(%c0 : index)
^bb4:  // pred: ^bb3
  %6 = arith.addi %0, %4 : index
  cf.br ^bb5(%c0 : index)
^bb5(%7: index):  // 2 preds: ^bb4, ^bb6
  %8 = arith.cmpi slt, %7, %c3 : index
  cf.cond_br %8, ^bb6, ^bb7
^bb6:  // pred: ^bb5
  %9 = arith.addi %2, %7 : index
  %10 = memref.load %arg0[%6, %9] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.store %10, %alloca[%4, %7] : memref<3x3xi32>
  %11 = arith.addi %7, %c1 : index
  cf.br ^bb5(%11 : index)
^bb7:  // pred: ^bb5
  %12 = arith.addi %4, %c1 : index
  cf.br ^bb3(%12 : index)
^bb8(%13: index):  // 2 preds: ^bb3, ^bb9
  %14 = arith.cmpi slt, %13, %c3 : index
  cf.cond_br %14, ^bb9, ^bb10
^bb9:  // pred: ^bb8
  %15 = memref.load %alloca[%13, %c0] : memref<3x3xi32>
  %16 = memref.load %alloca[%13, %c1] : memref<3x3xi32>
  %17 = memref.load %alloca[%13, %c2] : memref<3x3xi32>
  %18 = arith.minsi %15, %16 : i32
  %19 = arith.maxsi %15, %16 : i32
  %20 = arith.minsi %18, %17 : i32
  %21 = arith.maxsi %18, %17 : i32
  %22 = arith.minsi %19, %21 : i32
  %23 = arith.maxsi %19, %21 : i32
  memref.store %20, %alloca[%13, %c0] : memref<3x3xi32>
  memref.store %22, %alloca[%13, %c1] : memref<3x3xi32>
  memref.store %23, %alloca[%13, %c2] : memref<3x3xi32>
  %24 = arith.addi %13, %c1 : index
  cf.br ^bb8(%24 : index)
^bb10:  // pred: ^bb8
  %25 = memref.load %alloca[%c0, %c0] : memref<3x3xi32>
  %26 = memref.load %alloca[%c1, %c0] : memref<3x3xi32>
  %27 = memref.load %alloca[%c2, %c0] : memref<3x3xi32>
  %28 = arith.maxsi %25, %26 : i32
  %29 = arith.maxsi %28, %27 : i32
  %30 = memref.load %alloca[%c0, %c1] : memref<3x3xi32>
  %31 = memref.load %alloca[%c1, %c1] : memref<3x3xi32>
  %32 = memref.load %alloca[%c2, %c1] : memref<3x3xi32>
  %33 = arith.minsi %30, %31 : i32
  %34 = arith.maxsi %30, %31 : i32
  %35 = arith.minsi %34, %32 : i32
  %36 = arith.maxsi %33, %35 : i32
  %37 = memref.load %alloca[%c0, %c2] : memref<3x3xi32>
  %38 = memref.load %alloca[%c1, %c2] : memref<3x3xi32>
  %39 = memref.load %alloca[%c2, %c2] : memref<3x3xi32>
  %40 = arith.minsi %37, %38 : i32
  %41 = arith.minsi %40, %39 : i32
  %42 = arith.minsi %29, %36 : i32
  %43 = arith.maxsi %29, %36 : i32
  %44 = arith.minsi %43, %41 : i32
  %45 = arith.maxsi %42, %44 : i32
  memref.store %45, %arg1[%0, %2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %46 = arith.addi %2, %c1 : index
  cf.br ^bb2(%46 : index)
^bb11:  // pred: ^bb2
  %47 = arith.addi %0, %c1 : index
  cf.br ^bb1(%47 : index)
^bb12:  // pred: ^bb1
  return
}

// CALL: @median(memref<sizes=[3,4] data=[9,1,8,-2,2,7,3,0,6,4,5,-9]>, memref<sizes=[1,2] strides=[5,2]>) -> () after arg1=[5,3]
// CALL-RANDOM: @median(memref<sizes=[H+2,W+2]>, memref<sizes=[H,W]>) H=0..4 W=0..4 count=200 seed=62
