// RUN: memref-cts-opt %s -o %t.mlir && FileCheck %s --check-prefix=OK < %t.mlir
// RUN: sh -c 'memref-cts-opt --no-such-flag < %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: sh -c 'memref-cts-opt %s.missing; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: sh -c 'memref-cts-opt --lower-to-llvm=no-such-option=1 %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: sh -c 'memref-cts-opt %s > /dev/full; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FULL
// Whatever the user has to mend ends in 2 with a message.

// OK: func.func private @f()
// FLAG: Unknown command line argument '--no-such-flag'
// FILE: cannot open input file
// FULL: memref-cts-opt: error: IO failure on output stream: No space left on device
// OPTION: no such option no-such-option
func.func private @f()
