//===-- Agree.cpp - programs before and after passes -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a user writes of passes, and sums. Runs nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/agree/Agree.h"

#include "conformance/PlainText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <random>

using namespace llvm;
using namespace memref_cts::conformance;

Expected<PassSubject> memref_cts::conformance::parsePassSubject(StringRef text) {
  PassSubject subject;
  StringRef passes = text.trim();
  // Options of a pass have a '=', too, behind a brace.
  if (size_t at = passes.find_first_of("=({,"); at != StringRef::npos && passes[at] == '=') {
    StringRef name = passes.take_front(at);
    if (name.empty() || !isAlpha(name.front()) ||
        !all_of(name, [](char c) { return isAlnum(c) || c == '_' || c == '.' || c == '-'; }))
      return createStringError("--pass=" + text + ": '" + name +
                               "' is no name: letters, digits, '_', '.' and '-', the first a letter");
    subject.name = name.str();
    passes = passes.drop_front(at + 1).trim();
  }
  if (passes.empty())
    return createStringError("--pass=" + text + ": there is no pass");
  subject.passes = passes.str();
  if (subject.name.empty())
    subject.name = subject.passes;
  return subject;
}

std::vector<PassSubject> memref_cts::conformance::randomPasses(uint64_t count, uint64_t seed) {
  static constexpr const char *kPasses[] = {
#define RANDOM_PASS(Text) Text,
#include "conformance/suite/agree/random_passes.def"
  };
  constexpr unsigned kLeast = 2, kMost = 5;
  std::mt19937_64 random(seed);
  std::vector<PassSubject> all;
  StringSet<> known;
  while (all.size() < count) {
    std::string text;
    for (uint64_t i = 0, e = kLeast + random() % (kMost - kLeast + 1); i < e; ++i)
      text += (text.empty() ? "" : ",") + std::string(kPasses[random() % std::size(kPasses)]);
    if (known.insert(text).second)
      all.push_back({text, text, /*isDrawn=*/true});
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

static uint64_t badOf(const std::array<uint64_t, kNumVerdictKinds> &counts) {
  uint64_t sum = 0;
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (isBad(static_cast<VerdictKind>(kind)))
      sum += counts[kind];
  return sum;
}

uint64_t AgreedUnder::bad() const { return badOf(counts); }
uint64_t AgreedUnder::compared() const { return of(VerdictKind::Agree) + bad(); }

uint64_t AgreedFile::bad() const {
  uint64_t sum = 0;
  for (const AgreedUnder &row : under)
    sum += row.bad();
  return sum;
}

uint64_t AgreedFile::compared() const {
  uint64_t sum = 0;
  for (const AgreedUnder &row : under)
    sum += row.compared();
  return sum;
}

std::array<uint64_t, kNumVerdictKinds> AgreeReport::counts() const {
  std::array<uint64_t, kNumVerdictKinds> sums{};
  for (const AgreedFile &file : files)
    for (const AgreedUnder &row : file.under)
      for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
        sums[kind] += row.counts[kind];
  return sums;
}

uint64_t AgreeReport::bad() const { return badOf(counts()); }
uint64_t AgreeReport::compared() const { return counts()[static_cast<size_t>(VerdictKind::Agree)] + bad(); }

uint64_t AgreeReport::errors() const {
  return static_cast<uint64_t>(count_if(files, [](const AgreedFile &file) { return !file.error.empty(); }));
}

uint64_t AgreeReport::refused() const {
  return static_cast<uint64_t>(count_if(files, [](const AgreedFile &file) { return !file.refusal.empty(); }));
}

uint64_t AgreeReport::flaky() const {
  uint64_t sum = 0;
  for (const AgreedFile &file : files)
    sum += file.flaky.size();
  return sum;
}

uint64_t AgreeReport::calls() const {
  uint64_t sum = 0;
  for (uint64_t count : counts())
    sum += count;
  return sum;
}

uint64_t AgreeReport::unchecked() const { return calls() - compared(); }

bool AgreeReport::tooManyUnchecked() const {
  return static_cast<double>(unchecked()) * 100 > maxUnchecked * static_cast<double>(calls());
}

/// Why nothing was compared in a file under a subject.
static std::string whySilent(const AgreedFile &file, size_t subject) {
  if (!file.refusal.empty())
    return file.refusal;
  if (subject >= file.under.size())
    return "it was not compared";
  const AgreedUnder &row = file.under[subject];
  if (!row.refusal.empty())
    return row.refusal;
  if (!row.leftOut.empty())
    return "@" + row.leftOut.front().function + ": " + row.leftOut.front().why;
  return row.reasons.empty() ? "no call was made" : row.reasons.begin()->first;
}

std::vector<SilentLowering> AgreeReport::silentSubjects(bool isNamed) const {
  std::vector<SilentLowering> silent;
  if (interrupted || files.empty())
    return silent;
  for (const auto &[number, subject] : enumerate(subjects)) {
    const bool isCompared = any_of(files, [at = number](const AgreedFile &file) {
      return at < file.under.size() && file.under[at].compared() > 0;
    });
    if (isCompared || (isNamed && subject.isDrawn))
      continue;
    // The words of a file that the passes got, if one did.
    const auto first = find_if(files, [](const AgreedFile &file) { return !file.under.empty(); });
    const AgreedFile &file = first == files.end() ? files.front() : *first;
    silent.push_back({subject.name, file.file + ": " + firstLine(whySilent(file, number))});
  }
  return silent;
}

std::vector<size_t> AgreeReport::uncheckedFiles() const {
  std::vector<size_t> unchecked;
  for (const auto &[number, file] : enumerate(files)) {
    const bool isChosen = functions.empty() || file.without.size() < functions.size();
    if (file.error.empty() && !file.interrupted && !file.isNegative && isChosen && file.compared() == 0)
      unchecked.push_back(number);
  }
  return unchecked;
}

std::vector<std::string> AgreeReport::missingFunctions() const {
  std::vector<std::string> missing;
  for (const std::string &function : functions)
    if (!interrupted && all_of(files, [&](const AgreedFile &file) { return is_contained(file.without, function); }))
      missing.push_back(function);
  return missing;
}

int AgreeReport::exitCode() const {
  if (interrupted || any_of(files, [](const AgreedFile &file) { return !file.error.empty(); }))
    return 2;
  if (bad() > 0)
    return 1;
  if (flaky() > 0 || compared() == 0 || !silentSubjects(/*isNamed=*/true).empty() || !missingFunctions().empty() ||
      (maxUnchecked < 100 && !uncheckedFiles().empty()))
    return 2;
  return tooManyUnchecked() ? 1 : 0;
}
