//===- Planted.h - Lowering with a planted bug ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For tests of tests: what the lowering would do with one of the mistakes of
// PlantedBugs.def. The lowering itself knows none of them; what is wrong happens
// before and after it, or in type conversions that are handed in (planted/README.md).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_PLANTED_H
#define MEMREF_CTS_LOWERING_PLANTED_H

#include "lowering/Lower.h"

#include <optional>
#include <string_view>
#include <vector>

namespace memref_cts::lowering {

enum class PlantedBug : uint8_t {
  None,
#define MEMREF_CTS_PLANTED_BUG(NAME, TEXT, CLAUSE, WORDS, HELP) NAME,
#include "lowering/PlantedBugs.def"
#undef MEMREF_CTS_PLANTED_BUG
};

struct PlantedBugInfo {
  PlantedBug bug;
  std::string_view name;
  /// The clause that it breaks.
  std::string_view clause;
  /// What goes wrong.
  std::string_view help;
};

/// One row per planted bug, in the order of the table, without None. The table and
/// its texts live as long as the program.
const std::vector<PlantedBugInfo> &getPlantedBugTable();
/// The bug of that name; none if there is no such bug.
std::optional<PlantedBug> parsePlantedBug(std::string_view name);

/// Lowers `module` as lowerToLLVM does, but for the mistake; PlantedBug::None is
/// none. Fails as lowerToLLVM does, but may have changed the module then. One
/// thread for each context.
llvm::LogicalResult lowerPlanted(mlir::ModuleOp module, const LowerOptions &options, PlantedBug bug);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_PLANTED_H
