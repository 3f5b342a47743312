//===-- DifferentialSettings.h - options without a command line ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libFuzzer owns the command line, so options come from MEMREF_CTS_FUZZ: the
// words of `memref-cts fuzz`, separated by blanks and quoted as in a shell.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_TARGETS_DIFFERENTIALSETTINGS_H
#define MEMREF_CTS_FUZZ_TARGETS_DIFFERENTIALSETTINGS_H

#include "fuzz/Campaign.h"

namespace memref_cts::fuzz {

inline constexpr const char *kSettingsVariable = "MEMREF_CTS_FUZZ";

struct DifferentialSettings {
  CampaignOptions campaign;
  bool help = false;
  bool print = false; // programs instead of checks
};

/// `executable`: waivers may lie beside it. Errors are for people.
llvm::Expected<DifferentialSettings> readSettings(llvm::StringRef words, llvm::StringRef executable);

/// All options.
std::string settingsHelp();

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_TARGETS_DIFFERENTIALSETTINGS_H
