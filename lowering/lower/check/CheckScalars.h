//===- CheckScalars.h - What can be lowered of numbers -------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What other checks ask of constants and blocks.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECKSCALARS_H
#define MEMREF_CTS_LOWERING_LOWER_CHECKSCALARS_H

#include "lowering/lower/check/Legality.h"

namespace memref_cts::lowering {

/// Whether `op` lies where its lowering can add blocks.
std::optional<std::string> checkBlocksCanBeAdded(mlir::Operation *op, Checker &checker);

/// Whether `attr`, dense or sparse numbers or a resource, is encoded in a way that is lowered.
std::optional<std::string> checkElements(mlir::Attribute attr, const LoweringTypeConverter &converter);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECKSCALARS_H
