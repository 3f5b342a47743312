// RUN: %check %s
// CLAUSE: TYPE-INDEX-04
// The data layout of the module says 32 bits.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  func.func @f(%a: index, %m: memref<?xf32>) -> index {
    return %a : index
  }
}
// CHECK: llvm.func @f(%{{[^,]*}}: i32, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i32, %{{[^,]*}}: i32, %{{[^,]*}}: i32) -> i32
