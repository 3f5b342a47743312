// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm %s | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM
// Functions, calls and their attributes: chapters FUNCTY, CALL, RESULT-PACK.

// CHECK-LABEL: llvm.func @entry(
// CHECK-SAME: %[[A:.*]]: !llvm.ptr, %[[B:.*]]: !llvm.ptr {llvm.align = 16 : i64, llvm.noalias}, %{{.*}}: i64, %[[S:.*]]: i64, %{{.*}}: i64, %[[V:.*]]: i32 {llvm.signext})
// CHECK: llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.insertvalue %[[A]], %{{.*}}[0]
// CHECK: llvm.insertvalue %[[B]], %{{.*}}[1]
// CHECK: llvm.insertvalue %[[S]], %{{.*}}[3, 0]
func.func @entry(%m: memref<?xf32> {llvm.align = 16 : i64, llvm.noalias}, %v: i32 {llvm.signext}) -> (memref<?xf32>, i32) {
  // CHECK: %[[R0:.*]] = llvm.insertvalue %{{.*}}, %{{.*}}[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)>
  // CHECK: %[[R1:.*]] = llvm.insertvalue %[[V]], %[[R0]][1]
  // CHECK: llvm.return %[[R1]]
  return %m, %v : memref<?xf32>, i32
}

// CHECK-LABEL: llvm.func @caller
func.func @caller(%m: memref<?xf32>, %v: i32) -> i32 {
  // CHECK: %[[P:.*]] = llvm.extractvalue %{{.*}}[0]
  // CHECK: %[[C:.*]] = llvm.call @entry(%[[P]], {{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)>
  // CHECK: llvm.extractvalue %[[C]][0]
  // CHECK: %[[R:.*]] = llvm.extractvalue %[[C]][1]
  %r:2 = call @entry(%m, %v) : (memref<?xf32>, i32) -> (memref<?xf32>, i32)
  // CHECK: llvm.return %[[R]] : i32
  return %r#1 : i32
}

// CHECK-LABEL: llvm.func @indirect
func.func @indirect(%m: memref<?xf32>, %v: i32) {
  // CHECK: %[[F:.*]] = llvm.mlir.addressof @entry : !llvm.ptr
  %f = func.constant @entry : (memref<?xf32>, i32) -> (memref<?xf32>, i32)
  // CHECK: llvm.call %[[F]]({{.*}}) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> !llvm.struct
  %r:2 = func.call_indirect %f(%m, %v) : (memref<?xf32>, i32) -> (memref<?xf32>, i32)
  return
}

// CHECK-LABEL: llvm.func @variadic(!llvm.ptr, !llvm.ptr, i64, i64, i64, ...)
func.func private @variadic(memref<?xi8>) attributes {func.varargs = true}
// CHECK-LABEL: llvm.func @calls_variadic
func.func @calls_variadic(%m: memref<?xi8>) {
  // CHECK: llvm.call @variadic({{.*}}) vararg(!llvm.func<void (ptr, ptr, i64, i64, i64, ...)>)
  call @variadic(%m) : (memref<?xi8>) -> ()
  return
}

// CHECK-LABEL: llvm.func internal @linkage() attributes {passthrough = ["cold"], sym_visibility = "private"}
func.func private @linkage() attributes {llvm.linkage = #llvm.linkage<internal>, passthrough = ["cold"]} {
  return
}

// An unranked result is a heap copy that the caller moves to its stack.
// CHECK-LABEL: llvm.func @unranked
func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  // CHECK: %[[CALL:.*]] = llvm.call @unranked
  // CHECK: %[[HEAP:.*]] = llvm.extractvalue %[[CALL]][1]
  // CHECK: %[[STACK:.*]] = llvm.alloca
  // CHECK: "llvm.intr.memcpy"(%[[STACK]], %[[HEAP]],
  // CHECK: llvm.call @free(%[[HEAP]])
  %0 = call @unranked(%m) : (memref<*xf32>) -> memref<*xf32>
  // CHECK: %[[COPY:.*]] = llvm.call @malloc
  // CHECK: "llvm.intr.memcpy"(%[[COPY]],
  // CHECK: llvm.insertvalue %[[COPY]], %{{.*}}[1] : !llvm.struct<(i64, ptr)>
  return %0 : memref<*xf32>
}

