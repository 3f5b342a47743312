// RUN: not memref-cts-opt %s 2>&1 | FileCheck %s
// RUN: not memref-cts-opt --emit=llvm-ir %s 2>&1 | FileCheck %s
// RUN: sed -e s/"index = 32 : i32"/"i64 = dense<64> : vector<2xi64>"/ %s | memref-cts-opt --lower-to-llvm=mode=analysis
// RUN: sh -c "echo 'module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} { func.func @f() -> i32 { return } }' | memref-cts-opt; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=VERIFIED
// RUN: sh -c "echo 'module { module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} { } }' | memref-cts-opt --emit=llvm-ir --target=i386-linux-gnu; test \$? = 1" 2>&1 | FileCheck %s --check-prefix=TARGET
// MLIR's verifier would die of combining them. What else it finds in a module with a layout is an error as ever.

// TARGET: <stdin>:1:10: error: the data layouts of this operation and of one around it
// TARGET-NOT: error:
// VERIFIED: <stdin>:1:{{[0-9]+}}: error: 'func.return' op has 0 operands
// VERIFIED-NOT: error:

// CHECK: :[[#@LINE+2]]:{{[0-9]+}}: error: the data layouts of this operation and of one around it both have an entry for a type such as 'index', which MLIR cannot combine
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  }
}
