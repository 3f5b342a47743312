// RUN: %check %s
// CLAUSE: TYPE-INDEX-06
// Passes of one dialect each and passes of all dialects at once choose the width that the data layout gives.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  func.func @f(%a: index) -> memref<?xi8> {
    %m = memref.alloc(%a) : memref<?xi8>
    return %m : memref<?xi8>
  }
}
// CHECK: llvm.func @f(%{{[^,]*}}: i32) -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
