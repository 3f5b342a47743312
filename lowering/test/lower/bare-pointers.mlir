// RUN: memref-cts-opt --lower-to-llvm="use-bare-ptr-memref-call-conv=true" %s | FileCheck %s
// The bare pointer convention: chapter BARE.

// CHECK-LABEL: llvm.func @callee(
// CHECK-SAME: %[[P:[^:]*]]: !llvm.ptr<3> {llvm.align = 16 : i64, llvm.noalias}, %[[A:[^:]*]]: i8) -> !llvm.struct<(ptr<3>, i8)> {
// CHECK: %[[D0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[D1:.*]] = llvm.insertvalue %[[P]], %[[D0]][0]
// CHECK: %[[D2:.*]] = llvm.insertvalue %[[P]], %[[D1]][1]
// CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i64)
// CHECK: %[[D3:.*]] = llvm.insertvalue %[[ZERO]], %[[D2]][2]
// CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i64)
// CHECK: llvm.insertvalue %[[TWO]], %[[D3]][3, 0]
// CHECK: %[[ALIGNED:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK: llvm.insertvalue %[[ALIGNED]], %{{.*}}[0] : !llvm.struct<(ptr<3>, i8)>
func.func @callee(%m: memref<2x5xf32, 3> {llvm.align = 16 : i64, llvm.noalias}, %a: i8) -> (memref<2x5xf32, 3>, i8) {
  return %m, %a : memref<2x5xf32, 3>, i8
}

// CHECK-LABEL: llvm.func @caller(
// CHECK: %[[ALIGNED:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK: %[[R:.*]] = llvm.call @callee(%[[ALIGNED]], %{{.*}}) : (!llvm.ptr<3>, i8) -> !llvm.struct<(ptr<3>, i8)>
// CHECK: %[[Q:.*]] = llvm.extractvalue %[[R]][0]
// CHECK: llvm.insertvalue %[[Q]], %{{.*}}[0]
// CHECK: llvm.insertvalue %[[Q]], %{{.*}}[1]
// CHECK: llvm.load
func.func @caller(%m: memref<2x5xf32, 3>, %a: i8, %i: index) -> f32 {
  %r:2 = call @callee(%m, %a) : (memref<2x5xf32, 3>, i8) -> (memref<2x5xf32, 3>, i8)
  %0 = memref.load %r#0[%i, %i] : memref<2x5xf32, 3>
  return %0 : f32
}

// CHECK-LABEL: llvm.func @indirect(
// CHECK: llvm.call %{{.*}}(%{{.*}}) : !llvm.ptr, (!llvm.ptr) -> !llvm.ptr
func.func @indirect(%f: (memref<f32>) -> memref<f32>, %m: memref<f32>) {
  %0 = func.call_indirect %f(%m) : (memref<f32>) -> memref<f32>
  return
}

// One result keeps the attributes that speak of its data.
// CHECK-LABEL: llvm.func @result(
// CHECK-SAME: %{{[^:]*}}: !llvm.ptr {my.note}) -> (!llvm.ptr {llvm.nonnull, my.note}) {
func.func @result(%m: memref<4xvector<2xf32>> {my.note}) -> (memref<4xvector<2xf32>> {llvm.nonnull, my.note}) {
  return %m : memref<4xvector<2xf32>>
}

// A layout that says the same as the default one, and a size of zero.
// CHECK-LABEL: llvm.func @same_layout(%{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: !llvm.ptr)
func.func @same_layout(%m: memref<2x5xf32, strided<[5, 1]>>, %z: memref<0x5xf32>) {
  return
}

// Inside a function anything goes.
// CHECK-LABEL: llvm.func @inside(
func.func @inside(%n: index) {
  %0 = memref.alloca(%n) : memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  return
}

// Memory whose address is rounded up, and that is freed where it was allocated (BARE-12): through a cast, by way of a
// block, with a call in between. What is stored takes both pointers along.
// CHECK-LABEL: llvm.func @freed_here(
// CHECK-COUNT-2: llvm.call @free(
func.func private @look(%m: memref<4xvector<16xf32>>) {
  return
}
func.func @freed_here(%box: memref<memref<4xvector<16xf32>>>) {
  %0 = memref.alloc() : memref<4xvector<16xf32>>
  %1 = memref.cast %0 : memref<4xvector<16xf32>> to memref<?xvector<16xf32>>
  call @look(%0) : (memref<4xvector<16xf32>>) -> ()
  memref.dealloc %1 : memref<?xvector<16xf32>>
  %2 = memref.alloc() : memref<4xvector<16xf32>>
  cf.br ^next(%2 : memref<4xvector<16xf32>>)
^next(%m: memref<4xvector<16xf32>>):
  memref.dealloc %m : memref<4xvector<16xf32>>
  %3 = memref.alloc() : memref<4xvector<16xf32>>
  memref.store %3, %box[] : memref<memref<4xvector<16xf32>>>
  return
}
