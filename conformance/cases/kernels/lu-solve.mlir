// RUN: %check %s
// Gaussian elimination with partial pivoting by swapping rows through a permutation vector, then back substitution; all matrix work in place.
// Lowered from scf.for loops with mlir-opt --convert-scf-to-cf --canonicalize --cse
func.func @solve(%arg0: memref<?x?xf64, strided<[?, ?], offset: ?>>, %arg1: memref<?xf64, strided<[?], offset: ?>>, %arg2: memref<?xf64, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f64
  %dim = memref.dim %arg0, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %alloc = memref.alloc(%dim) : memref<?xindex>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3(%c0 : index)
^bb2:  // pred: ^bb1
  memref.store %0, %alloc[%0] : memref<?xindex>
  %2 = arith.addi %0, %c1 : index
  cf.br ^bb1(%2 : index)
^bb3(%3: index):  // 2 preds: ^bb1, ^bb13
  %4 = arith.cmpi slt, %3, %dim : index
  cf.cond_br %4, ^bb4, ^bb14(%c0 : index)
^bb4:  // pred: ^bb3
  %5 = memref.load %alloc[%3] : memref<?xindex>
  cf.br ^bb5(%3, %cst, %3 : index, f64, index)
^bb5(%6: index, %7: f64, %8: index):  // 2 preds: ^bb4, ^bb6
  %9 = arith.cmpi slt, %6, %dim : index
  cf.cond_br %9, ^bb6, ^bb7
^bb6:  // pred: ^bb5
  %10 = memref.load %alloc[%6] : memref<?xindex>
  %11 = memref.load %arg0[%10, %3] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %12 = arith.negf %11 : f64
  %13 = arith.maximumf %11, %12 : f64
  %14 = arith.cmpf ogt, %13, %7 : f64
  %15 = arith.select %14, %13, %7 : f64
  %16 = arith.select %14, %6, %8 : index
  %17 = arith.addi %6, %c1 : index
  cf.br ^bb5(%17, %15, %16 : index, f64, index)
^bb7:  // pred: ^bb5
  %18 = memref.load %alloc[%8] : memref<?xindex>
  memref.store %18, %alloc[%3] : memref<?xindex>
  memref.store %5, %alloc[%8] : memref<?xindex>
  %19 = memref.load %arg0[%18, %3] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %20 = memref.load %arg1[%18] : memref<?xf64, strided<[?], offset: ?>>
  %21 = arith.addi %3, %c1 : index
  cf.br ^bb8(%21 : index)
^bb8(%22: index):  // 2 preds: ^bb7, ^bb12
  %23 = arith.cmpi slt, %22, %dim : index
  cf.cond_br %23, ^bb9, ^bb13
^bb9:  // pred: ^bb8
  %24 = memref.load %alloc[%22] : memref<?xindex>
  %25 = memref.load %arg0[%24, %3] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %26 = arith.divf %25, %19 : f64
  cf.br ^bb10(%3 : index)
^bb10(%27: index):  // 2 preds: ^bb9, ^bb11
  %28 = arith.cmpi slt, %27, %dim : index
  cf.cond_br %28, ^bb11, ^bb12
^bb11:  // pred: ^bb10
  %29 = memref.load %arg0[%18, %27] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %30 = memref.load %arg0[%24, %27] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %31 = arith.mulf %26, %29 : f64
  %32 = arith.subf %30, %31 : f64
  memref.store %32, %arg0[%24, %27] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %33 = arith.addi %27, %c1 : index
  cf.br ^bb10(%33 : index)
^bb12:  // pred: ^bb10
  %34 = memref.load %arg1[%24] : memref<?xf64, strided<[?], offset: ?>>
  %35 = arith.mulf %26, %20 : f64
  %36 = arith.subf %34, %35 : f64
  memref.store %36, %arg1[%24] : memref<?xf64, strided<[?], offset: ?>>
  %37 = arith.addi %22, %c1 : index
  cf.br ^bb8(%37 : index)
^bb13:  // pred: ^bb8
  cf.br ^bb3(%21 : index)
^bb14(%38: index):  // 2 preds: ^bb3, ^bb18
  %39 = arith.cmpi slt, %38, %dim : index
  cf.cond_br %39, ^bb15, ^bb19
^bb15:  // pred: ^bb14
  %40 = arith.addi %38, %c1 : index
  %41 = arith.subi %dim, %40 : index
  %42 = memref.load %alloc[%41] : memref<?xindex>
  %43 = memref.load %arg1[%42] : memref<?xf64, strided<[?], offset: ?>>
  %44 = arith.addi %41, %c1 : index
  cf.br ^bb16(%44, %43 : index, f64)
^bb16(%45: index, %46: f64):  // 2 preds: ^bb15, ^bb17
  %47 = arith.cmpi slt, %45, %dim : index
  cf.cond_br %47, ^bb17, ^bb18
^bb17:  // pred: ^bb16
  %48 = memref.load %arg0[%42, %45] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %49 = memref.load %arg2[%45] : memref<?xf64, strided<[?], offset: ?>>
  %50 = arith.mulf %48, %49 : f64
  %51 = arith.subf %46, %50 : f64
  %52 = arith.addi %45, %c1 : index
  cf.br ^bb16(%52, %51 : index, f64)
^bb18:  // pred: ^bb16
  %53 = memref.load %arg0[%42, %41] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %54 = arith.divf %46, %53 : f64
  memref.store %54, %arg2[%41] : memref<?xf64, strided<[?], offset: ?>>
  cf.br ^bb14(%40 : index)
^bb19:  // pred: ^bb14
  memref.dealloc %alloc : memref<?xindex>
  return
}
// CALL: @solve(memref<sizes=[2,2] data=[0,2,4,1]>, memref<sizes=[2] data=[6,7]>, memref<sizes=[2]>) -> () after arg2=[1,3]
// CALL: @solve(memref<sizes=[3,3] strides=[-1,4] offset=2 data=[1,2,0,2,0,0,0,4,4]>, memref<sizes=[3] strides=[2] data=[5,2,16]>, \
//   memref<sizes=[3] strides=[-2] offset=4>) -> () \
//   after arg2=[1,2,2]
// CALL: @solve(memref<sizes=[2,2] data=[nan,2,4,1]>, memref<sizes=[2] data=[6,7]>, memref<sizes=[2]>)
// CALL: @solve(memref<sizes=[2,2] data=[0,2,nan,1]>, memref<sizes=[2] data=[6,7]>, memref<sizes=[2]>)
// CALL: @solve(memref<sizes=[2,2] data=[inf,2,4,1]>, memref<sizes=[2] data=[6,7]>, memref<sizes=[2]>)
// CALL: @solve(memref<sizes=[2,2] data=[0,2,4,1]>, memref<sizes=[2] data=[6,inf]>, memref<sizes=[2]>)
// CALL-RANDOM: @solve(memref<sizes=[N,N] values=-4.0..4.0>, memref<sizes=[N] values=-4.0..4.0>, memref<sizes=[N]>) N=0..5 count=200 seed=65
// Only the square part of a wide matrix is used.
// CALL: @solve(memref<sizes=[2,3] data=[0,2,9,4,1,9]>, memref<sizes=[2] data=[6,7]>, memref<sizes=[2]>) -> () after arg2=[1,3]
// The first of equal pivots is taken, which the roundings show.
// CALL: @solve(memref<sizes=[3,3] data=[3,0.1,0.7,-3,0.2,0.4,3,0.3,0.9]>, memref<sizes=[3] data=[0.3,0.7,0.1]>, memref<sizes=[3]>)
// CALL: @solve(memref<sizes=[2,2] data=[1,inf,1,2]>, memref<sizes=[2] data=[1,1]>, memref<sizes=[2]>) -> () after arg2=[nan,-0.0]
// CALL: @solve(memref<sizes=[2,2] data=[1,1,1,2]>, memref<sizes=[2] data=[inf,1]>, memref<sizes=[2]>) -> () after arg2=[inf,-inf]
// CALL: @solve(memref<sizes=[2,2] data=[1,0,1,1]>, memref<sizes=[2] data=[1,1]>, memref<sizes=[2]>) -> () after arg2=[1,0]
