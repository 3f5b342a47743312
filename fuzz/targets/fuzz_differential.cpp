//===-- fuzz_differential.cpp - libFuzzer on the generator ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is a tape. Its program is checked as campaigns check theirs, in worker
// processes, which are this executable started again. A finding is kept as
// campaigns keep theirs; a new one aborts, so that libFuzzer keeps the tape.
//
//===----------------------------------------------------------------------===//

#include "conformance/Tool.h"
#include "conformance/Worker.h"
#include "conformance/WorkerMain.h"
#include "fuzz/GuidedCampaign.h"
#include "fuzz/Mutate.h"
#include "fuzz/targets/DifferentialSettings.h"
#include "fuzz/targets/SemanticCounters.h"
#include "fuzz/targets/WorkerEdges.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <cstdlib>
#include <unistd.h>

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

/// Checking and reducing one program may take this long.
static constexpr std::chrono::seconds kMostTime(40);

static DifferentialSettings settings;
static std::unique_ptr<GuidedCampaign> campaign;
static std::chrono::steady_clock::time_point deadline;

/// Only from LLVMFuzzerInitialize: nothing is to be told to libFuzzer yet.
[[noreturn]] static void leave(int code) {
  outs().flush();
  errs().flush();
  _exit(code);
}

[[noreturn]] static void broken(const Twine &what, const GeneratedCase &program) {
  errs() << what << "\n\n" << program.text << '\n';
  errs().flush();
  sys::unregisterHandlers(); // LLVM's, of temporary files: the signal is for libFuzzer
  std::abort();
}

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
  int exitCode = 0;
  shareEdges();
  if (runAsWorker(*argc, *argv, &exitCode))
    leave(exitCode);
  const char *words = std::getenv(kSettingsVariable);
  Expected<DifferentialSettings> read = readSettings(words ? words : "", toolPath());
  if (!read)
    leave(usageError(toString(read.takeError())));
  settings = std::move(*read);
  if (settings.help) {
    outs() << settingsHelp();
    leave(0);
  }
  Expected<std::unique_ptr<GuidedCampaign>> opened =
      GuidedCampaign::open(settings.campaign, [] { return std::chrono::steady_clock::now() > deadline; });
  if (!opened)
    leave(usageError(toString(opened.takeError())));
  campaign = std::move(*opened);
  sys::unregisterHandlers(); // libFuzzer does not replace handlers that it finds
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  ArrayRef<uint8_t> bytes(data, size);
  Tape tape(bytes);
  GeneratedCase program = generateCase(tape, settings.campaign.generate);
  if (settings.print) {
    outs() << program.text << '\n';
    return 0;
  }
  countFeatures(program);
  deadline = std::chrono::steady_clock::now() + kMostTime;
  prepareEdges();
  clearEdges();
  Expected<GuidedCampaign::Checked> checked = campaign->check(program, bytes);
  if (!checked)
    broken("not checked: " + toString(checked.takeError()), program);
  if (!checked->report.error.empty())
    broken("not checked: " + checked->report.error, program);
  collectEdges();
  countVerdicts(checked->report, settings.campaign.check.lowerings);
  if (checked->fresh.empty())
    return 0;
  for (const KnownFinding &finding : checked->fresh)
    errs() << "new finding: " << finding.name()
           << (finding.folder.empty() ? "" : " in " + settings.campaign.directory + "/findings/" + finding.folder)
           << '\n';
  for (const Finding &finding : checked->report.findings)
    errs() << name(finding.verdict.kind) << " under " << finding.lowering << " on " << finding.stage.text() << ": "
           << finding.verdict.path << ": expected " << finding.verdict.expected << ", seen " << finding.verdict.seen
           << "\n  call: " << finding.call << '\n';
  broken("the program:", program);
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  TapeBytes mutant = mutateTape(ArrayRef<uint8_t>(data, size), most, seed, settings.campaign.generate);
  copy(mutant, data);
  return mutant.size();
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *first, size_t firstSize, const uint8_t *second,
                                            size_t secondSize, uint8_t *out, size_t most, unsigned seed) {
  TapeBytes child = crossTapes(ArrayRef<uint8_t>(first, firstSize), ArrayRef<uint8_t>(second, secondSize), most, seed,
                               settings.campaign.generate);
  copy(child, out);
  return child.size();
}
