// RUN: memref-cts-opt --emit=llvm-dialect %s | FileCheck %s --check-prefix=DIALECT
// RUN: memref-cts-opt --emit=llvm-ir %s | FileCheck %s --check-prefix=IR
// RUN: memref-cts-opt --lower-to-llvm=emit-c-wrappers=true --emit=llvm-ir -O2 %s | FileCheck %s --check-prefix=WRAPPED
// RUN: memref-cts-opt --emit=object --target=aarch64-linux-gnu -O1 %s -o %t.o && od -A n -c -N 4 %t.o | FileCheck %s --check-prefix=OBJECT
// RUN: memref-cts-opt --emit=object --target=riscv64-linux-gnu %s -o %t.o && od -A n -t x1 -j 48 -N 4 %t.o | FileCheck %s --check-prefix=FLOATS
// RUN: memref-cts-opt --emit=object --target=riscv64-unknown-elf %s -o %t.o && od -A n -t x1 -j 48 -N 4 %t.o | FileCheck %s --check-prefix=NO-FLOATS
// RUN: sh -c 'memref-cts-opt --emit=object --target=none-such %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: sh -c 'memref-cts-opt --emit=llvm-ir -O4 %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=LEVEL
// RUN: sh -c 'memref-cts-opt --target=x86_64-linux-gnu %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: sh -c 'memref-cts-opt --canonicalize --emit=llvm-ir %s; test $? = 1' 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: sh -c 'memref-cts-opt --emit=llvm-ir --split-input-file %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: python3 -c "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])) != 2)" memref-cts-opt --emit=object %s < /dev/null | FileCheck %s --check-prefix=TERMINAL
// RUN: python3 -c "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))" memref-cts-opt --emit=llvm-ir %s < /dev/null | FileCheck %s --check-prefix=IR
// The second stage: from the LLVM dialect to LLVM IR and objects.

// DIALECT: llvm.func @f(
// IR: define float @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5)
// WRAPPED: target datalayout =
// WRAPPED: define {{.*}}float @_mlir_ciface_f(ptr {{.*}}, i64 {{.*}})
// OBJECT: 177 E L F
// The flags of the object: compressed instructions, floats in registers of 64 bits.
// FLOATS: 05 00 00 00
// NO-FLOATS: 00 00 00 00
// TARGET: memref-cts-opt: error: there is no target 'none-such':
// LEVEL: memref-cts-opt: error: -O takes 0 to 3
// ALONE: memref-cts-opt: error: --target and -O are for --emit
// TERMINAL-NOT: ELF
// TERMINAL: memref-cts-opt: error: an object is not written to a terminal; name a file with -o FILE
// TERMINAL-NOT: ELF
// SOURCE: emit.mlir:[[#@LINE+3]]:{{.*}}: error:
// SOURCE-NOT: error:
// SPLIT: memref-cts-opt: error: --emit is for one module
func.func @f(%m: memref<?xf32>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<?xf32>
  return %v : f32
}
