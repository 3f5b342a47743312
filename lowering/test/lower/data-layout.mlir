// RUN: memref-cts-opt --lower-to-llvm="data-layout=e-p:32:32" %s | FileCheck %s
// RUN: not memref-cts-opt --lower-to-llvm="data-layout=nonsense" %s 2>&1 | FileCheck %s --check-prefix=BAD
// LLVMMOD-DL-07: the string is set; it says nothing about index.

// CHECK: module attributes {llvm.data_layout = "e-p:32:32"}
// CHECK: llvm.func @f(i64)
// BAD: error: data layout 'nonsense': invalid data layout descriptor
func.func private @f(index)
