// RUN: memref-cts-opt %s -o %t.mlir && FileCheck %s --check-prefix=OK < %t.mlir
// RUN: sh -c 'memref-cts-opt --no-such-flag < %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: sh -c 'memref-cts-opt %s.missing; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: sh -c 'memref-cts-opt --lower-to-llvm=no-such-option=1 %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: sh -c "echo 'func.func private @g(tensor<4xf32>)' | memref-cts-opt --lower-to-llvm; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: sh -c "echo 'func.func private @g(tensor<4xf32>)' | memref-cts-opt --emit=llvm-ir; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: sh -c "echo 'func.func private @g(' | memref-cts-opt --lower-to-llvm; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=PARSE
// RUN: sh -c 'memref-cts-opt %s > /dev/full; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: sh -c "echo 'func.func @g() -> i32 { return }' | memref-cts-opt --emit=llvm-ir; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=VERIFY
// RUN: sh -c 'memref-cts-opt %S; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: sh -c 'memref-cts-opt --emit=object --emit=llvm-ir %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: sh -c 'memref-cts-opt --lower-to-llvm=index-bitwidth=x %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: sh -c 'memref-cts-opt --lower-to-llvm=mode=bad %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=MODE
// RUN: sh -c 'memref-cts-opt --lower-func-to-llvm=index-bitwidth=8 %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: sh -c 'memref-cts-opt --canonicalize --mlir-pass-pipeline-crash-reproducer=%t.again --mlir-pass-pipeline-local-reproducer %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: sh -c 'memref-cts-opt --emit=llvm-ir --mlir-print-ir-after-all --mlir-print-ir-module-scope %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: memref-cts-opt --canonicalize --mlir-disable-threading --mlir-pass-pipeline-crash-reproducer=%t.again --mlir-pass-pipeline-local-reproducer %s
// RUN: memref-cts-opt --version | FileCheck %s --check-prefix=VERSION
// RUN: memref-cts-opt --help | FileCheck %s --check-prefix=HELP
// What is wrong with the command line, the files or the output ends in 2, a module that is rejected in 1.

// OK: func.func private @f()
// FLAG: Unknown command line argument '--no-such-flag'
// FILE: cannot open input file
// FULL: memref-cts-opt: error: IO failure on output stream: No space left on device
// TENSOR: <stdin>:1:1: error: {{.*}}tensor<4xf32>
// PARSE: <stdin>:1:{{[0-9]+}}: error: expected
// VERIFY: <stdin>:1:{{[0-9]+}}: error: 'func.return' op has 0 operands
// VERIFY-NOT: error:
// FOLDER: memref-cts-opt: error: {{.*}}it is a folder
// TWICE: memref-cts-opt: error: --emit is given more than once
// NUMBER: 'x' value invalid for uint argument
// NUMBER-NOT: error:
// MODE: {{^}}memref-cts-opt: error: --lower-to-llvm has no mode 'bad'; known are full, partial, analysis{{$}}
// MODE-NOT: {{.}}
// WIDTH: memref-cts-opt: error: option index-bitwidth: 16, 32 or 64 (0: from the data layout), not 8
// WIDTH-NOT: error:
// THREADS: {{^}}memref-cts-opt: error: {{.*}}without disabling {{.*}}threading first.{{$}}
// THREADS-NOT: {{.}}
// VERSION: memref-cts-opt {{[0-9]+\.[0-9]+.*}} (LLVM 22
// HELP: EXAMPLES:
// HELP: --lower-to-llvm Lower func
// HELP: index-bitwidth Width of index
// HELP: USAGE: memref-cts-opt
// OPTION: memref-cts-opt: error: --lower-to-llvm has no option 'no-such-option'; known are index-bitwidth,
func.func private @f()
