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

/// The case of a finding, as it was generated and as small as it got.
struct ReducedFinding {
  std::string original, text;
  std::vector<std::string> operations;      // as in KnownFinding
  std::string reduction;                    // as in KnownFinding
  bool notReduced = false, stopped = false; // as in KnownFinding
  unsigned generator = kGeneratorVersion;   // as in KnownFinding
};

struct FindingFolder {
  std::string slug;
  std::vector<std::pair<std::string, std::string>> files; // names and contents
};

/// The operation that the lowering left behind, if that is the finding, or "".
std::string leftOperation(const conformance::Finding &finding);

/// How a finding stands to those that a campaign has.
struct Acquaintance {
  bool isKnown = false;           // the signature is
  KnownFinding *counts = nullptr; // the one that it counts as; nullptr: only its reduced case shows which
};

/// `isToldApart`: the operations of reduced cases tell findings of the signature apart. `text`: the program.
Acquaintance acquaintance(llvm::MutableArrayRef<KnownFinding> findings, llvm::StringRef signature, bool isToldApart,
                          llvm::StringRef text);

/// The known finding that one with such a reduced case is, or nullptr.
KnownFinding *sameFinding(llvm::MutableArrayRef<KnownFinding> findings, llvm::StringRef signature,
                          llvm::ArrayRef<std::string> operations);

/// Reduces its case, if the options say so, until `stop` is true or the deadline over.
ReducedFinding reduceFinding(const CampaignOptions &options, const conformance::CaseFile &file,
                             const std::string &signature, const conformance::Finding &finding,
                             const std::function<bool()> &stop,
                             std::optional<std::chrono::steady_clock::time_point> deadline);

/// Once `stop` is true, or the deadline over, what is left out is said so: the files are
/// whole all the same. `signature`: without operations.
FindingFolder describeFinding(conformance::CaseChecker &checker, const CampaignOptions &options, uint64_t number,
                              const ReducedFinding &reduced, const std::string &signature,
                              const conformance::Finding &finding, const std::function<bool()> &stop,
                              std::optional<std::chrono::steady_clock::time_point> deadline);

/// Whether another finding of the report says the same: what ref-llvm finds
/// wrong with a lowering, jit need not tell again.
bool explained(const conformance::Finding &finding, const conformance::FileReport &report);

/// What must be the same for two runs to be of one campaign. The version of the generator is not of it.
std::string settingsText(const CampaignOptions &options);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_CAMPAIGN_FINDINGFOLDER_H
