//===- LowerOptions.h - Options of the lowering -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plain data: what a caller of the lowering can choose. No MLIR header here.
// Options come from LowerOptions.def, planted bugs from PlantedBugs.def.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWEROPTIONS_H
#define MEMREF_CTS_LOWERING_LOWEROPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace memref_cts::lowering {

/// What happens to operations that have no lowering.
enum class LowerMode : uint8_t {
  full,     ///< Each is an error, and the module stays as it was.
  partial,  ///< They stay, with casts where they meet what was lowered.
  analysis, ///< Each is a remark, and nothing is changed.
};

enum class PlantedBug : uint8_t {
  None,
#define MEMREF_CTS_PLANTED_BUG(NAME, TEXT, CLAUSE, WORDS, HELP) NAME,
#include "lowering/PlantedBugs.def"
#undef MEMREF_CTS_PLANTED_BUG
};

struct PlantedBugInfo {
  PlantedBug bug;
  std::string_view name;
  std::string_view clause;
  std::string_view help;
};

struct LowerOptions {
#define MEMREF_CTS_LOWER_OPTION(FIELD, TYPE, NAME, DEFAULT, HELP)              \
  TYPE FIELD = DEFAULT;
#include "lowering/LowerOptions.def"
#undef MEMREF_CTS_LOWER_OPTION
  LowerMode mode = LowerMode::full;
  /// Anything but None is an error unless plantedBugsCompiledIn().
  PlantedBug plantedBug = PlantedBug::None;
};

struct LowerOptionInfo {
  std::string_view name;
  std::string_view help;
};

/// One row per option, in the order of the table.
const std::vector<LowerOptionInfo> &getLowerOptionTable();

/// One row per planted bug, in the order of the table, without None.
const std::vector<PlantedBugInfo> &getPlantedBugTable();
std::optional<PlantedBug> parsePlantedBug(std::string_view name);
bool plantedBugsCompiledIn();

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWEROPTIONS_H
