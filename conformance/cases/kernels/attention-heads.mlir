// RUN: %check %s
// Causal attention where q, k and v of every head are column slices of one packed qkv matrix and the output is written per head in place.
// Lowered from scf.for loops over memref.subview slices, per-head helper function with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func private @expf(f32) -> f32
func.func private @sqrtf(f32) -> f32
func.func private @head(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg3: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 0xFF800000 : f32
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0 = arith.index_cast %dim_1 : index to i32
  %1 = arith.uitofp %0 : i32 to f32
  %2 = call @sqrtf(%1) : (f32) -> f32
  %alloca = memref.alloca(%dim) : memref<?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%3: index):  // 2 preds: ^bb0, ^bb13
  %4 = arith.cmpi slt, %3, %dim : index
  cf.cond_br %4, ^bb2, ^bb14
^bb2:  // pred: ^bb1
  %5 = arith.addi %3, %c1 : index
  cf.br ^bb3(%c0, %cst_0 : index, f32)
^bb3(%6: index, %7: f32):  // 2 preds: ^bb2, ^bb6
  %8 = arith.cmpi slt, %6, %5 : index
  cf.cond_br %8, ^bb4(%c0, %cst : index, f32), ^bb7(%c0, %cst : index, f32)
^bb4(%9: index, %10: f32):  // 2 preds: ^bb3, ^bb5
  %11 = arith.cmpi slt, %9, %dim_1 : index
  cf.cond_br %11, ^bb5, ^bb6
^bb5:  // pred: ^bb4
  %12 = memref.load %arg0[%3, %9] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %13 = memref.load %arg1[%6, %9] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %14 = arith.mulf %12, %13 : f32
  %15 = arith.addf %10, %14 : f32
  %16 = arith.addi %9, %c1 : index
  cf.br ^bb4(%16, %15 : index, f32)
^bb6:  // pred: ^bb4
  %17 = arith.divf %10, %2 : f32
  memref.store %17, %alloca[%6] : memref<?xf32>
  %18 = arith.maximumf %7, %17 : f32
  %19 = arith.addi %6, %c1 : index
  cf.br ^bb3(%19, %18 : index, f32)
^bb7(%20: index, %21: f32):  // 2 preds: ^bb3, ^bb8
  %22 = arith.cmpi slt, %20, %5 : index
  cf.cond_br %22, ^bb8, ^bb9(%c0 : index)
^bb8:  // pred: ^bb7
  %23 = memref.load %alloca[%20] : memref<?xf32>
  %24 = arith.subf %23, %7 : f32
  %25 = call @expf(%24) : (f32) -> f32
  memref.store %25, %alloca[%20] : memref<?xf32>
  %26 = arith.addf %21, %25 : f32
  %27 = arith.addi %20, %c1 : index
  cf.br ^bb7(%27, %26 : index, f32)
^bb9(%28: index):  // 2 preds: ^bb7, ^bb12
  %29 = arith.cmpi slt, %28, %dim_1 : index
  cf.cond_br %29, ^bb10(%c0, %cst : index, f32), ^bb13
^bb10(%30: index, %31: f32):  // 2 preds: ^bb9, ^bb11
  %32 = arith.cmpi slt, %30, %5 : index
  cf.cond_br %32, ^bb11, ^bb12
^bb11:  // pred: ^bb10
  %33 = memref.load %alloca[%30] : memref<?xf32>
  %34 = memref.load %arg2[%30, %28] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %35 = arith.mulf %33, %34 : f32
  %36 = arith.addf %31, %35 : f32
  %37 = arith.addi %30, %c1 : index
  cf.br ^bb10(%37, %36 : index, f32)
^bb12:  // pred: ^bb10
  %38 = arith.divf %31, %21 : f32
  memref.store %38, %arg3[%3, %28] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %39 = arith.addi %28, %c1 : index
  cf.br ^bb9(%39 : index)
^bb13:  // pred: ^bb9
  cf.br ^bb1(%5 : index)
^bb14:  // pred: ^bb1
  return
}
func.func @attention(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %dim_0 = memref.dim %arg2, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0 = arith.divui %dim_0, %arg1 : index
  cf.br ^bb1(%c0 : index)
^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %1, %arg1 : index
  cf.cond_br %2, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %3 = arith.muli %1, %0 : index
  %4 = arith.addi %3, %dim_0 : index
  %5 = arith.addi %4, %dim_0 : index
  %subview = memref.subview %arg0[0, %3] [%dim, %0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %subview_1 = memref.subview %arg0[0, %4] [%dim, %0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %subview_2 = memref.subview %arg0[0, %5] [%dim, %0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %subview_3 = memref.subview %arg2[0, %3] [%dim, %0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  call @head(%subview, %subview_1, %subview_2, %subview_3) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  %6 = arith.addi %1, %c1 : index
  cf.br ^bb1(%6 : index)
^bb3:  // pred: ^bb1
  return
}
// CALL: @attention(memref<sizes=[2,12] data=[0,0,0,0, 1,2,3,4, 10,20,30,40, 0,0,0,0, 5,6,7,8, 20,40,50,80]>, 2, memref<sizes=[2,4]>) -> () \
//   after arg2=[10,20,30,40,15,30,40,60]
// CALL: @attention(memref<sizes=[2,12] strides=[1,-2] offset=22 data=[0,0,0,0, 400,0,0,-400, 1,2,3,4, 1,0,0,-1, -400,0,0,400, 5,6,7,8]>, 1, \
//   memref<sizes=[2,4] strides=[-6,1] offset=6>) -> () after arg2=[1,2,3,4,1,2,3,4]
// CALL-RANDOM: @attention(memref<sizes=[S,3*H*D] values=-3.0..3.0>, H, memref<sizes=[S,H*D]>) S=1..5 H=1..3 D=1..3 count=200 seed=13
// Sums start at +0.0. A negative number of heads is none.
// CALL: @attention(memref<sizes=[1,3] data=[1,1,-0.0]>, 1, memref<sizes=[1,1]>) -> () after arg2=[0.0]
// CALL: @attention(memref<sizes=[1,3] data=[1,2,3]>, -1, memref<sizes=[1,1] data=[7]>) -> () after arg2=[7]
// CALL: @attention(memref<sizes=[1,3] data=[nan,1,2]>, 1, memref<sizes=[1,1]>) -> () after arg2=[nan]
// CALL: @attention(memref<sizes=[1,3] data=[inf,1,2]>, 1, memref<sizes=[1,1]>) -> () after arg2=[nan]
// CALL: @attention(memref<sizes=[1,3] data=[0,1,nan]>, 1, memref<sizes=[1,1]>) -> () after arg2=[nan]
// CALL: @attention(memref<sizes=[1,3] data=[0,1,-inf]>, 1, memref<sizes=[1,1]>) -> () after arg2=[-inf]