// Attributes of arguments move with them, at definitions and calls.
// CHECK-LABEL: llvm.func @attributes
// CHECK-SAME: (i64, !llvm.ptr, i8 {llvm.zeroext}, !llvm.ptr, !llvm.ptr {llvm.nonnull}, i64, i64, i64) -> (i8 {llvm.signext})
func.func private @attributes(memref<*xf32> {llvm.noalias}, i8 {llvm.zeroext}, memref<2xf32> {llvm.nonnull}) -> (i8 {llvm.signext})
// CHECK-LABEL: llvm.func @passes_attributes
func.func @passes_attributes(%u: memref<*xf32>, %a: i8, %m: memref<2xf32>) {
  // CHECK: llvm.call @attributes({{.*}}) : (i64, !llvm.ptr, i8 {llvm.zeroext}, !llvm.ptr, !llvm.ptr {llvm.nonnull}, i64, i64, i64) -> (i8 {llvm.signext})
  %0 = "func.call"(%u, %a, %m) <{callee = @attributes, arg_attrs = [{}, {llvm.zeroext}, {llvm.nonnull}], res_attrs = [{llvm.signext}]}> : (memref<*xf32>, i8, memref<2xf32>) -> i8
  return
}

// What optimisers and the linker are told stays: inlining, linkage, visibility,
// attributes of LLVM by their text, and those of other dialects.
// CHECK-LABEL: llvm.func @outlined() attributes {no_inline} {
func.func @outlined() attributes {no_inline} {
  return
}
// CHECK-LABEL: llvm.func @calls_outlined() {
func.func @calls_outlined() {
  // CHECK: llvm.call @outlined() : () -> ()
  call @outlined() : () -> ()
  // CHECK: llvm.call @outlined() {no_inline} : () -> ()
  "func.call"() <{callee = @outlined, no_inline}> : () -> ()
  return
}
// CHECK-LABEL: llvm.func @by_text() attributes {my.own = 3 : i32, passthrough = ["cold", ["alignstack", "16"]]} {
func.func @by_text() attributes {passthrough = ["cold", ["alignstack", "16"]], my.own = 3 : i32} {
  return
}
// CHECK-LABEL: llvm.func @nested() attributes {sym_visibility = "nested"} {
func.func nested @nested() {
  return
}
// CHECK-LABEL: llvm.func @hidden() attributes {sym_visibility = "private"} {
func.func private @hidden() {
  return
}
// CHECK-LABEL: llvm.func extern_weak @weak() attributes {sym_visibility = "private"}
func.func private @weak() attributes {llvm.linkage = #llvm.linkage<extern_weak>}
// CHECK-LABEL: llvm.func weak_odr @weak_odr() {
func.func @weak_odr() attributes {llvm.linkage = #llvm.linkage<weak_odr>} {
  return
}
// CHECK-LABEL: llvm.func linkonce_odr @all_at_once() attributes {no_inline, passthrough = ["cold"], sym_visibility = "private"} {
func.func private @all_at_once() attributes {llvm.linkage = #llvm.linkage<linkonce_odr>, no_inline, passthrough = ["cold"]} {
  return
}

// The same in LLVM IR.
// LLVM: define void @outlined() #[[OUTLINED:[0-9]+]]
// LLVM: define void @calls_outlined()
// LLVM: call void @outlined(){{$}}
// LLVM: call void @outlined() #[[OUTLINED]]
// LLVM: define void @by_text() #[[TEXT:[0-9]+]]
// LLVM: declare extern_weak void @weak()
// LLVM: define weak_odr void @weak_odr()
// LLVM: define linkonce_odr void @all_at_once() #[[ALL:[0-9]+]]
// LLVM-DAG: attributes #[[OUTLINED]] = { noinline }
// LLVM-DAG: attributes #[[TEXT]] = { cold alignstack=16 }
// LLVM-DAG: attributes #[[ALL]] = { cold noinline }
