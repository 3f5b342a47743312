// RUN: not memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// RUN: not memref-cts-opt --lower-to-llvm=use-generic-functions=true --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s --check-prefix=GENERIC
// Functions of the user with the name of a runtime function: the same type is
// used, another one is one error where the runtime function is needed.

// CHECK-NOT: error:
// CHECK: name-clashes.mlir:[[#@LINE+3]]:{{.*}}: error: 'memref.dealloc' op needs the function '@free' of type '!llvm.func<void (ptr)>', but that name is taken (and 1 more of this)
func.func private @free(i64)
func.func @frees(%m: memref<?xf32>, %n: memref<?xf32>) {
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %n : memref<?xf32>
  return
}

// -----

// CHECK: error: 'memref.alloc' op needs the function '@malloc' of type '!llvm.func<ptr (i64)>', but that name is taken
func.func private @malloc(index) -> !llvm.ptr attributes {func.varargs = true}
func.func @allocates() -> memref<2xf32> {
  %0 = memref.alloc() : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

// CHECK: error: 'func.return' op needs the function '@malloc' of type '!llvm.func<ptr (i64)>', but that name is taken
// GENERIC: error: 'func.return' op needs the function '@_mlir_memref_to_llvm_alloc' of type '!llvm.func<ptr (i64)>', but that name is taken
memref.global @malloc : memref<2xf32>
memref.global @_mlir_memref_to_llvm_alloc : memref<2xf32>
func.func @returns(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}

// -----

// GENERIC: error: 'memref.dealloc' op needs the function '@_mlir_memref_to_llvm_free' of type '!llvm.func<void (ptr)>', but that name is taken
func.func private @_mlir_memref_to_llvm_free(!llvm.ptr) -> i32
func.func @generic(%m: memref<?xf32>) {
  memref.dealloc %m : memref<?xf32>
  return
}

// -----

// CHECK: error: 'vector.print' op needs the function '@printI64' of type '!llvm.func<void (i64)>', but that name is taken (and 1 more of this)
// CHECK: error: 'vector.print' op needs the function '@printNewline' of type '!llvm.func<void ()>', but that name is taken
func.func private @printI64(i32)
memref.global @printNewline : memref<2xf32>
func.func @prints(%a: i32, %b: f32) {
  vector.print %a : i32
  vector.print %a : i32
  vector.print %b : f32
  return
}

// -----

// CHECK: error: 'math.erf' op needs the function '@erff' of type '!llvm.func<f32 (f32)>', but that name is taken
func.func private @erff(f32) -> f64
func.func @erf(%x: f32) -> f32 {
  %0 = math.erf %x : f32
  return %0 : f32
}

// -----

// CHECK: error: 'memref.alloc' op needs the function '@malloc' of type '!llvm.func<ptr (i64)>', but that name is taken by one with another calling convention
llvm.func fastcc @malloc(i64) -> !llvm.ptr
// CHECK: error: 'memref.dealloc' op needs the function '@free' of type '!llvm.func<void (ptr)>', but that name is taken by one that may be missing
llvm.func extern_weak @free(!llvm.ptr)
func.func @fast() {
  %0 = memref.alloc() : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

// CHECK: error: 'memref.alloc' op needs the function '@malloc' of type '!llvm.func<ptr (i64)>', but that name is taken
llvm.func @malloc(i64, ...) -> !llvm.ptr
// CHECK: error: 'memref.dealloc' op needs the function '@free' of type '!llvm.func<void (ptr)>', but that name is taken by one that takes an argument in another way
func.func private @free(!llvm.ptr {llvm.byval = i64})
func.func @other() {
  %0 = memref.alloc() : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

// A function of C's library is not what the module makes of its name, which a declaration does not say.
// CHECK: error: 'math.cbrt' op needs the function '@cbrt' of type '!llvm.func<f64 (f64)>', but that name is taken by one that the module defines
func.func @cbrt(%x: f64) -> f64 {
  return %x : f64
}
func.func private @erf(f64) -> f64
func.func @root(%x: f64) -> f64 {
  %0 = math.cbrt %x : f64
  %1 = math.erf %0 : f64
  return %1 : f64
}

// -----

// CHECK: error: 'math.expm1' op needs the function '@expm1f', and is inside of what has this name
// CHECK: error: 'memref.alloc' op needs the function '@malloc', and is inside of what has this name
func.func @expm1f(%x: f32) -> f32 {
  %0 = math.expm1 %x : f32
  return %0 : f32
}
func.func @malloc(%n: index) -> !llvm.ptr {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<2xf32> -> index
  %2 = arith.index_cast %1 : index to i64
  %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
  return %3 : !llvm.ptr
}

// -----

// The same type, also as a definition: it is used, and declared no second time.
// CHECK-NOT: error:
// CHECK: llvm.func @malloc(%{{.*}}: i64) -> !llvm.ptr
// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.call @malloc(
// CHECK: llvm.call @free(
// CHECK-NOT: llvm.func @malloc
// CHECK-NOT: llvm.func @free
func.func @malloc(%n: index) -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  return %0 : !llvm.ptr
}
func.func private @free(!llvm.ptr)
func.func @uses() {
  %0 = memref.alloc() : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}
