//===-- Store.h - the campaign directory --------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// campaign.json (settings, progress, totals) and findings/<number>-<verdict>/.
// Files appear whole or not at all: they are written under another name and
// renamed, a finding as a folder.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_CAMPAIGN_STORE_H
#define MEMREF_CTS_FUZZ_CAMPAIGN_STORE_H

#include "fuzz/Campaign.h"

#include "llvm/ADT/ArrayRef.h"

namespace memref_cts::fuzz {

class Store {
public:
  ~Store();
  using Surroundings = std::map<std::string, std::string>; // as in CampaignOptions
  /// Opens or creates `directory` for a campaign with these settings (a word
  /// for seed and lowerings); reads what earlier runs left. What may be another than then, and is, is in
  /// Campaign::changes.
  llvm::Error open(llvm::StringRef directory, const std::string &settings, const Surroundings &surroundings,
                   Campaign &campaign, uint64_t &next);
  /// Opens or creates `directory` for several processes at once, none of which
  /// counts programs there.
  llvm::Error openShared(llvm::StringRef directory, const std::string &settings, const Surroundings &surroundings,
                         Campaign &campaign);
  /// The text of a file of a finding, or an error.
  llvm::Expected<std::string> fileOf(const KnownFinding &finding, llvm::StringRef name) const;
  /// add(), unless the directory has the same finding, by signature and operations: then "".
  llvm::Expected<std::string> addIfNew(const KnownFinding &finding, const std::string &slug,
                                       llvm::ArrayRef<std::pair<std::string, std::string>> files);
  /// Writes progress: all programs below `next` are done.
  llvm::Error save(const Campaign &campaign, uint64_t next);
  /// Writes one finding; `files` are names and contents. Returns its folder. `old`: the folder that it takes the
  /// place of, or "".
  llvm::Expected<std::string> add(const std::string &slug, llvm::ArrayRef<std::pair<std::string, std::string>> files,
                                  llvm::StringRef old = "");
  /// The same for what did not show again, in a folder apart. Returns its path in the directory.
  llvm::Expected<std::string> addFlaky(const std::string &slug,
                                       llvm::ArrayRef<std::pair<std::string, std::string>> files);

private:
  llvm::Expected<std::string> write(llvm::StringRef where, const std::string &slug,
                                    llvm::ArrayRef<std::pair<std::string, std::string>> files, llvm::StringRef old);
  llvm::Error prepare(llvm::StringRef path, const std::string &wanted, const Surroundings &around, bool &known);
  llvm::Error takeLock(bool wait);
  llvm::Error read(Campaign &campaign, uint64_t &next);
  void compareSurroundings(const Surroundings &had, Campaign &campaign) const;
  /// `counts`: how often each was met, by folder.
  llvm::Error readFindings(std::vector<KnownFinding> &findings, const std::map<std::string, uint64_t> &counts);

  std::string directory, settings;
  Surroundings surroundings;
  int lock = -1;
};

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_CAMPAIGN_STORE_H
