// RUN: sh -c 'memref-cts-opt --expand-strided-metadata %s; test $? = 3' 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: sh -c 'memref-cts-opt --pass-pipeline="builtin.module(func.func(expand-strided-metadata))" %s; test $? = 3' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: sh -c 'memref-cts-opt --expand-strided-metadata --mlir-print-ir-after-all -o %t.none %s; test $? = 3' 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: sh -c 'memref-cts-opt --expand-strided-metadata --print-stack-trace %s; test $? = 3' 2>&1 | FileCheck %s --check-prefix=TRACE
// RUN: sh -c 'memref-cts-opt --expand-strided-metadata --mlir-pass-pipeline-crash-reproducer=%t.again %s; test $? = 3' 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: FileCheck %s --check-prefix=FILE < %t.again
// RUN: sh -c 'memref-cts-opt --lower-to-llvm %s; test $? = 0'
// A pass of MLIR 22 that crashes is one error with exit code 3, and no death by a signal.

// WHOLE: crashes.mlir: error: the pass 'expand-strided-metadata' on 'builtin.module' crashes{{$}}
// WHOLE-NEXT: Stack dump: printed with --print-stack-trace{{$}}
// WHOLE-NOT: {{.}}
// FUNCTION: crashes.mlir:[[#@LINE+10]]:1: error: the pass 'expand-strided-metadata' on 'func.func' @same_step crashes{{$}}
// TRACE: error: the pass 'expand-strided-metadata' on 'builtin.module' crashes{{$}}
// TRACE-NEXT: Stack dump:{{$}}
// TRACE: SubViewOp
// AGAIN: error: Failures have been detected
// AGAIN: reproducer generated at
// FILE: func.func @same_step
// FILE: pipeline: {{.*}}expand-strided-metadata

// Both steps are operands: upstream finds no dimension to drop, and goes on with it.
func.func @same_step(%m: memref<4x4xi8, strided<[6, 6], offset: ?>>, %s: index) -> memref<1xi8, strided<[?], offset: ?>> {
  %0 = memref.subview %m[0, 0] [1, 1] [%s, %s] : memref<4x4xi8, strided<[6, 6], offset: ?>> to memref<1xi8, strided<[?], offset: ?>>
  return %0 : memref<1xi8, strided<[?], offset: ?>>
}
