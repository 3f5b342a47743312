//===-- Mutants.cpp - the mutation score of the clauses --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A clause whose cases let a planted bug pass is not tested by them. All bugs of
// a clause are lowerings of one check. A bug that its clause lets pass meets the
// other cases that contain its words, one by one, until one catches it. Works
// only in the test-only tool, which has the bugs compiled in.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/Mutants.h"
#include "conformance/Report.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <iterator>
#include <tuple>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
struct BugRow {
  const char *bug, *clause, *words, *what;
};
const BugRow kRows[] = {
#define MEMREF_CTS_PLANTED_BUG(NAME, TEXT, CLAUSE, WORDS, WHAT) {TEXT, CLAUSE, WORDS, WHAT},
#include "lowering/PlantedBugs.def"
#undef MEMREF_CTS_PLANTED_BUG
};

/// Lowerings that one check has at once: each is a process.
constexpr size_t kAtOnce = 12;

/// A case of the suite as text.
struct SuiteCase {
  std::string path, text;
  unsigned rank; // those of clauses first, then those of operations
};
} // namespace

static unsigned rankOf(StringRef path) {
  unsigned rank = 0;
  for (StringRef folder : {"clauses", "ops", "traps", "llvm"}) {
    if (path.contains(("/" + folder + "/").str()))
      return rank;
    ++rank;
  }
  return rank;
}

/// Cheap cases first.
static Expected<std::vector<SuiteCase>> readSuite(StringRef folder, CallKinds calls) {
  std::vector<SuiteCase> suite;
  std::error_code error;
  for (sys::fs::recursive_directory_iterator at(folder, error), end; at != end && !error; at.increment(error)) {
    if (sys::path::extension(at->path()) != ".mlir")
      continue;
    ErrorOr<std::unique_ptr<MemoryBuffer>> file = memref_cts::readFile(at->path());
    if (!file)
      return createStringError(at->path() + ": cannot read: " + file.getError().message());
    StringRef text = (*file)->getBuffer();
    // What fails without any bug proves nothing.
    if (!text.contains("// XFAIL:") && (calls != CallKinds::Random || text.contains("// CALL-RANDOM:")))
      suite.push_back({at->path(), text.str(), rankOf(at->path())});
  }
  if (error)
    return createStringError(folder + ": cannot read: " + error.message());
  llvm::sort(suite, [](const SuiteCase &a, const SuiteCase &b) {
    return std::make_tuple(a.rank, a.text.size(), StringRef(a.path)) <
           std::make_tuple(b.rank, b.text.size(), StringRef(b.path));
  });
  return suite;
}

/// Checks files under bugs; notes what is caught. `own`: files of their clause, under
/// ours as well. Else it ends with the first finding, and confirm asks ours.
static void attack(ArrayRef<Mutant *> mutants, ArrayRef<std::string> files, bool own, CheckConfig config,
                   MutantReport &report, const std::function<bool()> &stop) {
  config.lowerings.clear();
  std::vector<std::string> names;
  if (own)
    names.push_back("ours");
  StringMap<Mutant *> mutantOf; // by the label of its lowering
  for (Mutant *mutant : mutants) {
    names.push_back("planted:" + mutant->bug);
    mutantOf[names.back()] = mutant;
  }
  for (const std::string &text : names) {
    Expected<LoweringSpec> spec = parseLowering(text);
    if (!spec) {
      report.errors.push_back(toString(spec.takeError()));
      return;
    }
    config.lowerings.push_back(std::move(*spec));
  }
  config.keep = 1;
  std::atomic<bool> found = false;
  CheckReport check = checkFiles(
      files, config,
      [&](unsigned, unsigned, uint64_t, uint64_t findings, StringRef) {
        if (!own && findings)
          found = true;
      },
      [&] { return found || stop(); });
  report.interrupted |= check.interrupted && !found;
  for (const FileReport &file : check.files) {
    // Files that were not reached have one too.
    if (!file.error.empty() && !found)
      report.errors.push_back(file.error);
    StringSet<> caughtHere;
    for (const Cell &cell : file.cells) {
      if (!cell.bad())
        continue;
      if (!mutantOf.contains(cell.lowering))
        report.errors.push_back(file.file + ": a finding without any bug (" + cell.lowering + ", " + cell.stage.text() +
                                ")");
      else
        caughtHere.insert(cell.lowering);
    }
    for (const auto &[label, mutant] : mutantOf) {
      if (!caughtHere.contains(label))
        continue;
      mutant->caughtOwn += own;
      if (mutant->caught())
        continue;
      mutant->caughtBy = sys::path::filename(file.file).str();
      if (!own)
        mutant->caughtIn = file.file;
      for (const Finding &finding : file.findings)
        if (finding.lowering == label && mutant->finding.empty())
          mutant->finding =
              (Twine(name(finding.verdict.kind)) + " (" + finding.stage.text() + "): " + finding.verdict.path).str();
    }
  }
}

