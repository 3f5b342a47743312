// RUN: memref-cts-opt --lower-to-llvm="data-layout=e-p:32:32" %s | FileCheck %s
// RUN: sh -c 'memref-cts-opt --lower-to-llvm="data-layout=nonsense" %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: memref-cts-opt --lower-to-llvm="data-layout=e-p:32:32 index-bitwidth=64" %s | FileCheck %s --check-prefix=FORCED
// RUN: memref-cts-opt --lower-func-to-llvm="data-layout=e-p:16:16" %s | FileCheck %s --check-prefix=NARROW
// RUN: memref-cts-opt --lower-to-llvm="data-layout=e-p:32:32 mode=analysis" %s | FileCheck %s --check-prefix=ANALYSIS
// RUN: not memref-cts-opt --lower-to-llvm="data-layout=e-p:24:32" %s 2>&1 | FileCheck %s --check-prefix=ODD
// RUN: sh -c "echo 'module attributes {dlti.dl_spec = #dlti.dl_spec<index = 24>} { module @a {} module @b {} }' | memref-cts-opt --lower-to-llvm; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: sh -c "echo 'module attributes {llvm.data_layout = \"e-p:33\"} { func.func private @f(index) }' | memref-cts-opt --lower-to-llvm; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=OWN
// LLVMMOD-DL-07: the string is set before, and gives index its width unless something says another.

// CHECK: module attributes {llvm.data_layout = "e-p:32:32"}
// CHECK: llvm.func @f(i32)
// FORCED: llvm.func @f(i64)
// NARROW: llvm.func @f(i16)
// ANALYSIS-NOT: llvm.data_layout
// ANALYSIS: func.func private @f(index)
// ODD: data-layout.mlir:[[#@LINE+8]]:1: error: index has 24 bits
// ODD-NOT: {{note:|error:}}
// SHARED: <stdin>:1:1: error: index has 24 bits
// SHARED-NOT: {{note:|error:}}
// OWN: <stdin>:1:1: error: {{.*}}invalid data layout descriptor: malformed specification
// OWN-NOT: error:
// BAD: memref-cts-opt: error: option data-layout: 'nonsense': invalid data layout descriptor
// BAD-NOT: {{note:|error:}}
func.func private @f(index)
