// RUN: sh -c 'memref-cts-opt --split-input-file --lower-func-to-llvm=index-bitwidth=32 --lower-memref-to-llvm --lower-reconcile-casts --mlir-print-op-on-diagnostic=false %s; test $? = 1' 2>&1 | FileCheck %s
// RUN: sh -c 'memref-cts-opt --split-input-file --lower-func-to-llvm=index-bitwidth=32 --lower-memref-to-llvm=mode=partial --mlir-print-op-on-diagnostic=false %s; test $? = 1' 2>&1 | FileCheck %s
// RUN: sh -c 'memref-cts-opt --split-input-file --lower-func-to-llvm=index-bitwidth=32 --lower-to-llvm --mlir-print-op-on-diagnostic=false %s; test $? = 1' 2>&1 | FileCheck %s
// RUN: memref-cts-opt --split-input-file --lower-func-to-llvm=index-bitwidth=32 --lower-memref-to-llvm=mode=analysis --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: memref-cts-opt --split-input-file --lower-func-to-llvm=index-bitwidth=32 --lower-memref-to-llvm=index-bitwidth=32 --lower-arith-to-llvm=index-bitwidth=32 --lower-reconcile-casts %s | FileCheck %s --check-prefix=SAME --implicit-check-not=unrealized
// RUN: sh -c 'memref-cts-opt --split-input-file --lower-func-to-llvm=index-bitwidth=32 --canonicalize --lower-arith-to-llvm=mode=partial %s; test $? = 1' 2>&1 | FileCheck %s --check-prefix=SEAMLESS
// RUN: sh -c 'memref-cts-opt --split-input-file --lower-index-to-llvm=mode=analysis --lower-func-to-llvm=index-bitwidth=32 --lower-arith-to-llvm %s; test $? = 1' 2>&1 | FileCheck %s --check-prefix=SEAMLESS
// FLOW-10: passes with different widths of index in one pipeline are found by the
// first one that meets what another left, or that comes behind another.

// CHECK-NOT: error:
// CHECK: index-width-clashes.mlir:[[#@LINE+6]]:{{.*}}: error: 'builtin.unrealized_conversion_cast' op is of a conversion where index has 32 bits, but here it has 64: a module has one width in all passes (and 1 more of this)
// CHECK-NOT: error:
// SEAMLESS: 'builtin.unrealized_conversion_cast' op is of a conversion
// SEAMLESS-NOT: error:
// ANALYSIS: remark: 'builtin.unrealized_conversion_cast' op is of a conversion where index has 32 bits, but here it has 64
// SAME-LABEL: llvm.func @f(
func.func @f(%m: memref<?xf32>, %i: index) -> (f32, index) {
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0, %i : f32, index
}

// -----

// No index crosses a seam here.
// CHECK: index-width-clashes.mlir:{{[0-9]+:[0-9]+}}: error: 'builtin.module' op had an index of 32 bits in a pass before, but here it has 64: a module has one width in all passes
// CHECK-NOT: error:
// SEAMLESS: index-width-clashes.mlir:{{[0-9]+:[0-9]+}}: error: 'builtin.module' op had an index of 32 bits in a pass before, but here it has 64: a module has one width in all passes
// SEAMLESS-NOT: error:
// ANALYSIS: remark: 'builtin.module' op had an index of 32 bits in a pass before, but here it has 64
// SAME-LABEL: llvm.func @g(
func.func @g(%x: f32) -> f32 {
  return %x : f32
}
