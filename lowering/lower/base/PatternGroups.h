//===- PatternGroups.h - The functions that add patterns ------ -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// populate<Group>Patterns for each row of PatternGroups.def: adds to `patterns` those of
// the group, which keep a reference to `state`. Each stands in the file of its group.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_PATTERNGROUPS_H
#define MEMREF_CTS_LOWERING_LOWER_PATTERNGROUPS_H

#include "lowering/lower/base/State.h"

namespace memref_cts::lowering {

#define MEMREF_CTS_PATTERN_GROUP(DIALECT, NAME)                                                                        \
  void populate##NAME##Patterns(mlir::RewritePatternSet &patterns, LoweringState &state);
#include "lowering/lower/base/PatternGroups.def"
#undef MEMREF_CTS_PATTERN_GROUP

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_PATTERNGROUPS_H
