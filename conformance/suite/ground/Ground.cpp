//===-- Ground.cpp - how lit tests fared -----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verdicts and sums. Runs nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/ground/Ground.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <functional>
#include <tuple>

using namespace llvm;
using namespace memref_cts::conformance;

const char *memref_cts::conformance::name(GroundVerdict verdict) {
  static constexpr const char *kNames[] = {"grounded", "partly", "wrong", "refused", "not-callable"};
  return kNames[static_cast<size_t>(verdict)];
}

const char *memref_cts::conformance::name(GroundUnit unit) {
  static constexpr const char *kNames[] = {"file",     "RUN line",          "part",
                                           "function", "part after passes", "function after passes"};
  return kNames[static_cast<size_t>(unit)];
}

//===----------------------------------------------------------------------===//
// A file
//===----------------------------------------------------------------------===//

uint64_t GroundFile::bad() const {
  uint64_t sum = 0;
  for (const GroundPart &part : parts)
    sum += part.agreed.bad();
  return sum;
}

uint64_t GroundFile::compared() const {
  uint64_t sum = 0;
  for (const GroundPart &part : parts)
    for (const AgreedUnder &row : part.agreed.under)
      sum += row.compared();
  return sum;
}

uint64_t GroundFile::functions() const {
  uint64_t sum = 0;
  for (const GroundPart &part : parts)
    sum += part.agreed.functions;
  return sum;
}

uint64_t GroundFile::programs() const {
  uint64_t sum = 0;
  for (const GroundPart &part : parts)
    for (const AgreedUnder &row : part.agreed.under)
      sum += row.functions;
  return sum;
}

std::array<uint64_t, kNumVerdictKinds> GroundFile::counts() const {
  std::array<uint64_t, kNumVerdictKinds> sums{};
  for (const GroundPart &part : parts)
    for (const AgreedUnder &row : part.agreed.under)
      for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
        sums[kind] += row.counts[kind];
  return sums;
}

std::string GroundRun::text() const { return line ? "RUN line " + utostr(line) : passes; }

std::vector<GroundRun> GroundFile::silentRuns() const {
  std::vector<GroundRun> silent;
  for (const GroundRun &run : runs)
    if (run.compared == 0)
      silent.push_back(run);
  return silent;
}

void GroundFile::decide() {
  reason.clear();
  if (bad() || compared()) {
    verdict = bad() ? GroundVerdict::Wrong : silentRuns().empty() ? GroundVerdict::Grounded : GroundVerdict::Partly;
    return;
  }
  const bool isOfCalls = !reasons.empty() && all_of(reasons, [](const GroundReason &each) { return each.isOfCalls; });
  verdict = isOfCalls ? GroundVerdict::NotCallable : GroundVerdict::Refused;
  MapVector<StringRef, uint64_t> numbers;
  for (const GroundReason &each : reasons)
    ++numbers[each.reason];
  uint64_t most = 0;
  for (const auto &[text, number] : numbers)
    if (number > most) {
      most = number;
      reason = text.str();
    }
  if (reason.empty())
    reason = interrupted ? "interrupted" : "it has no part with code";
}

//===----------------------------------------------------------------------===//
// All files
//===----------------------------------------------------------------------===//

uint64_t GroundReport::of(GroundVerdict verdict) const {
  return static_cast<uint64_t>(count_if(files, [&](const GroundFile &file) { return file.verdict == verdict; }));
}

/// The sum of a number over all files.
template <typename Fn>
static uint64_t sumOf(ArrayRef<GroundFile> files, Fn number) {
  uint64_t sum = 0;
  for (const GroundFile &file : files)
    sum += std::invoke(number, file);
  return sum;
}

uint64_t GroundReport::bad() const { return sumOf(files, &GroundFile::bad); }
uint64_t GroundReport::compared() const { return sumOf(files, &GroundFile::compared); }
uint64_t GroundReport::functions() const { return sumOf(files, &GroundFile::functions); }
uint64_t GroundReport::programs() const { return sumOf(files, &GroundFile::programs); }

uint64_t GroundReport::runs() const {
  return sumOf(files, [](const GroundFile &file) { return file.runs.size(); });
}

uint64_t GroundReport::silentRuns() const {
  return sumOf(files, [](const GroundFile &file) { return file.silentRuns().size(); });
}

std::vector<std::string> GroundReport::silentSubjects() const {
  MapVector<StringRef, uint64_t> compared;
  for (const GroundFile &file : files)
    for (const GroundRun &run : file.runs)
      if (run.line == 0)
        compared[run.passes] += run.compared;
  std::vector<std::string> silent;
  for (const auto &[passes, calls] : compared)
    if (calls == 0 && !interrupted)
      silent.push_back(passes.str());
  return silent;
}

uint64_t GroundReport::errors() const {
  uint64_t sum = 0;
  for (const GroundFile &file : files) {
    sum += !file.unread.empty();
    for (const GroundPart &part : file.parts)
      sum += !part.agreed.error.empty() && part.agreed.unread.empty() && !part.agreed.interrupted;
  }
  return sum;
}

uint64_t GroundReport::flaky() const {
  uint64_t sum = 0;
  for (const GroundFile &file : files)
    for (const GroundPart &part : file.parts)
      sum += part.agreed.flaky.size();
  return sum;
}

std::array<uint64_t, kNumVerdictKinds> GroundReport::counts() const {
  std::array<uint64_t, kNumVerdictKinds> sums{};
  for (const GroundFile &file : files)
    for (const auto &[sum, count] : zip_equal(sums, file.counts()))
      sum += count;
  return sums;
}

std::vector<std::string> GroundReport::names() const {
  std::vector<std::string> all;
  for (const GroundFile &file : files)
    all.push_back(file.file);
  return all;
}

std::vector<GroundSum> GroundReport::reasons(ArrayRef<std::string> names) const {
  std::vector<GroundSum> sums;
  std::map<std::pair<GroundUnit, std::string>, size_t> known;
  for (const auto &[file, name] : zip_equal(files, names))
    for (const GroundReason &each : file.reasons) {
      auto [at, isNew] = known.try_emplace({each.unit, each.reason}, sums.size());
      if (isNew)
        sums.push_back({each.unit, each.reason, {}});
      sums[at->second].where.push_back(name + each.where);
    }
  llvm::sort(sums, [](const GroundSum &a, const GroundSum &b) {
    return std::tuple(a.unit, b.where.size(), StringRef(a.reason)) <
           std::tuple(b.unit, a.where.size(), StringRef(b.reason));
  });
  return sums;
}

int GroundReport::exitCode() const {
  if (interrupted || errors() > 0)
    return 2;
  if (bad() > 0)
    return 1;
  return flaky() > 0 || compared() == 0 || !silentSubjects().empty() ? 2 : 0;
}
