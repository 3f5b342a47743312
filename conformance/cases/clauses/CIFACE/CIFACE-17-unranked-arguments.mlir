// RUN: %check %s
// CLAUSE: CIFACE-17
// An unranked argument is a pointer to rank and descriptor pointer.
func.func private @probe_any(memref<*xi16>, i8) attributes {llvm.emit_c_interface}
func.func @rank_and_size(%tag: i8, %u: memref<*xi16>, %dim: index) -> (index, index) attributes {llvm.emit_c_interface} {
  call @probe_any(%u, %tag) : (memref<*xi16>, i8) -> ()
  %r = memref.rank %u : memref<*xi16>
  %d = memref.dim %u, %dim : memref<*xi16>
  return %r, %d : index, index
}
// CHECK-DAG: llvm.func @_mlir_ciface_rank_and_size(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i8, %{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64{{([^-]|-[^>])*$}}
// CHECK-DAG: llvm.func {{([a-z_]+ )*}}@_mlir_ciface_probe_any(!llvm.ptr, i8)
// CALL: @rank_and_size(1, memref<* sizes=[4,5,6]>, 1) -> 3, 5
// CALL: @rank_and_size(2, memref<* sizes=[7]>, 0) -> 1, 7
