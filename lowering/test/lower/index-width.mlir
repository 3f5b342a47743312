// RUN: memref-cts-opt --lower-to-llvm --split-input-file %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=16 --split-input-file %s | FileCheck %s --check-prefix=FORCED
// RUN: not memref-cts-opt --lower-to-llvm=index-bitwidth=24 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=ODD

// CHECK-LABEL: llvm.func @plain(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64)
// FORCED-LABEL: llvm.func @plain(!llvm.ptr, !llvm.ptr, i16, i16, i16, i16)
// ODD: error: index has 24 bits; the lowering knows 16, 32 and 64
func.func private @plain(memref<?xf32>, index)

// -----

// The data layout of the closest module decides; modules inside have their own.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  // CHECK-LABEL: llvm.func @outer(!llvm.ptr, !llvm.ptr, i32, i32, i32, i32) -> !llvm.struct<(i32, ptr)>
  // FORCED-LABEL: llvm.func @outer(!llvm.ptr, !llvm.ptr, i16,
  func.func private @outer(memref<?xf32>, index) -> memref<*xf32>

  // Constants are cut to the width.
  // CHECK-LABEL: llvm.func @wraps
  // CHECK: llvm.mlir.constant(5 : i32)
  func.func @wraps() -> index {
    %0 = arith.constant 0x100000005 : index
    return %0 : index
  }

}

// -----

// CHECK-LABEL: llvm.func @around(i64)
func.func private @around(index)
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  // CHECK-LABEL: llvm.func @inner(i32)
  // FORCED-LABEL: llvm.func @inner(i16)
  func.func private @inner(index)
}
