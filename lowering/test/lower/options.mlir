// RUN: sh -c 'memref-cts-opt --emit=asm %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: sh -c 'memref-cts-opt --lower-to-llvm=mode=ful %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=MODE
// RUN: sh -c 'memref-cts-opt --lower-func-to-llvm=foo=1 %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: memref-cts-opt --lower-to-llvm=mode=analysis --dump-pass-pipeline %s 2>&1 | FileCheck %s --check-prefix=DUMP
// RUN: not memref-cts-opt --lower-to-llvm %s 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: not memref-cts-opt --lower-to-llvm --mlir-print-op-on-diagnostic %s 2>&1 | FileCheck %s --check-prefix=LONG
// Options that are wrong are told what is right; an error is not lost above a
// whole function unless that is asked for.

// FORM: {{^}}memref-cts-opt: error: there is no form 'asm'; known are llvm-dialect, llvm-ir, object{{$}}
// FORM-NOT: {{.}}
// MODE: {{^}}memref-cts-opt: error: --lower-to-llvm has no mode 'ful'; known are full, partial, analysis{{$}}
// MODE-NOT: {{.}}
// NAME: memref-cts-opt: error: --lower-func-to-llvm has no option 'foo'; known are index-bitwidth, {{.*}}, mode
// NAME-NOT: {{.}}
// DUMP: mode=analysis
// SHORT: error: 'affine.for' op has no lowering; run --lower-affine and --convert-scf-to-cf before
// SHORT-NOT: note:
// LONG: error: 'affine.for' op has no lowering
// LONG: note: see current operation
func.func @f() {
  affine.for %i = 0 to 4 {
  }
  return
}
