// RUN: memref-cts-opt --lower-to-llvm --split-input-file %s | FileCheck %s --implicit-check-not="@_mlir_ciface_quiet"
// RUN: memref-cts-opt --lower-to-llvm="emit-c-wrappers=true" --split-input-file %s | FileCheck %s --check-prefix=ALL
// C wrappers of defined and declared functions: chapter CIFACE.

// A defined function: descriptors are loaded, a struct result is stored.
// CHECK-LABEL: llvm.func @defined(
// CHECK-SAME: -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i8)> attributes {passthrough = ["cold"]} {
// CHECK-LABEL: llvm.func @_mlir_ciface_defined(
// CHECK-SAME: %[[RESULT:.*]]: !llvm.ptr, %[[M:.*]]: !llvm.ptr {my.note = 1 : i32}, %[[A:.*]]: i8 {llvm.signext}, %[[U:.*]]: !llvm.ptr) attributes {passthrough = ["cold"]} {
// CHECK: %[[D:.*]] = llvm.load %[[M]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[FIRST:.*]] = llvm.extractvalue %[[D]][0]
// CHECK: %[[E:.*]] = llvm.load %[[U]] : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK: %[[LAST:.*]] = llvm.extractvalue %[[E]][1]
// CHECK: %[[PACKED:.*]] = llvm.call @defined(%[[FIRST]], {{.*}}, %[[A]], {{.*}}, %[[LAST]])
// CHECK: llvm.store %[[PACKED]], %[[RESULT]]
// CHECK: llvm.return{{$}}
func.func @defined(%m: memref<?xf32> {llvm.align = 64 : i64, my.note = 1 : i32}, %a: i8 {llvm.signext}, %u: memref<*xf32>)
    -> (memref<?xf32>, i8) attributes {llvm.emit_c_interface, passthrough = ["cold"]} {
  return %m, %a : memref<?xf32>, i8
}

// Not asked for; the option asks for all.
// CHECK: llvm.func internal @quiet
// ALL: llvm.func @_mlir_ciface_quiet() -> (i32 {llvm.signext}) {
func.func private @quiet() -> (i32 {llvm.signext}) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

// A declared function becomes the caller of its wrapper.
// CHECK-LABEL: llvm.func weak_odr @declared(
// CHECK-SAME: %[[P:[^:]*]]: !llvm.ptr,
// CHECK: %[[RESULT:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(f32, f32)>
// CHECK: %[[FULL:.*]] = llvm.insertvalue %{{.*}}, %{{.*}}[4, 0]
// CHECK: %[[STACK:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.store %[[FULL]], %[[STACK]]
// CHECK: llvm.call @_mlir_ciface_declared(%[[RESULT]], %[[STACK]], %{{.*}}) : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK: %[[R:.*]] = llvm.load %[[RESULT]] : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK: llvm.return %[[R]]
// CHECK: llvm.func @_mlir_ciface_declared(!llvm.ptr, !llvm.ptr, i32)
func.func private @declared(memref<?xf32>, i32) -> complex<f32> attributes {llvm.emit_c_interface}

// Calls inside go to the function itself.
// CHECK-LABEL: llvm.func @calls
// CHECK: llvm.call @declared(
// CHECK: llvm.call @declared(
func.func @calls(%m: memref<?xf32>, %a: i32) -> complex<f32> {
  %0 = call @declared(%m, %a) : (memref<?xf32>, i32) -> complex<f32>
  %1 = call @declared(%m, %a) : (memref<?xf32>, i32) -> complex<f32>
  return %1 : complex<f32>
}

// -----

// C takes a bool as a whole byte.
// CHECK: llvm.func @_mlir_ciface_gives(%{{.*}}: i1, %{{.*}}: i8) -> (i1 {llvm.zeroext}) {
func.func @gives(%a: i1, %b: i8) -> i1 attributes {llvm.emit_c_interface} {
  return %a : i1
}
// CHECK: llvm.func @_mlir_ciface_takes(!llvm.ptr, i1 {llvm.zeroext}, i8, i1 {llvm.signext}) -> i1
func.func private @takes(memref<?xf32>, i1, i8, i1 {llvm.signext}) -> i1 attributes {llvm.emit_c_interface}

// -----

// The linkage of a declared symbol is that of the symbol C defines.
// CHECK: llvm.func weak_odr @weak()
// CHECK: llvm.func extern_weak @_mlir_ciface_weak()
// ALL: llvm.func extern_weak @_mlir_ciface_weak()
func.func private @weak() attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<extern_weak>}
