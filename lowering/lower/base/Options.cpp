//===- Options.cpp - Tables of options and planted bugs -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/LowerOptions.h"

using namespace memref_cts::lowering;

const std::vector<LowerOptionInfo> &
memref_cts::lowering::getLowerOptionTable() {
  static const std::vector<LowerOptionInfo> table = {
#define MEMREF_CTS_LOWER_OPTION(FIELD, TYPE, NAME, DEFAULT, HELP) {NAME, HELP},
#include "lowering/LowerOptions.def"
#undef MEMREF_CTS_LOWER_OPTION
  };
  return table;
}

const std::vector<PlantedBugInfo> &memref_cts::lowering::getPlantedBugTable() {
  static const std::vector<PlantedBugInfo> table = {
#define MEMREF_CTS_PLANTED_BUG(NAME, TEXT, CLAUSE, WORDS, HELP)                \
  {PlantedBug::NAME, TEXT, CLAUSE, HELP},
#include "lowering/PlantedBugs.def"
#undef MEMREF_CTS_PLANTED_BUG
  };
  return table;
}

std::optional<PlantedBug>
memref_cts::lowering::parsePlantedBug(std::string_view name) {
  for (const PlantedBugInfo &info : getPlantedBugTable())
    if (info.name == name)
      return info.bug;
  return std::nullopt;
}

bool memref_cts::lowering::plantedBugsCompiledIn() {
#ifdef MEMREF_CTS_PLANTED
  return true;
#else
  return false;
#endif
}
