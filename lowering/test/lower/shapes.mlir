// RUN: memref-cts-opt --lower-to-llvm --canonicalize %s | FileCheck %s
// memref.view, expand_shape, collapse_shape, reshape, realloc, memory_space_cast, transpose.

// The aligned pointer moves by bytes, the allocated one and the offset do not.
// CHECK-LABEL: llvm.func @bytes
// CHECK: %[[BASE:.*]] = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK: llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK: llvm.insertvalue %[[BASE]], %{{.*}}[1]
// CHECK: llvm.return
func.func @bytes(%m: memref<?xi8>, %s: index) -> memref<2x3xf32> {
  %0 = memref.view %m[%s][] : memref<?xi8> to memref<2x3xf32>
  return %0 : memref<2x3xf32>
}

// Sizes and strides change places, pointers and offset stay.
// CHECK-LABEL: llvm.func @swapped
// CHECK: llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK: llvm.insertvalue %arg1, %{{.*}}[1]
// CHECK: llvm.insertvalue %arg2, %{{.*}}[2]
// CHECK-DAG: llvm.insertvalue %arg4, %{{.*}}[3, 0]
// CHECK-DAG: llvm.insertvalue %arg3, %{{.*}}[3, 1]
// CHECK-DAG: llvm.insertvalue %arg6, %{{.*}}[4, 0]
// CHECK-DAG: llvm.insertvalue %arg5, %{{.*}}[4, 1]
// CHECK: llvm.return
func.func @swapped(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// What the type knows is neither computed nor read.
// CHECK-LABEL: llvm.func @known
// CHECK-NOT: llvm.mul
// CHECK-NOT: llvm.select
// CHECK: llvm.return
func.func @known(%m: memref<6x4xf32, strided<[8, 2], offset: 1>>) -> memref<6x4xf32, strided<[8, 2], offset: 1>> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 4, 1] : memref<6x4xf32, strided<[8, 2], offset: 1>> into memref<2x3x4x1xf32, strided<[24, 8, 2, 2], offset: 1>>
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3]] : memref<2x3x4x1xf32, strided<[24, 8, 2, 2], offset: 1>> into memref<6x4xf32, strided<[8, 2], offset: 1>>
  return %1 : memref<6x4xf32, strided<[8, 2], offset: 1>>
}

// Which stride it is shows at run time: one that is not of a dimension of size 1.
// CHECK-LABEL: llvm.func @joined
// CHECK-COUNT-2: llvm.select
// CHECK-NOT: llvm.select
// CHECK: llvm.return
func.func @joined(%m: memref<?x?xf32, strided<[?, ?]>>) -> memref<?xf32, strided<[?]>> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32, strided<[?, ?]>> into memref<?xf32, strided<[?]>>
  return %0 : memref<?xf32, strided<[?]>>
}

// The rank is known at run time: a loop, from the last entry of the shape to the first.
// CHECK-LABEL: llvm.func @of_any_rank
// CHECK: llvm.alloca
// CHECK: llvm.br ^[[HEADER:bb[0-9]+]](
// CHECK: ^[[HEADER]](
// CHECK: llvm.cond_br
// CHECK: llvm.load {{.*}} : !llvm.ptr -> i32
// CHECK: llvm.sext {{.*}} : i32 to i64
// CHECK: llvm.br ^[[HEADER]](
func.func @of_any_rank(%m: memref<?xf32>, %s: memref<?xi32>) -> index {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  %c0 = arith.constant 0 : index
  %1 = memref.dim %0, %c0 : memref<*xf32>
  return %1 : index
}

// New memory before the copy, and the old memory is freed after it.
// CHECK-LABEL: llvm.func @moved
// CHECK: %[[NEW:.*]] = llvm.call @malloc
// CHECK: %[[COUNT:.*]] = llvm.intr.smin(%arg3, %arg5)
// CHECK: "llvm.intr.memcpy"(%[[NEW]], %arg1,
// CHECK: llvm.call @free(%arg0)
func.func @moved(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: llvm.func @elsewhere
// CHECK-COUNT-2: llvm.addrspacecast {{.*}} : !llvm.ptr to !llvm.ptr<3>
// CHECK-NOT: llvm.addrspacecast
// CHECK: llvm.return
func.func @elsewhere(%m: memref<?xf32>) -> (memref<?xf32, 3>, memref<?xf32>) {
  %0 = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 3>
  %1 = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<?xf32, 3>, memref<?xf32>
}
