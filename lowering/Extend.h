//===- Extend.h - Patterns and types of users in a lowering -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How operations and types of other dialects are lowered together with those of
// this project, in one conversion: what `Lowering` takes besides its options.
// This project's own patterns are not handed out: they count on the check that
// `Lowering` makes of a module before (FLOW-11, FLOW-12, UTIL-01).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_EXTEND_H
#define MEMREF_CTS_LOWERING_EXTEND_H

#include "lowering/Pattern.h"

#include <functional>

namespace memref_cts::lowering {

/// What is legal after a lowering: the LLVM dialect, and the casts at its
/// borders.
class LLVMLoweringTarget : public mlir::ConversionTarget {
public:
  /// The dialects are those of `context`.
  explicit LLVMLoweringTarget(mlir::MLIRContext &context);
};

/// Both functions are called once for each width of index that modules have,
/// and may be left out. What they capture must outlive the Lowering, whose thread
/// calls them.
struct LoweringExtension {
  /// Adds conversions, which are tried before those that are there. `types` outlives all
  /// patterns. Called for each of two converters, that of the options and that of
  /// bare pointers.
  std::function<void(LoweringTypeConverter &types)> addTypes;
  /// Adds patterns (see LLVMPattern), and says in `target` what they lower: an
  /// operation that it says nothing of is refused. A pattern must not fail on
  /// what is illegal.
  std::function<void(const LoweringTypeConverter &types, mlir::RewritePatternSet &patterns, LLVMLoweringTarget &target)>
      addPatterns;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_EXTEND_H
