// RUN: split-file %s %t
// RUN: sh -c 'memref-cts-opt --pass-pipeline="builtin.module(lower-func-to-llvm{index-bitwidth=32},cse,lower-arith-to-llvm)" %t/option.mlir; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --pass-pipeline="builtin.module(lower-func-to-llvm{index-bitwidth=32},cse,lower-arith-to-llvm{mode=partial})" %t/option.mlir; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --pass-pipeline="builtin.module(builtin.module(builtin.module(lower-func-to-llvm{index-bitwidth=32})),cse,lower-arith-to-llvm)" %t/option.mlir; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: memref-cts-opt --pass-pipeline="builtin.module(lower-func-to-llvm{index-bitwidth=32},cse,lower-arith-to-llvm{mode=analysis})" %t/option.mlir 2>&1 | FileCheck %s --check-prefix=ANALYSIS --implicit-check-not=remark:
// RUN: sh -c 'memref-cts-opt --lower-func-to-llvm=index-bitwidth=64 --strip-debuginfo --lower-arith-to-llvm %t/layout.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=STRIPPED --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --lower-func-to-llvm=index-bitwidth=64 --cse --lower-arith-to-llvm %t/layout.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=LAYOUT --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --pass-pipeline="builtin.module(lower-func-to-llvm{index-bitwidth=64},cse,builtin.module(lower-arith-to-llvm))" %t/layout.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=LAYOUT --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --pass-pipeline="builtin.module(builtin.module(lower-func-to-llvm{index-bitwidth=64}),cse,lower-arith-to-llvm)" %t/layout.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=LAYOUT --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --pass-pipeline="builtin.module(builtin.module(lower-func-to-llvm{index-bitwidth=64}),cse,builtin.module(lower-arith-to-llvm))" %t/layout.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=LAYOUT --implicit-check-not=error:
// RUN: memref-cts-opt --pass-pipeline="builtin.module(lower-func-to-llvm,cse,builtin.module(lower-arith-to-llvm),cse,lower-arith-to-llvm)" %t/layout.mlir | FileCheck %s --check-prefix=SAME
// RUN: sh -c 'memref-cts-opt --lower-func-to-llvm=index-bitwidth=32 --lower-arith-to-llvm %t/casts.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=CASTS --implicit-check-not=error:
// FLOW-10: a module inside has one width in all passes, whether they run on it or on what is around, also where passes
// of others come between; what is one mistake for several modules is said once.

// CHECK: option.mlir:4:3: error: 'builtin.module' op had an index of 32 bits in a pass before, but here it has 64: a module has one width in all passes
// ANALYSIS: option.mlir:4:3: remark: 'builtin.module' op had an index of 32 bits in a pass before, but here it has 64
// LAYOUT: layout.mlir:2:1: error: 'builtin.module' op had an index of 64 bits in a pass before, but here it has 32: a module has one width in all passes
// CASTS: casts.mlir:10:3: error: 'builtin.module' op had an index of 32 bits in a pass before, but here it has 64
// STRIPPED: error: 'builtin.module' op had an index of 64 bits in a pass before, but here it has 32
// SAME: llvm.func @f(%{{.*}}: f32) -> f32

//--- option.mlir
func.func @f(%x: f32) -> f32 { return %x : f32 }
module @a {
  func.func @f(%x: f32) -> f32 { return %x : f32 }
  module @b {
    func.func @f(%x: f32) -> f32 { return %x : f32 }
  }
}

//--- layout.mlir
func.func @f(%x: f32) -> f32 { return %x : f32 }
module attributes {llvm.data_layout = "e-p:32:32"} {
  func.func @f(%x: f32) -> f32 { return %x : f32 }
}

//--- casts.mlir
func.func @f(%x: index) -> index {
  %0 = arith.addi %x, %x : index
  return %0 : index
}
module @a {
  func.func @f(%x: index) -> index {
    %0 = arith.muli %x, %x : index
    return %0 : index
  }
  module @b {
    func.func @f(%x: f32) -> f32 { return %x : f32 }
  }
}
