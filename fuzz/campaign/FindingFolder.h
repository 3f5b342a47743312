//===-- FindingFolder.h - what is kept of a finding ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reduces a finding, lowers it once more, and writes down everything that is
// needed to understand and repeat it. Touches no directory.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_CAMPAIGN_FINDINGFOLDER_H
#define MEMREF_CTS_FUZZ_CAMPAIGN_FINDINGFOLDER_H

#include "fuzz/Campaign.h"

#include <chrono>
#include <optional>

namespace memref_cts::fuzz {

struct FindingFolder {
  std::string slug;
  std::string reduction; // as in KnownFinding
  bool notReduced = false, stopped = false;
  std::vector<std::pair<std::string, std::string>> files; // names and contents
};

/// The operation that the lowering left behind, if that is the finding, or "".
std::string leftOperation(const conformance::Finding &finding);

/// Once `stop` is true, or the deadline over, what is left out is said so: the files are
/// whole all the same.
FindingFolder describeFinding(conformance::CaseChecker &checker, const CampaignOptions &options, uint64_t number,
                              const std::string &text, const std::string &signature,
                              const conformance::Finding &finding, const std::function<bool()> &stop,
                              std::optional<std::chrono::steady_clock::time_point> deadline);

/// Whether another finding of the report says the same: what ref-llvm finds
/// wrong with a lowering, jit need not tell again.
bool explained(const conformance::Finding &finding, const conformance::FileReport &report);

/// What must be the same for two runs to be of one campaign.
std::string settingsText(const CampaignOptions &options);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_CAMPAIGN_FINDINGFOLDER_H
