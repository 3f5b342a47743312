// RUN: %check %s
// CLAUSE: TYPE-INDEX-03
// OPTIONS: index-bitwidth=64
// The option wins over the data layout as well: a sum that needs more than 32 bits has them.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  func.func @f(%a: index, %m: memref<?xi8>) -> index {
    %r = arith.addi %a, %a : index
    return %r : index
  }
}
// CHECK: llvm.func @f(%{{[^,]*}}: i64, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64, %{{[^,]*}}: i64, %{{[^,]*}}: i64) -> i64
