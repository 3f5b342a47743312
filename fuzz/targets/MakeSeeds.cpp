//===-- MakeSeeds.cpp - a small corpus that covers much -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses tapes from many random ones: again and again the one that adds most
// features for its length. Writes them, and what they cover to standard output.
// The same arguments make the same files.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Features.h"
#include "fuzz/Mutate.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::fuzz;
using namespace llvm;

static cl::OptionCategory category("fuzz-make-seeds options");
static cl::opt<std::string> out("out", cl::Required, cl::value_desc("DIR"), cl::desc("Where the tapes go"),
                                cl::cat(category));
static cl::opt<unsigned> number("count", cl::value_desc("N"), cl::init(40), cl::desc("Tapes at most (default 40)"),
                                cl::cat(category));
static cl::opt<unsigned> programs("programs", cl::value_desc("N"), cl::init(20000),
                                  cl::desc("Random tapes to choose from (default 20000)"), cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::value_desc("S"), cl::init(1), cl::desc("Seed of the tapes (default 1)"),
                              cl::cat(category));

/// Bytes that a tape of no length would cost: what a file and a run take.
static constexpr double kCostOfATape = 400;
/// Features that an operation or plain feature counts for when it is new.
static constexpr size_t kWorthOfAnOperation = 10;

/// The operation or plain feature that a feature is about.
static size_t operationOf(size_t feature) {
  if (feature < kFirstScalarFeature)
    return feature / (size_t(kNumElementClasses) * kNumRanks * kNumLayouts);
  if (feature < kFirstPlainFeature)
    return kNumMemoryOperations + (feature - kFirstScalarFeature) / kNumElementClasses;
  return kNumMemoryOperations + kNumScalarOperations + (feature - kFirstPlainFeature);
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Makes the seed corpus of fuzz_differential\n");
  struct Candidate {
    TapeBytes tape;
    std::vector<size_t> features;
  };
  std::vector<Candidate> candidates;
  std::vector<bool> reached(kNumFeatures);
  for (unsigned i = 0; i < programs; ++i) {
    Candidate candidate;
    candidate.tape = trimTape(Tape::random(seed, i, 2048), GenerateOptions());
    Tape tape(candidate.tape);
    candidate.features = featureNumbers(generateCase(tape, GenerateOptions()));
    for (size_t each : candidate.features)
      reached[each] = true;
    candidates.push_back(std::move(candidate));
  }
  if (std::error_code code = sys::fs::create_directories(out.getValue())) {
    errs() << "fuzz-make-seeds: error: cannot create " << out << ": " << code.message() << '\n';
    return 2;
  }
  std::vector<bool> covered(kNumFeatures), operations(operationOf(kNumFeatures));
  size_t bytes = 0, files = 0;
  for (; files < number; ++files) {
    const Candidate *best = nullptr;
    double most = 0;
    for (const Candidate &candidate : candidates) {
      size_t fresh = 0;
      for (size_t each : candidate.features)
        fresh += !operations[operationOf(each)] ? kWorthOfAnOperation : !covered[each];
      double gain = static_cast<double>(fresh) / (kCostOfATape + static_cast<double>(candidate.tape.size()));
      if (gain > most) {
        most = gain;
        best = &candidate;
      }
    }
    if (!best)
      break;
    for (size_t each : best->features)
      covered[each] = operations[operationOf(each)] = true;
    SmallString<128> path(out.getValue());
    std::string name;
    raw_string_ostream(name) << format("tape-%02u", static_cast<unsigned>(files));
    sys::path::append(path, name);
    std::error_code code;
    raw_fd_ostream stream(path, code);
    if (!code) {
      stream.write(reinterpret_cast<const char *>(best->tape.data()), best->tape.size());
      stream.close();
      code = stream.error();
      stream.clear_error();
    }
    if (code) {
      errs() << "fuzz-make-seeds: error: cannot write " << path << ": " << code.message() << '\n';
      return 2;
    }
    bytes += best->tape.size();
  }
  size_t have = static_cast<size_t>(llvm::count(covered, true)), all = static_cast<size_t>(llvm::count(reached, true));
  outs() << files << " tapes, " << bytes << " bytes: " << have << " features of " << all << " that " << programs
         << " random tapes reach\n";
  std::set<size_t> told;
  for (size_t i = 0; i < kNumFeatures; ++i)
    if (!operations[operationOf(i)] && told.insert(operationOf(i)).second)
      outs() << "nothing like: " << featureName(i) << '\n';
  return 0;
}
