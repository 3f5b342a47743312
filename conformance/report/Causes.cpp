//===-- Causes.cpp - findings by cause -------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads fields of verdicts only. Must not decide what is a finding.
//
//===----------------------------------------------------------------------===//

#include "conformance/report/Causes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static std::string causeText(const Verdict &verdict) {
  return std::string(name(verdict.kind)) + ": " + faultText(verdict);
}

size_t CauseGroup::files() const {
  StringSet<> names;
  for (const Finding *finding : findings)
    names.insert(finding->file);
  return names.size();
}

std::vector<CauseGroup> memref_cts::conformance::groupByCause(ArrayRef<FileReport> files) {
  std::vector<CauseGroup> groups;
  std::map<std::tuple<std::string, std::string, std::string>, size_t> known;
  for (const FileReport &file : files)
    for (const Finding &finding : file.findings) {
      std::string text = causeText(finding.verdict);
      auto [at, isNew] =
          known.try_emplace({text, finding.lowering, finding.blame.textWith(finding.lowering)}, groups.size());
      if (isNew)
        groups.push_back({std::move(text), {}});
      groups[at->second].findings.push_back(&finding);
    }
  return groups;
}

void memref_cts::conformance::printCauseTable(raw_ostream &os, ArrayRef<CauseLine> lines, StringRef which) {
  constexpr size_t kShown = 20;
  auto counted = [](size_t count, const char *what) { return utostr(count) + ' ' + what + (count == 1 ? "" : "s"); };
  size_t findings = 0;
  for (const CauseLine &line : lines)
    findings += line.findings;
  if (findings < 4)
    return;
  std::vector<const CauseLine *> sorted;
  for (const CauseLine &line : lines)
    sorted.push_back(&line);
  llvm::sort(sorted, [](const CauseLine *a, const CauseLine *b) {
    return a->findings != b->findings ? a->findings > b->findings : a < b; // places in one array
  });
  os << counted(lines.size(), "cause") << " of the " << counted(findings, "finding") << ' ' << which << ":\n";
  for (const CauseLine *line : ArrayRef(sorted).take_front(kShown))
    os << "  " << line->text << '\n'
       << "      " << counted(line->findings, "finding") << " in " << counted(line->files, "file") << ", first "
       << line->first << "; " << line->blame << '\n';
  if (lines.size() > kShown)
    os << "  ... and " << lines.size() - kShown << " more\n";
}