/// What caught a bug must let the lowering without it pass.
static void confirm(CheckConfig config, MutantReport &report, const std::function<bool()> &stop) {
  StringSet<> seen;
  std::vector<std::string> files;
  for (const Mutant &mutant : report.mutants)
    if (!mutant.caughtIn.empty() && seen.insert(mutant.caughtIn).second)
      files.push_back(mutant.caughtIn);
  if (!files.empty() && !stop())
    attack({}, files, /*own=*/true, std::move(config), report, stop);
}

/// With random calls most bugs meet many cases. Code generation is most of their
/// cost, and needed only for what ref-llvm does not show.
static std::vector<CheckConfig> stepsOf(const CheckConfig &config) {
  if (config.calls != CallKinds::Random || !config.has(EngineKind::RefLLVM) || !config.has(EngineKind::Jit))
    return {config};
  CheckConfig first = config, second = config;
  first.engines.remove(EngineKind::Jit);
  second.engines.remove(EngineKind::RefLLVM);
  return {first, second};
}

namespace {
/// The case files of a run, by clause and by words.
struct MutantSuite {
  std::vector<SuiteCase> all;
  StringMap<StringRef> textOf;                               // of a file
  MapVector<const Clause *, std::vector<std::string>> files; // of a clause
  StringMap<const Clause *> clauseOf;                        // of a file

  MutantSuite(std::vector<SuiteCase> cases, const ConformInput &input) : all(std::move(cases)) {
    for (const SuiteCase &file : all)
      textOf[file.path] = file.text;
    for (const ClauseCase &file : input.cases) {
      files[file.clause].push_back(file.path);
      clauseOf[file.path] = file.clause;
    }
  }
  bool hasWords(const Clause *clause, const char *words) {
    return any_of(files[clause], [&](const std::string &path) { return textOf.lookup(path).contains(words); });
  }
  /// Files of other clauses with the words: those of the same chapter, then cheap ones first.
  std::vector<std::string> others(const Clause *of, const char *words) const;
};
} // namespace

std::vector<std::string> MutantSuite::others(const Clause *of, const char *words) const {
  std::vector<std::string> others, foreign;
  for (const SuiteCase &file : all) {
    const Clause *clause = clauseOf.lookup(file.path);
    if (clause == of || !StringRef(file.text).contains(words))
      continue;
    (clause && clause->chapter == of->chapter ? others : foreign).push_back(file.path);
  }
  append_range(others, foreign);
  return others;
}

/// Adds the wanted planted bugs to the report. By their numbers there: words that a case which
/// can show one has.
static std::vector<const char *> plant(const ConformInput &input, StringRef only, MutantReport &report) {
  Regex wanted(only);
  std::vector<const char *> words;
  for (const BugRow &row : kRows) {
    const Clause *clause = input.registry->find(row.clause);
    if (!clause) {
      report.errors.push_back("planted bug " + std::string(row.bug) + ": the registry has no clause " + row.clause);
    } else if (is_contained(input.clauses, clause) && wanted.match(row.bug)) {
      Mutant &mutant = report.mutants.emplace_back();
      mutant.bug = row.bug;
      mutant.what = row.what;
      mutant.clause = clause;
      words.push_back(row.words);
    }
  }
  return words;
}

MutantReport memref_cts::conformance::runMutants(const ConformInput &input, StringRef folder, StringRef only,
                                                 const CheckConfig &config,
                                                 const std::function<void(unsigned, unsigned, StringRef)> &progress,
                                                 const std::function<bool()> &stop) {
  MutantReport report;
  report.calls = config.calls;
  report.sandbox = sandboxText(config.worker);
  Expected<std::vector<SuiteCase>> cases = readSuite(folder, config.calls);
  if (!cases) {
    report.errors.push_back(toString(cases.takeError()));
    return report;
  }
  MutantSuite suite(std::move(*cases), input);
  std::vector<const char *> words = plant(input, only, report);
  // A clause whose cases have not even the words has nothing to say of the bug.
  MapVector<const Clause *, std::vector<Mutant *>> byClause;
  for (auto [number, mutant] : llvm::enumerate(report.mutants)) {
    if (suite.hasWords(mutant.clause, words[number]))
      byClause[mutant.clause].push_back(&mutant);
    mutant.ownCases = suite.files[mutant.clause].size();
  }
  unsigned done = 0, total = static_cast<unsigned>(report.mutants.size());
  const std::vector<CheckConfig> steps = stepsOf(config);
  for (auto &[clause, mutants] : byClause) {
    for (const CheckConfig &step : steps) {
      std::vector<Mutant *> left;
      llvm::copy_if(mutants, std::back_inserter(left), [](const Mutant *mutant) { return !mutant->caught(); });
      for (ArrayRef<Mutant *> rest = left; !rest.empty() && !stop();
           rest = rest.drop_front(std::min(kAtOnce, rest.size()))) {
        progress(done, total, clause->id);
        attack(rest.take_front(kAtOnce), suite.files[clause], /*own=*/true, step, report, stop);
      }
    }
    for (const Mutant *mutant : mutants)
      done += mutant->caught();
  }
  // What its own clause let pass meets other cases that can show it, until one does.
  for (auto [number, mutant] : llvm::enumerate(report.mutants)) {
    if (mutant.caught())
      continue;
    std::vector<std::string> others = suite.others(mutant.clause, words[number]);
    progress(done++, total, mutant.bug);
    for (const CheckConfig &step : steps) {
      if (stop())
        break;
      if (!mutant.caught() && !others.empty())
        attack(&mutant, others, /*own=*/false, step, report, stop);
    }
    if (stop()) {
      report.interrupted = true;
      break;
    }
  }
  confirm(config, report, stop);
  return report;
}

