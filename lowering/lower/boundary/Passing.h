//===- Passing.h - Values on their way into functions --------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What one argument or result looks like on both sides of a call (CALL-RANKED-01 to
// 03, BARE-02 to 06).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_PASSING_H
#define MEMREF_CTS_LOWERING_LOWER_PASSING_H

#include "lowering/lower/base/State.h"

namespace memref_cts::lowering {

/// Appends `argument`, a converted value of source type `type`, as
/// it is passed to a function under the convention of `boundary`.
void appendFlattened(const LoweringTypeConverter &boundary, const IndexBuilder &b, mlir::Type type,
                     mlir::Value argument, llvm::SmallVectorImpl<mlir::Value> &out);

/// The converted value of an argument of source type `type`, from what
/// appendFlattened appended on the other side.
mlir::Value rebuildArgument(const LoweringState &state, const LoweringTypeConverter &boundary, const IndexBuilder &b,
                            mlir::Type type, mlir::ValueRange passed);

/// The pointer that stands for a ranked descriptor under the bare convention,
/// and the descriptor that a pointer of that type stands for.
mlir::Value toBarePointer(const IndexBuilder &b, mlir::Value descriptor);
mlir::Value fromBarePointer(const LoweringState &state, const IndexBuilder &b, mlir::MemRefType type,
                            mlir::Value pointer);

/// Whether `function`, a func.func, passes bare pointers whatever the option says.
bool wantsBarePointers(mlir::Operation *function);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_PASSING_H
