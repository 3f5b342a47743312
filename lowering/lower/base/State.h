//===- State.h - What all conversion patterns share ----------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state that patterns read and their base class. Patterns never fail on what
// the check let pass.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_STATE_H
#define MEMREF_CTS_LOWERING_LOWER_STATE_H

#include "lowering/LowerOptions.h"
#include "lowering/Pattern.h"
#include "lowering/lower/base/ModuleSymbols.h"

namespace memref_cts::lowering {

/// What patterns know besides the operation in hand.
struct LoweringState {
  const LoweringTypeConverter &converter;
  /// The same conversions with bare pointers at functions that ask for them.
  const LoweringTypeConverter &bareConverter;
  const LowerOptions &options;
  /// Symbols of the module that is being lowered.
  ModuleSymbols symbols;

  /// The conversions at the boundary of the function of that name.
  const LoweringTypeConverter &getBoundary(llvm::StringRef function) const {
    return symbols.isBare(function) ? bareConverter : converter;
  }
};

/// Patterns of this project also read the state.
template <typename SourceOp>
struct LoweringPattern : LLVMPattern<SourceOp> {
  explicit LoweringPattern(LoweringState &state) : LLVMPattern<SourceOp>(state.converter), state(state) {}

protected:
  using LLVMPattern<SourceOp>::types;
  using LLVMPattern<SourceOp>::indexBuilder;

  LoweringState &state;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_STATE_H
