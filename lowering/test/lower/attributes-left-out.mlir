// RUN: memref-cts-opt --lower-to-llvm --split-input-file --allow-unregistered-dialect %s 2>%t | FileCheck %s --check-prefix=OUT
// RUN: FileCheck %s --input-file=%t --implicit-check-not=warning: --implicit-check-not=error:
// RUN: memref-cts-opt --lower-to-llvm=mode=analysis --split-input-file --allow-unregistered-dialect %s 2>&1 | FileCheck %s --check-prefix=ANALYSIS --implicit-check-not=warning:
// What has no place in the lowered function and only promises something: one
// warning for each text, where the module is lowered.

// CHECK: attributes-left-out.mlir:[[#@LINE+6]]:{{.*}}: warning: 'func.func' op attribute 'my.note' has no place on an argument of type 'memref<4xf32>' as it is passed, and is left out
// CHECK: attributes-left-out.mlir:[[#@LINE+5]]:{{.*}}: warning: 'func.func' op attribute 'llvm.noalias' has no place on an argument of type 'memref<*xf32>' as it is passed, and is left out (and 1 more of this)
// CHECK: attributes-left-out.mlir:[[#@LINE+4]]:{{.*}}: warning: 'func.func' op attribute 'llvm.noundef' has no place on a result of type 'i32' as it is returned, and is left out
// CHECK: attributes-left-out.mlir:[[#@LINE+8]]:{{.*}}: warning: 'func.func' op attribute 'llvm.align' has no place on a result of type 'memref<4xf32>' as it is returned, and is left out
// CHECK: attributes-left-out.mlir:[[#@LINE+8]]:{{.*}}: warning: 'func.func' op attribute 'llvm.returned' has no place on an argument of type 'memref<4xf32>' as it is passed, and is left out
// ANALYSIS: remark: 'func.func' op attribute 'my.note' has no place
func.func private @f(memref<4xf32> {llvm.noalias, my.note}, memref<*xf32> {llvm.noalias}) -> (i32 {llvm.noundef}, f32)
func.func @call(%m: memref<4xf32>, %u: memref<*xf32>) {
  "func.call"(%m, %u) <{arg_attrs = [{}, {llvm.noalias}], callee = @f}> : (memref<4xf32>, memref<*xf32>) -> (i32, f32)
  return
}
func.func private @result() -> (memref<4xf32> {llvm.align = 16 : i64})
func.func private @same(memref<4xf32> {llvm.returned}) -> memref<4xf32>
// OUT: llvm.func @f(!llvm.ptr, !llvm.ptr {llvm.noalias}, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(i32, f32)>

// -----

// CHECK: warning: 'func.func' op attribute 'my.note' has no place on an argument
// CHECK: warning: 'func.func' op attribute 'llvm.align' has no place on a result
// CHECK: warning: 'func.func' op attribute 'my.note' has no place on a result
func.func private @single(memref<4xf32> {llvm.noalias, my.note}) -> (memref<4xf32> {llvm.align = 16 : i64, my.note})

// -----

// Reading and copying a descriptor are accesses that the source does not have.
// CHECK: attributes-left-out.mlir:[[#@LINE+4]]:{{.*}}: warning: 'func.func' op attribute 'llvm.readnone' does not hold of descriptors of unranked memrefs, which are passed in memory, and is left out
// CHECK: attributes-left-out.mlir:[[#@LINE+4]]:{{.*}}: warning: 'func.func' op attribute 'memory_effects' does not hold of descriptors
// OUT: llvm.func @unranked(i64, !llvm.ptr) attributes {no_unwind
// OUT: llvm.func @made() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility
func.func private @unranked(memref<*xf32>) attributes {llvm.readnone, no_unwind}
func.func private @made() -> memref<*xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}

// -----

// Of other operations; what is said of a loop stays with the branch.
// CHECK: warning: 'arith.addi' op attribute 'foo' cannot be kept on the lowered operation, and is left out (and 1 more of this)
// CHECK: warning: 'memref.global' op attribute 'my.note' cannot be kept on the lowered operation, and is left out
// OUT: llvm.br ^bb1 {loop_annotation = #
// OUT: llvm.cond_br %{{.*}}, ^bb1, ^bb2 {loop_annotation = #
func.func @others(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a {foo} : i32
  cf.br ^bb1 {foo, loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^bb1:
  cf.cond_br %c, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^bb2:
  return %0 : i32
}
memref.global @g : memref<4xi32> = dense<1> {my.note}

// -----

// The wrapper passes vectors as its function does.
// OUT: llvm.func @wrapped(%{{.*}}) attributes {target_cpu = "x86-64-v3", target_features = #llvm.target_features<["+avx2"]>}
// OUT: llvm.func @_mlir_ciface_wrapped(%{{.*}}) attributes {target_cpu = "x86-64-v3", target_features = #llvm.target_features<["+avx2"]>}
func.func @wrapped(%v: vector<8xf32>) attributes {llvm.emit_c_interface, target_cpu = "x86-64-v3", target_features = #llvm.target_features<["+avx2"]>} {
  return
}

// -----

// What has a place is carried, and nothing is said.
// OUT: llvm.func @carried(i32) attributes {foo, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, my.note, no_inline, no_unwind, sym_visibility = "private"}
func.func private @carried(i32) attributes {foo, llvm.readnone, my.note, no_inline, no_unwind}
