// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu --pass-pipeline='builtin.module(lower-to-llvm)' %s | FileCheck %s
// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu --pass-pipeline='builtin.module()' %s | FileCheck %s
// RUN: memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu --pass-pipeline='builtin.module(lower-func-to-llvm,cse,lower-to-llvm)' %s | FileCheck %s
// RUN: sh -c 'memref-cts-opt --emit=object --target=i386-linux-gnu -O1 --canonicalize --mlir-pass-pipeline-crash-reproducer=%t.mlir %s -o %t.o; test $? = 1'
// RUN: FileCheck %s --check-prefix=PIPELINE < %t.mlir
// RUN: sh -c 'memref-cts-opt --run-reproducer %t.mlir; test $? = 1' 2>&1 | FileCheck %s --check-prefix=AGAIN --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --emit=llvm-ir --dump-pass-pipeline %s -o %t.ll' 2>&1 | FileCheck %s --check-prefix=DUMP
// RUN: sh -c 'memref-cts-opt --lower-to-llvm --dump-pass-pipeline %s -o %t.ll' 2>&1 | FileCheck %s --check-prefix=DUMP-PASS
// RUN: sh -c 'for p in "lower-to-llvm,memref-cts-emit" "memref-cts-describe-target"; do memref-cts-opt --pass-pipeline="builtin.module($p{form=object target=foo})" %s; test $? = 2 || exit 1; done' 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: sh -c 'memref-cts-opt --pass-pipeline="builtin.module(lower-to-llvm,memref-cts-emit{form=object target=xcore})" --verify-diagnostics %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=OBJECT
// The target is known before the passes of a pipeline in one text, too; the passes in crash reproducers have names that
// can be read again.

// CHECK: target triple = "i386-unknown-linux-gnu"
// CHECK: define i32 @f(i32 %0)
// PIPELINE: pipeline: "builtin.module(memref-cts-describe-target{form=object level=1 target=i386-linux-gnu}, canonicalize{{.*}}, memref-cts-emit{form=object level=1 target=i386-linux-gnu})"
// A pipeline is printed once, as it runs.
// DUMP-NOT: {{.}}
// DUMP: Pass Manager with 4 passes:
// DUMP-NEXT: builtin.module(
// DUMP-NEXT: lower-record-widths,
// DUMP-NEXT: memref-cts-describe-target{
// DUMP-NEXT: lower-to-llvm{
// DUMP-NEXT: memref-cts-emit{
// DUMP-NEXT: )
// DUMP-NOT: {{.}}
// DUMP-PASS-NOT: {{.}}
// DUMP-PASS: Pass Manager with 2 passes:
// DUMP-PASS-NOT: Pass Manager
// TARGET: {{^}}memref-cts-opt: error: there is no target 'foo'{{.*}}
// TARGET-NEXT: {{^}}memref-cts-opt: error: there is no target 'foo'{{.*}}
// TARGET-NOT: {{.}}
// OBJECT: {{^}}memref-cts-opt: error: the target 'xcore' has no object files
// OBJECT-NOT: {{.}}
// AGAIN: error: 'func.func' is not lowered; add --lower-to-llvm
func.func @f(%x: index) -> index {
  return %x : index
}
