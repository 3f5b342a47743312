//===-- Settings.h - options that fuzz and reduce share -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From words of the command line to what is checked.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_TOOL_SETTINGS_H
#define MEMREF_CTS_FUZZ_TOOL_SETTINGS_H

#include "conformance/Check.h"
#include "fuzz/Generate.h"

namespace memref_cts::fuzz {

/// The engines that check generated programs, besides the reference.
conformance::EngineSet checkedEngines();
/// How an error about another one lists them.
inline constexpr char kKnownHere[] = "known here are ";

struct WaiverWords {
  std::string file; // a file, "none", or "": the first found above `near`
  std::string near;
  bool replayedElsewhere = false; // replay commands name files that any folder finds
};

/// Budgets of small programs: what takes longer does not end.
conformance::RunLimits smallLimits();
/// Fills what both subcommands need besides lowerings, engines and waivers: limits of small
/// programs.
void fillCheck(const WaiverWords &words, conformance::CheckConfig &config);
/// The waivers of a configuration that has its lowerings. Errors are for people.
/// `used`: gets the path of the file that was read, or "".
llvm::Error fillWaivers(const WaiverWords &words, conformance::CheckConfig &config, std::string *used = nullptr);

/// CampaignOptions::surroundings. `waivers`: their file, "": none.
std::map<std::string, std::string> surroundingsOf(const conformance::CheckConfig &config, llvm::StringRef waivers);

/// Fills `generate.without` from words of the command line, and with what none of the
/// lowerings of `config` takes.
llvm::Error fillWithout(llvm::ArrayRef<std::string> words, const conformance::CheckConfig &config,
                        GenerateOptions &generate);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_TOOL_SETTINGS_H
