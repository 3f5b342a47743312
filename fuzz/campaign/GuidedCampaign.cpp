//===-- GuidedCampaign.cpp - programs that come from elsewhere ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The check and the folders of findings are those of a campaign with numbers; a
// folder has the tape besides.
//
//===----------------------------------------------------------------------===//

#include "fuzz/GuidedCampaign.h"

#include "fuzz/Signature.h"
#include "fuzz/campaign/FindingFolder.h"
#include "fuzz/campaign/Store.h"

#include "llvm/Support/xxhash.h"

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

struct GuidedCampaign::Impl {
  Impl(const CampaignOptions &given, const std::function<bool()> &stop)
      : options(given), lowerings(given.check.lowerings), stop(stop), checker(options.check, this->stop) {}
  CampaignOptions options; // with the lowerings that may be asked for the program in hand
  const std::vector<LoweringSpec> lowerings;
  std::function<bool()> stop;
  CaseChecker checker;
  Store store;
  std::vector<KnownFinding> known; // also what only this object saw

  bool keepsNothing() const { return options.directory.empty(); }
  Expected<std::optional<KnownFinding>> keep(const CaseFile &file, const Finding &finding, ArrayRef<uint8_t> tape);
};

GuidedCampaign::GuidedCampaign(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
GuidedCampaign::~GuidedCampaign() = default;

Expected<std::unique_ptr<GuidedCampaign>> GuidedCampaign::open(const CampaignOptions &options,
                                                               const std::function<bool()> &stop) {
  auto impl = std::make_unique<Impl>(options, stop);
  if (!options.directory.empty()) {
    Campaign campaign;
    if (Error error = impl->store.openShared(options.directory, "guided " + settingsText(options), options.surroundings,
                                             campaign))
      return std::move(error);
    impl->known = std::move(campaign.findings);
  }
  return std::unique_ptr<GuidedCampaign>(new GuidedCampaign(std::move(impl)));
}

/// The finding, if nobody knew it; it is in the directory by then.
Expected<std::optional<KnownFinding>> GuidedCampaign::Impl::keep(const CaseFile &file, const Finding &finding,
                                                                 ArrayRef<uint8_t> tape) {
  const bool isToldApart = !keepsNothing() && options.reduce && needsOperations(finding);
  KnownFinding fresh;
  fresh.signature = signatureOf(finding, file);
  Acquaintance met = acquaintance(known, fresh.signature, isToldApart, file.text);
  if (met.counts) {
    ++met.counts->count;
    return std::nullopt;
  }
  fresh.program = xxh3_64bits(tape) % 100'000'000;
  fresh.leftOperation = leftOperation(finding);
  fresh.lowering = finding.lowering;
  bool isNew = true;
  if (!keepsNothing()) {
    ReducedFinding reduced = reduceFinding(options, file, fresh.signature, finding, stop, std::nullopt);
    if (met.isKnown && reduced.stopped)
      return std::nullopt;
    fresh.operations = reduced.operations;
    if (KnownFinding *same = sameFinding(known, fresh.signature, fresh.operations)) {
      ++same->count;
      return std::nullopt;
    }
    FindingFolder files =
        describeFinding(checker, options, fresh.program, reduced, fresh.signature, finding, stop, std::nullopt);
    files.files.emplace_back("tape.bin", std::string(tape.begin(), tape.end()));
    Expected<std::string> added = store.addIfNew(fresh, files.slug, files.files);
    if (!added)
      return added.takeError();
    fresh.folder = *added;
    isNew = !added->empty();
  }
  known.push_back(fresh);
  return isNew ? std::optional<KnownFinding>(std::move(fresh)) : std::nullopt;
}

Expected<GuidedCampaign::Checked> GuidedCampaign::check(const GeneratedCase &program, ArrayRef<uint8_t> tape) {
  Expected<CaseFile> file = parseCaseFile("case.mlir", program.text);
  if (!file)
    return file.takeError();
  std::vector<LoweringSpec> &asked = impl->options.check.lowerings;
  asked.clear();
  copy_if(impl->lowerings, std::back_inserter(asked),
          [&](const LoweringSpec &lowering) { return !leavesBehind(lowering, program); });
  Checked result;
  result.report = impl->checker.check(*file);
  for (const Finding &finding : result.report.findings) {
    if (explained(finding, result.report))
      continue;
    Expected<std::optional<KnownFinding>> fresh = impl->keep(*file, finding, tape);
    if (!fresh)
      return fresh.takeError();
    if (*fresh)
      result.fresh.push_back(std::move(**fresh));
  }
  return result;
}
