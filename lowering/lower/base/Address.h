//===- Address.h - Addresses of elements, copies of bytes ----- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where an element of a ranked memref is (ADDR-01 to 17), as a whole or in parts.
// Builds index arithmetic and getelementptr only, never an access.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_ADDRESS_H
#define MEMREF_CTS_LOWERING_LOWER_ADDRESS_H

#include "lowering/lower/base/State.h"

namespace memref_cts::lowering {

/// The address of the element at `indices` (ADDR-01 to 12).
mlir::Value getElementAddress(const LoweringState &state, const IndexBuilder &b, const RankedDescriptor &memref,
                              mlir::ValueRange indices);

/// The same in parts: the distance of an element from the aligned pointer, in
/// elements, and the address at a distance from `base`.
Index getElementNumber(const IndexBuilder &b, const RankedDescriptor &memref, mlir::ValueRange indices);
mlir::Value getNumberedAddress(const LoweringState &state, const IndexBuilder &b, const RankedDescriptor &memref,
                               mlir::Value base, Index number);

/// Copies `bytes`, an integer of at most 64 bits, from `source` to `target`.
void buildMemcpy(const IndexBuilder &b, mlir::Value target, mlir::Value source, mlir::Value bytes);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_ADDRESS_H
