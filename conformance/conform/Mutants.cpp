//===-- Mutants.cpp - the mutation score of the clauses --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A clause whose cases let a planted bug pass is not tested by them. All bugs of
// a clause are lowerings of one check. Works only in the test-only tool, which
// has the bugs compiled in.
//
//===----------------------------------------------------------------------===//

#include "conformance/Conform.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
struct Row {
  const char *bug, *clause, *what;
};
const Row kRows[] = {
#define MEMREF_CTS_PLANTED_BUG(NAME, TEXT, CLAUSE, WHAT) {TEXT, CLAUSE, WHAT},
#include "lowering/PlantedBugs.def"
#undef MEMREF_CTS_PLANTED_BUG
};
} // namespace

/// Checks files under bugs; notes what is caught. Returns the number of bugs
/// still alive.
static void attack(MutableArrayRef<Mutant *> mutants, ArrayRef<std::string> files, bool own, CheckConfig config,
                   MutantReport &report, const std::function<bool()> &stop) {
  config.lowerings.clear();
  std::vector<std::string> names{"ours"};
  for (Mutant *mutant : mutants)
    names.push_back("planted:" + mutant->bug);
  for (const std::string &text : names) {
    Expected<LoweringSpec> spec = parseLowering(text);
    if (!spec) {
      report.errors.push_back(toString(spec.takeError()));
      return;
    }
    config.lowerings.push_back(std::move(*spec));
  }
  config.keep = 1;
  CheckReport check = checkFiles(files, config, nullptr, stop);
  report.interrupted |= check.interrupted;
  for (const FileReport &file : check.files) {
    if (!file.error.empty())
      report.errors.push_back(file.error);
    StringSet<> caughtHere;
    for (const Cell &cell : file.cells) {
      if (!cell.bad())
        continue;
      if (!StringRef(cell.lowering).starts_with("planted:"))
        report.errors.push_back(file.file + ": a finding without any bug (" + cell.lowering + ", " + cell.engine + ")");
      else
        caughtHere.insert(cell.lowering);
    }
    for (Mutant *mutant : mutants) {
      mutant->ownCases += own;
      if (!caughtHere.contains("planted:" + mutant->bug))
        continue;
      mutant->caughtOwn += own;
      if (mutant->caught())
        continue;
      mutant->caughtBy = sys::path::filename(file.file).str();
      for (const Finding &finding : file.findings)
        if (finding.lowering == "planted:" + mutant->bug && mutant->finding.empty())
          mutant->finding = (Twine(name(finding.verdict.kind)) + " (" + finding.engine + "): " + finding.verdict.path).str();
    }
  }
}

MutantReport memref_cts::conformance::runMutants(
    const ConformInput &input, CheckConfig config,
    const std::function<void(unsigned, unsigned, StringRef)> &progress, const std::function<bool()> &stop) {
  MutantReport report;
  MapVector<const Clause *, std::vector<std::string>> files;
  for (const ClauseCase &file : input.cases)
    files[file.clause].push_back(file.path);
  for (const Row &row : kRows) {
    const Clause *clause = input.registry->find(row.clause);
    if (!clause)
      report.errors.push_back("planted bug " + std::string(row.bug) + ": the registry has no clause " + row.clause);
    else if (is_contained(input.clauses, clause))
      report.mutants.push_back({row.bug, row.what, clause, 0, 0, "", ""});
  }
  MapVector<const Clause *, std::vector<Mutant *>> byClause;
  for (Mutant &mutant : report.mutants)
    byClause[mutant.clause].push_back(&mutant);
  unsigned done = 0, total = static_cast<unsigned>(byClause.size());
  for (auto &[clause, mutants] : byClause) {
    progress(done++, total, clause->id);
    if (stop()) {
      report.interrupted = true;
      return report;
    }
    if (files.count(clause))
      attack(mutants, files[clause], /*own=*/true, config, report, stop);
  }
  // What its own clause let pass meets the cases of all others.
  std::vector<Mutant *> alive;
  for (Mutant &mutant : report.mutants)
    if (!mutant.caught())
      alive.push_back(&mutant);
  std::vector<std::string> others;
  for (const ClauseCase &file : input.cases)
    others.push_back(file.path);
  if (!alive.empty() && !others.empty() && !report.interrupted) {
    progress(total, total, "survivors against all cases");
    attack(alive, others, /*own=*/false, config, report, stop);
  }
  return report;
}

int MutantReport::exitCode() const {
  if (!errors.empty() || interrupted)
    return 2;
  return llvm::any_of(mutants, [](const Mutant &mutant) { return mutant.caughtOwn == 0; }) ? 1 : 0;
}

void memref_cts::conformance::printMutants(raw_ostream &os, const MutantReport &report) {
  MapVector<const Clause *, std::pair<unsigned, unsigned>> scores; // caught by own cases, all
  size_t width = 0;
  for (const Mutant &mutant : report.mutants)
    width = std::max(width, mutant.bug.size());
  os << left_justify("clause", 20) << left_justify("planted bug", width + 2) << "caught by\n";
  for (const Mutant &mutant : report.mutants) {
    auto &[caught, all] = scores[mutant.clause];
    caught += mutant.caughtOwn != 0;
    ++all;
    os << left_justify(mutant.clause->id, 20) << left_justify(mutant.bug, width + 2);
    if (!mutant.caught())
      os << "SURVIVED: " << mutant.what;
    else if (mutant.caughtOwn == 0)
      os << "another clause only: " << mutant.caughtBy << "  " << mutant.finding;
    else
      os << mutant.caughtOwn << " of " << mutant.ownCases << "  " << mutant.finding;
    os << '\n';
  }
  unsigned caught = 0, all = 0;
  os << "\nmutation score by clause:";
  unsigned column = 0;
  for (const auto &[clause, score] : scores) {
    os << (column++ % 4 ? "   " : "\n  ") << left_justify(clause->id, 18) << score.first << '/' << score.second;
    caught += score.first;
    all += score.second;
  }
  os << '\n';
  os << "mutation score: " << caught << " of " << all << " planted bugs are caught by a case of their own clause\n";
  for (const std::string &error : report.errors)
    os << "error: " << error << '\n';
  if (report.interrupted)
    os << "interrupted: the score is not complete\n";
}

void memref_cts::conformance::writeMutantsJSON(raw_ostream &os, const MutantReport &report) {
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    json.attribute("format", 1);
    json.attribute("interrupted", report.interrupted);
    json.attributeArray("mutants", [&] {
      for (const Mutant &mutant : report.mutants)
        json.object([&] {
          json.attribute("bug", mutant.bug);
          json.attribute("clause", mutant.clause->id);
          json.attribute("what", mutant.what);
          json.attribute("own_cases", static_cast<int64_t>(mutant.ownCases));
          json.attribute("caught_by_own_cases", static_cast<int64_t>(mutant.caughtOwn));
          json.attribute("caught_by", mutant.caughtBy);
          json.attribute("finding", json::fixUTF8(mutant.finding));
        });
    });
    json.attributeArray("errors", [&] {
      for (const std::string &error : report.errors)
        json.value(json::fixUTF8(error));
    });
  });
  os << '\n';
}
