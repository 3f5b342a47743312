//===- Strides.h - layouts of memrefs, dimensions of subviews ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the layout of a memref type says, and which dimensions of its source a
// rank-reducing memref.subview keeps. Both are read from the descriptions of the types
// and of the operation, not asked of MLIR, whose answers the lowering takes.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_STRIDES_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_STRIDES_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace memref_cts::lowering {

/// Numbers of elements; ShapedType::kDynamic where the type does not say.
struct StridedForm {
  llvm::SmallVector<int64_t, 6> strides;
  int64_t offset = 0;
  /// The default layout: each stride is the product of all later sizes.
  bool isRowMajor = false;
};

/// Null, or why the layout of `type` is not strides and an offset.
const char *readLayout(mlir::MemRefType type, StridedForm &form);

/// Whether elements lie in row-major order without gaps, by the layout that no type
/// writes, or one of rank 0 or 1 that says the same.
bool hasDefaultLayout(mlir::MemRefType type);

/// Null, or why it cannot be known which dimensions of its source `op` drops. Bit i
/// of `dropped` is dimension i, of which there are at most 64.
const char *findDroppedDims(mlir::memref::SubViewOp op, uint64_t &dropped);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_STRIDES_H
