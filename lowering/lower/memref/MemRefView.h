//===- MemRefView.h - Static and dynamic parts of operations -- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes, strides and offsets as MLIR writes them: numbers in an attribute, the rest as
// operands.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_MEMREFVIEW_H
#define MEMREF_CTS_LOWERING_LOWER_MEMREFVIEW_H

#include "lowering/Descriptor.h"

namespace memref_cts::lowering {

/// Static and dynamic parts of an operation, as one list in order.
llvm::SmallVector<Index> mixFields(llvm::ArrayRef<int64_t> statics, mlir::ValueRange dynamics);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_MEMREFVIEW_H
