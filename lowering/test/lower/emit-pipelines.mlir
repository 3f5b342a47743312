// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu --pass-pipeline='builtin.module(lower-to-llvm)' %s | FileCheck %s
// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu --pass-pipeline='builtin.module()' %s | FileCheck %s
// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu --pass-pipeline='builtin.module(lower-func-to-llvm,cse,lower-to-llvm)' %s | FileCheck %s
// RUN: sh -c 'memref-cts-opt --emit=object --target=i386-linux-gnu -O1 --canonicalize --mlir-pass-pipeline-crash-reproducer=%t.mlir %s -o %t.o; test $? = 1'
// RUN: FileCheck %s --check-prefix=PIPELINE < %t.mlir
// RUN: sh -c 'memref-cts-opt --run-reproducer %t.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=AGAIN --implicit-check-not=error:
// The target is known before the passes of a pipeline in one text, too; the passes in crash reproducers have names that
// can be read again.

// CHECK: target triple = "i386-unknown-linux-gnu"
// CHECK: define i32 @f(i32 %0)
// PIPELINE: pipeline: "builtin.module(memref-cts-describe-target{form=object level=1 target=i386-linux-gnu}, canonicalize{{.*}}, memref-cts-emit{form=object level=1 target=i386-linux-gnu})"
// AGAIN: error: 'func.func' is not lowered; add --lower-to-llvm
func.func @f(%x: index) -> index {
  return %x : index
}
