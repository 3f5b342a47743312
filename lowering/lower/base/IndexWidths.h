//===- IndexWidths.h - Which width of index types show -------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For casts at the seams of passes (FLOW-10).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_INDEXWIDTHS_H
#define MEMREF_CTS_LOWERING_LOWER_INDEXWIDTHS_H

#include "lowering/TypeConverter.h"

#include <memory>

namespace memref_cts::lowering {

/// The type conversions at each width of index, made when they are asked for.
class IndexWidths {
public:
  /// The width of index at which one of the two types becomes the other, where
  /// that depends on the width; else 0.
  unsigned find(mlir::Type a, mlir::Type b);

private:
  std::unique_ptr<LoweringTypeConverter> converters[3];
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_INDEXWIDTHS_H
