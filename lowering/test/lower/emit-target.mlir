// RUN: split-file %s %t
// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu %t/plain.mlir | FileCheck %s --check-prefix=NARROW --implicit-check-not=i64
// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu --lower-to-llvm=use-aligned-alloc %t/plain.mlir | FileCheck %s --check-prefix=ALIGNED --implicit-check-not=i64
// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu --lower-func-to-llvm --lower-memref-to-llvm --lower-reconcile-casts %t/plain.mlir | FileCheck %s --check-prefix=NARROW --implicit-check-not=i64
// RUN: memref-cts-opt --emit=object --target=i386-linux-gnu %t/plain.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// RUN: memref-cts-opt --emit=llvm-ir %t/own.mlir | FileCheck %s --check-prefix=NARROW --implicit-check-not=i64
// RUN: memref-cts-opt --emit=llvm-ir --target=x86_64-linux-gnu %t/plain.mlir | FileCheck %s --check-prefix=WIDE
// RUN: memref-cts-opt --emit=llvm-dialect --target=i386-linux-gnu %t/plain.mlir | FileCheck %s --check-prefix=DIALECT
// RUN: memref-cts-opt --emit=llvm-dialect --target=i386-linux-gnu %t/said.mlir | FileCheck %s --check-prefix=SAID
// RUN: memref-cts-opt --emit=object --target=x86_64-linux-gnu --lower-to-llvm=index-bitwidth=32 %t/plain.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: memref-cts-opt --emit=object --target=i386-linux-gnu --lower-to-llvm=index-bitwidth=64 %t/plain.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=LONG
// RUN: sh -c 'memref-cts-opt --emit=object --target=x86_64-linux-gnu %t/layout.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sh -c 'memref-cts-opt --emit=object %t/nested.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: sh -c 'memref-cts-opt --emit=llvm-ir --canonicalize %t/plain.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: sh -c 'memref-cts-opt --emit=llvm-ir --lower-to-llvm=mode=partial %t/partial.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=PARTIAL
// RUN: sh -c 'memref-cts-opt --emit=object --lower-to-llvm=mode=analysis %t/plain.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: sh -c 'memref-cts-opt --emit=llvm-ir --lower-func-to-llvm %t/cast.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=CAST
// The target is known before the lowering: index has its width, sizes fit its
// functions. What cannot be exported, or would be left out, is one error.

// NARROW: target datalayout = "e-m:e-p:32:32
// NARROW: target triple = "i386-
// NARROW: declare ptr @malloc(i32)
// NARROW: define {{.*}} @f(i32
// ALIGNED: declare ptr @aligned_alloc(i32, i32)
// QUIET-NOT: {{.}}
// WIDE: declare ptr @malloc(i64)
// DIALECT: dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>, llvm.data_layout = "e-m:e-p:32:32
// DIALECT: llvm.func @malloc(i32)
// SAID: llvm.func @g(i16)
// SIZES: plain.mlir:2:8: warning: 'malloc' is called with sizes of 32 bits, the width of index, but the target's size_t has 64
// SIZES-NOT: warning:
// LONG: plain.mlir:2:8: warning: 'malloc' is called with sizes of 64 bits, the width of index, but the target's size_t has 32
// OTHER: layout.mlir:1:1: error: the module's data layout 'e-p:32:32' is not that of the target 'x86_64-linux-gnu'
// OTHER-NOT: error:
// NESTED: nested.mlir:2:1: error: a module inside another one has no place in LLVM IR
// NESTED-NOT: error:
// SOURCE: plain.mlir:1:1: error: 'func.func' is not lowered; add --lower-to-llvm
// SOURCE-NOT: error:
// PARTIAL: partial.mlir:1:1: error: 'func.func' is not lowered; --lower-to-llvm has to run last, with mode=full
// PARTIAL-NOT: error:
// ANALYSIS: plain.mlir:1:1: error: 'func.func' is not lowered; --lower-to-llvm has to run last, with mode=full
// ANALYSIS-NOT: error:
// CAST: cast.mlir:1:{{[0-9]+}}: error: 'builtin.unrealized_conversion_cast' is left between passes; add --lower-to-llvm or --lower-reconcile-casts
// CAST-NOT: error:

//--- plain.mlir
func.func @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}

//--- own.mlir
module attributes {llvm.target_triple = "i386-linux-gnu"} {
  func.func @f(%n: index) -> memref<?xf32> {
    %0 = memref.alloc(%n) : memref<?xf32>
    return %0 : memref<?xf32>
  }
}

//--- said.mlir
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16>} {
  func.func private @g(index)
}

//--- layout.mlir
module attributes {llvm.data_layout = "e-p:32:32"} {
}

//--- nested.mlir
func.func private @f()
module {
}

//--- partial.mlir
func.func private @f(tensor<2xf32>)

//--- cast.mlir
func.func @f(%m: memref<2xf32>) -> f32 {
  %0 = arith.constant 0 : index
  %1 = memref.load %m[%0] : memref<2xf32>
  return %1 : f32
}
