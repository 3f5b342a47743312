// RUN: %check %s
// CLAUSE: TYPE-INDEX-04
// OPTIONS: index-bitwidth=64
// With an override nothing comes from the data layout: it says 32 bits, the option 64.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  func.func @f(%a: index, %m: memref<?xi8>) -> index {
    %r = arith.addi %a, %a : index
    return %r : index
  }
}
// CHECK: llvm.func @f(%{{[^,]*}}: i64, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64) -> i64