int MutantReport::exitCode() const {
  if (!errors.empty() || interrupted)
    return 2;
  // Fixed calls of the cases of a clause are what shows that it is broken.
  return llvm::any_of(mutants, [&](const Mutant &mutant) {
    return !mutant.caught() || (calls == CallKinds::Fixed && mutant.caughtOwn == 0);
  });
}

namespace {
struct Score {
  unsigned own = 0, caught = 0, all = 0;
  void add(const Mutant &mutant) {
    own += mutant.caughtOwn != 0;
    caught += mutant.caught();
    ++all;
  }
};
} // namespace

/// "a/b" where all of b are caught, "a+c/b" where c more are by other cases.
static std::string text(const Score &score) {
  std::string result = std::to_string(score.own);
  if (score.caught != score.own)
    result += "+" + std::to_string(score.caught - score.own);
  return result + "/" + std::to_string(score.all);
}

static StringRef describe(CallKinds calls) {
  switch (calls) {
  case CallKinds::Fixed:
    return "fixed cases";
  case CallKinds::Random:
    return "random runs of the cases";
  case CallKinds::All:
    return "fixed cases and random runs of the cases";
  }
  llvm_unreachable("all kinds are above");
}

void memref_cts::conformance::printMutants(raw_ostream &os, const MutantReport &report) {
  MapVector<const Clause *, Score> scores;
  MapVector<StringRef, Score> chapters;
  Score sum;
  size_t width = 0;
  for (const Mutant &mutant : report.mutants)
    width = std::max(width, mutant.bug.size());
  os << left_justify("clause", 20) << left_justify("planted bug", width + 2) << "caught by\n";
  for (const Mutant &mutant : report.mutants) {
    scores[mutant.clause].add(mutant);
    chapters[mutant.clause->chapter].add(mutant);
    sum.add(mutant);
    os << left_justify(mutant.clause->id, 20) << left_justify(mutant.bug, width + 2);
    if (!mutant.caught())
      os << "SURVIVED: " << mutant.what;
    else if (mutant.caughtOwn == 0)
      os << (report.calls == CallKinds::Fixed ? "NOT BY ITS CLAUSE: " : "") << mutant.caughtBy << "  "
         << mutant.finding;
    else
      os << mutant.caughtOwn << " of " << mutant.ownCases << "  " << mutant.finding;
    os << '\n';
  }
  os << "\nmutation score by clause (caught by its own cases + by others / planted):";
  unsigned column = 0;
  for (const auto &[clause, score] : scores)
    os << (column++ % 4 ? "   " : "\n  ") << left_justify(clause->id, 18) << left_justify(text(score), 7);
  os << "\nby chapter:";
  column = 0;
  for (const auto &[chapter, score] : chapters)
    os << (column++ % 6 ? "   " : "\n  ") << left_justify(chapter, 11) << left_justify(text(score), 7);
  os << "\nmutation score: " << sum.caught << " of " << sum.all << " planted bugs are caught by "
     << describe(report.calls) << ", " << sum.own << " of them by a case of their own clause\n";
  os << sandboxLine(report.sandbox);
  for (const std::string &error : report.errors)
    os << "error: " << error << '\n';
  if (report.interrupted)
    os << "interrupted: the score is not complete\n";
}

void memref_cts::conformance::writeMutantsJSON(raw_ostream &os, const MutantReport &report) {
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    beginReport(json, report.sandbox);
    json.attribute("interrupted", report.interrupted);
    json.attribute("runs", describe(report.calls));
    json.attributeArray("mutants", [&] {
      for (const Mutant &mutant : report.mutants)
        json.object([&] {
          json.attribute("bug", mutant.bug);
          json.attribute("clause", mutant.clause->id);
          json.attribute("what", mutant.what);
          json.attribute("own_cases", static_cast<int64_t>(mutant.ownCases));
          json.attribute("caught_by_own_cases", static_cast<int64_t>(mutant.caughtOwn));
          json.attribute("caught", mutant.caught());
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
