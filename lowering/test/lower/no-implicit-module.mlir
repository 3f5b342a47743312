// RUN: split-file %s %t
// RUN: sh -c 'memref-cts-opt --no-implicit-module --lower-to-llvm %t/function.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: sh -c 'memref-cts-opt --no-implicit-module --lower-reconcile-casts --canonicalize %t/function.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: sh -c 'memref-cts-opt --no-implicit-module --emit=llvm-ir %t/function.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: sh -c 'memref-cts-opt --no-implicit-module --emit=object --lower-to-llvm %t/function.mlir -o %t.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: sh -c 'memref-cts-opt --no-implicit-module --emit=llvm-dialect --canonicalize %t/function.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=EMIT
// RUN: sh -c 'memref-cts-opt --no-implicit-module --emit=llvm-ir %t/around.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=AROUND
// RUN: memref-cts-opt --no-implicit-module --canonicalize %t/function.mlir | FileCheck %s --check-prefix=OTHERS
// RUN: memref-cts-opt --no-implicit-module --lower-to-llvm %t/module.mlir | FileCheck %s --check-prefix=MODULE
// RUN: memref-cts-opt --no-implicit-module --emit=llvm-ir %t/module.mlir | FileCheck %s --check-prefix=IR
// RUN: memref-cts-opt --no-implicit-module --lower-to-llvm %t/around.mlir | FileCheck %s --check-prefix=MODULE
// An input that is no module has nothing that the passes run on, which is said; passes of others may.

// FUNCTION: function.mlir:1:1: error: the passes of memref-cts run on modules, but the input is a 'func.func' without one in it
// FUNCTION-NOT: error:
// EMIT: function.mlir:1:1: error: --emit needs a module, but the input is a 'func.func'
// EMIT-NOT: error:
// AROUND: around.mlir:1:1: error: --emit needs a module, but the input is a 'gpu.module'
// AROUND-NOT: error:
// OTHERS: func.func @f
// MODULE: llvm.func @f() -> i64
// IR: define i64 @f()

//--- function.mlir
func.func @f() -> index {
  %0 = arith.constant 1 : index
  return %0 : index
}

//--- module.mlir
module {
  func.func @f() -> index {
    %0 = arith.constant 1 : index
    return %0 : index
  }
}

//--- around.mlir
gpu.module @around {
  builtin.module {
    func.func @f() -> index {
      %0 = arith.constant 1 : index
      return %0 : index
    }
  }
}
