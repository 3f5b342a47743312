// RUN: memref-cts-opt --lower-to-llvm --split-input-file %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=16 --split-input-file %s | FileCheck %s --check-prefix=FORCED
// RUN: not memref-cts-opt --lower-to-llvm=index-bitwidth=24 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=ODD

// CHECK-LABEL: llvm.func @plain(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64)
// FORCED-LABEL: llvm.func @plain(!llvm.ptr, !llvm.ptr, i16, i16, i16, i16)
// ODD: error: option index-bitwidth: 16, 32 or 64 (0: from the data layout), not 24
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

// -----

// The string of LLVM counts where there is no DLTI entry of index.
module attributes {llvm.data_layout = "e-p:32:32"} {
  // CHECK-LABEL: llvm.func @string(i32)
  // FORCED-LABEL: llvm.func @string(i16)
  func.func private @string(index)
  module {
    // CHECK-LABEL: llvm.func @inherited(i32)
    func.func private @inherited(index)
  }
  module attributes {llvm.data_layout = "e-p:64:64"} {
    // CHECK-LABEL: llvm.func @own(i64)
    func.func private @own(index)
  }
}

// -----

module attributes {llvm.data_layout = "e-p:32:32", dlti.dl_spec = #dlti.dl_spec<index = 64>} {
  // CHECK-LABEL: llvm.func @both(i64)
  func.func private @both(index)
}
