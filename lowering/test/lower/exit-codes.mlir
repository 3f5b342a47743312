// RUN: memref-cts-opt %s -o %t.mlir && FileCheck %s --check-prefix=OK < %t.mlir
// RUN: sh -c 'memref-cts-opt --no-such-flag < %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: sh -c 'memref-cts-opt %s.missing; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: sh -c 'memref-cts-opt --lower-to-llvm=no-such-option=1 %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: sh -c "echo 'func.func private @g(tensor<4xf32>)' | memref-cts-opt --lower-to-llvm; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: sh -c "echo 'func.func private @g(tensor<4xf32>)' | memref-cts-opt --emit=llvm-ir; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: sh -c "echo 'func.func private @g(' | memref-cts-opt --lower-to-llvm; test \$? = 2" 2>&1 | FileCheck %s --check-prefix=PARSE
// RUN: sh -c 'memref-cts-opt %s > /dev/full; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FULL
// What is wrong with the command line, the text or the output ends in 2, a module that is rejected in 1.

// OK: func.func private @f()
// FLAG: Unknown command line argument '--no-such-flag'
// FILE: cannot open input file
// FULL: memref-cts-opt: error: IO failure on output stream: No space left on device
// TENSOR: <stdin>:1:1: error: {{.*}}tensor<4xf32>
// PARSE: <stdin>:1:{{[0-9]+}}: error: expected
// OPTION: no such option no-such-option
func.func private @f()
