// RUN: memref-cts-opt --lower-to-llvm --split-input-file %s | FileCheck %s
// RUN: memref-cts-opt --lower-func-to-llvm --lower-memref-to-llvm --lower-math-to-llvm --lower-vector-to-llvm --lower-reconcile-casts --split-input-file %s | FileCheck %s
// RUN: memref-cts-opt --lower-math-to-llvm --lower-vector-to-llvm --lower-memref-to-llvm --lower-func-to-llvm --lower-reconcile-casts --split-input-file %s | FileCheck %s --implicit-check-not=unrealized
// RUN: not memref-cts-opt --lower-memref-to-llvm=index-bitwidth=32 --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s --check-prefix=WIDTH
// A func.func of the right type is the runtime function, whichever pass comes first.

// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @cbrtf(f32) -> f32
// CHECK-NOT: llvm.func @malloc
// CHECK-LABEL: llvm.func @f(
// CHECK: llvm.call @malloc(%{{.*}}) : (i64) -> !llvm.ptr
// CHECK: llvm.call @cbrtf
// CHECK: llvm.call @free(%{{.*}}) : (!llvm.ptr) -> ()
// WIDTH: error: 'memref.alloc' op needs the function '@malloc' of type '!llvm.func<ptr (i32)>', but that name is taken
func.func private @malloc(i64) -> !llvm.ptr
func.func private @free(!llvm.ptr)
func.func private @cbrtf(f32) -> f32
func.func @f(%x: f32) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  %1 = math.cbrt %x : f32
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// -----

// Its sizes may be called index.
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-LABEL: llvm.func @g
// CHECK: llvm.call @malloc(%{{.*}}) : (i64) -> !llvm.ptr
func.func private @malloc(index) -> !llvm.ptr
func.func @g(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// Of what it is given a function of C finds narrow integers widened.
// CHECK: llvm.func @printF16(i16)
// CHECK-NOT: llvm.func @printF16
// CHECK-LABEL: llvm.func @h(
// CHECK: llvm.call @printF16(%{{.*}}) : (i16 {llvm.zeroext}) -> ()
func.func private @printF16(i16)
func.func @h(%x: f16) {
  vector.print %x : f16 punctuation <no_punctuation>
  return
}
