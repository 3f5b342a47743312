// RUN: memref-cts-opt --lower-to-llvm=mode=partial %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=mode=analysis --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: not memref-cts-opt --lower-to-llvm %s 2>&1 | FileCheck %s --check-prefix=FULL

// What cannot be lowered stays, valid, with casts at its borders.
// CHECK-LABEL: llvm.func @clones
// CHECK: builtin.unrealized_conversion_cast
// CHECK: bufferization.clone
// CHECK: builtin.unrealized_conversion_cast
// CHECK: llvm.return
// ANALYSIS: remark: 'bufferization.clone' op has no lowering
// ANALYSIS: remark: 'func.func' op type 'tensor<2xf32>' is a tensor
// ANALYSIS: remark: 'func.call' op has an attribute that its LLVM form cannot have
// ANALYSIS-LABEL: func.func @clones
// FULL: error: 'bufferization.clone' op has no lowering
func.func @clones(%m: memref<2x3xf32>) -> memref<2x3xf32> {
  %0 = bufferization.clone %m : memref<2x3xf32> to memref<2x3xf32>
  return %0 : memref<2x3xf32>
}

// A function stays whole, with its returns and its callers' calls.
// CHECK-LABEL: func.func @tensor
// CHECK: cf.cond_br
// CHECK: return
func.func @tensor(%t: tensor<2xf32>, %i: i1, %m: memref<2xf32>) -> tensor<2xf32> {
  cf.cond_br %i, ^a(%t, %m : tensor<2xf32>, memref<2xf32>), ^b(%m : memref<2xf32>)
^a(%x: tensor<2xf32>, %n: memref<2xf32>):
  return %x : tensor<2xf32>
^b(%k: memref<2xf32>):
  cf.br ^a(%t, %k : tensor<2xf32>, memref<2xf32>)
}

// A call that stays keeps what it calls, and so its other callers.
// CHECK-LABEL: func.func private @called(index) -> index
// CHECK: func.call @called
// CHECK: func.call @called
// FULL: error: 'func.call' op has an attribute that its LLVM form cannot have
func.func private @called(index) -> index
func.func @marked(%i: index) {
  %0 = "func.call"(%i) <{arg_attrs = [{llvm.noalias}], callee = @called}> : (index) -> index
  return
}
func.func @unmarked(%i: index) {
  %0 = func.call @called(%i) : (index) -> index
  return
}
