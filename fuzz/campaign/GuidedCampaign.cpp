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
  std::set<std::string> known;
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
    for (const KnownFinding &finding : campaign.findings)
      impl->known.insert(finding.signature);
  }
  return std::unique_ptr<GuidedCampaign>(new GuidedCampaign(std::move(impl)));
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
  const uint64_t number = xxh3_64bits(tape) % 100'000'000;
  for (const Finding &finding : result.report.findings) {
    if (explained(finding, result.report))
      continue;
    std::string signature = signatureOf(finding, *file);
    if (!impl->known.insert(signature).second)
      continue;
    std::string folder;
    if (!impl->options.directory.empty()) {
      ReducedFinding reduced = reduceFinding(impl->options, *file, signature, finding, impl->stop, std::nullopt);
      FindingFolder files =
          describeFinding(impl->checker, impl->options, number, reduced, signature, finding, impl->stop, std::nullopt);
      files.files.emplace_back("tape.bin", std::string(tape.begin(), tape.end()));
      Expected<std::string> added = impl->store.addIfNew(signature, files.slug, files.files);
      if (!added)
        return added.takeError();
      if (added->empty())
        continue;
      folder = *added;
    }
    KnownFinding fresh;
    fresh.signature = std::move(signature);
    fresh.folder = std::move(folder);
    fresh.program = number;
    fresh.leftOperation = leftOperation(finding);
    fresh.lowering = finding.lowering;
    result.fresh.push_back(std::move(fresh));
  }
  return result;
}
