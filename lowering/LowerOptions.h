//===- LowerOptions.h - Options of the lowering -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plain data: what a caller of the lowering can choose. No MLIR header here.
// Options come from LowerOptions.def.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWEROPTIONS_H
#define MEMREF_CTS_LOWERING_LOWEROPTIONS_H

#include <cstdint>
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

/// Each field is documented by its row in LowerOptions.def.
struct LowerOptions {
#define MEMREF_CTS_LOWER_OPTION(FIELD, TYPE, NAME, DEFAULT, HELP) TYPE FIELD = DEFAULT;
#include "lowering/LowerOptions.def"
#undef MEMREF_CTS_LOWER_OPTION
  LowerMode mode = LowerMode::full;
};

/// An option as users write it, and a sentence on it.
struct LowerOptionInfo {
  std::string_view name;
  std::string_view help;
};

/// One row per option, in the order of the table, which lives as long as the program.
/// The mode is none of them.
const std::vector<LowerOptionInfo> &getLowerOptionTable();

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWEROPTIONS_H
