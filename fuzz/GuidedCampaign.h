//===-- GuidedCampaign.h - programs that come from elsewhere ----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a fuzzer that chooses its programs by coverage checks them with.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GUIDEDCAMPAIGN_H
#define MEMREF_CTS_FUZZ_GUIDEDCAMPAIGN_H

#include "fuzz/Campaign.h"

namespace memref_cts::fuzz {

/// Checks programs that come from elsewhere, one at a time. Processes may share a
/// directory: a finding that one has kept is known to all. With the directory ""
/// nothing is kept and only what this object saw is known.
class GuidedCampaign {
public:
  struct Checked {
    conformance::FileReport report;
    std::vector<KnownFinding> fresh; // signatures nobody knew; in the directory by now
  };

  /// `options` are copied; `stop` cuts a check short. Errors as of runCampaign.
  static llvm::Expected<std::unique_ptr<GuidedCampaign>> open(const CampaignOptions &options,
                                                              const std::function<bool()> &stop);
  ~GuidedCampaign();
  /// `tape` made `program`. Errors: the program is no case, or the directory
  /// cannot be written.
  llvm::Expected<Checked> check(const GeneratedCase &program, llvm::ArrayRef<uint8_t> tape);

private:
  struct Impl;
  explicit GuidedCampaign(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GUIDEDCAMPAIGN_H
