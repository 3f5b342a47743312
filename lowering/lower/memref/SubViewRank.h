//===- SubViewRank.h - What a rank-reducing subview keeps ----- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's own answer (SubViewOp::getDroppedDims) is not asked: with several
// dimensions of size 1 and dynamic strides it is a guess.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_SUBVIEWRANK_H
#define MEMREF_CTS_LOWERING_LOWER_SUBVIEWRANK_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <optional>
#include <string>

namespace memref_cts::lowering {

struct KeptDims {
  /// By dimensions of the result: the dimension of the source that it is.
  llvm::SmallVector<int64_t, 6> dims;
  /// Why these are not the only ones, or that there are none.
  std::optional<std::string> trouble;
};
KeptDims findKeptDims(mlir::memref::SubViewOp op);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_SUBVIEWRANK_H
