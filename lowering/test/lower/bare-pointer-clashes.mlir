// DEFINE: %{bare} = use-bare-ptr-memref-call-conv=true
// RUN: sh -c 'memref-cts-opt --lower-memref-to-llvm --lower-func-to-llvm=%{bare} --lower-reconcile-casts %s; test $? = 1' 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: sh -c 'memref-cts-opt --lower-memref-to-llvm=mode=partial --lower-arith-to-llvm --lower-func-to-llvm="%{bare} mode=partial" %s; test $? = 1' 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: sh -c 'memref-cts-opt --lower-func-to-llvm=%{bare} --lower-memref-to-llvm %s; test $? = 1' 2>&1 | FileCheck %s --check-prefix=DESCRIPTORS
// RUN: sh -c 'memref-cts-opt --lower-func-to-llvm=%{bare} --lower-to-llvm %s; test $? = 1' 2>&1 | FileCheck %s --check-prefix=DESCRIPTORS
// RUN: memref-cts-opt --lower-func-to-llvm=%{bare} --lower-memref-to-llvm=mode=analysis %s 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: memref-cts-opt --lower-memref-to-llvm=mode=analysis --lower-func-to-llvm=%{bare} %s 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: memref-cts-opt --lower-memref-to-llvm=%{bare} --lower-arith-to-llvm --lower-func-to-llvm=%{bare} --lower-reconcile-casts %s 2>&1 | FileCheck %s --check-prefix=SAME
// BARE-21: of the passes of a module that need to know how functions pass memrefs, the second one that has it otherwise is an error. The
// others, such as that of arith, need not be told.

// BARE: bare-pointer-clashes.mlir:[[#@LINE+4]]:1: error: 'builtin.module' op had functions that pass descriptors in a pass before, but here they pass bare pointers: use-bare-ptr-memref-call-conv is the same in all passes of a module
// BARE-NOT: error:
// DESCRIPTORS: bare-pointer-clashes.mlir:[[#@LINE+2]]:1: error: 'builtin.module' op had functions that pass bare pointers in a pass before, but here they pass descriptors: use-bare-ptr-memref-call-conv is the same in all passes of a module
// DESCRIPTORS-NOT: error:
module {
  // ANALYSIS: remark: 'builtin.module' op had functions that pass bare pointers in a pass before, but here they pass descriptors
  // SAME: llvm.func @f(%{{[^:]*}}: !llvm.ptr) -> !llvm.ptr {
  func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
    return %m : memref<4xf32>
  }
}
