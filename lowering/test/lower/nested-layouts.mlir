// RUN: not memref-cts-opt %s 2>&1 | FileCheck %s
// RUN: not memref-cts-opt --emit=llvm-ir %s 2>&1 | FileCheck %s
// RUN: sed -e s/"index = 32 : i32"/"i64 = dense<64> : vector<2xi64>"/ %s | memref-cts-opt --lower-to-llvm=mode=analysis
// MLIR's verifier would die of combining them.

// CHECK: :[[#@LINE+2]]:{{[0-9]+}}: error: the data layouts of this operation and of one around it both have an entry for a type such as 'index', which MLIR cannot combine
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  }
}
