//===-- GateText.cpp - the gate for people -------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// New trouble by cause, the rest in a line each, the answer last.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/GateText.h"

#include "conformance/NoLowering.h"
#include "conformance/Paint.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/report/Causes.h"
#include "conformance/words/Stage.h"
#include "conformance/words/Verdict.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kShown = 20; // of each kind; --verbose has all

static void printMore(raw_ostream &os, size_t count, size_t shown) {
  if (count > shown)
    os << "  ... and " << count - shown << " more; --verbose has all\n";
}

static std::string plural(size_t count, StringRef one, StringRef many) {
  return utostr(count) + " " + (count == 1 ? one : many).str();
}

/// "3 files, 1 clause"
static std::string countText(uint64_t files, uint64_t clauses) {
  std::string text = files || !clauses ? plural(files, "file", "files") : "";
  return text + (clauses ? (text.empty() ? "" : ", ") + plural(clauses, "clause", "clauses") : "");
}

/// "engine jit", "stage lower"
static std::string stageText(StringRef stage) {
  std::optional<Stage> known = Stage::parse(stage);
  return (known && known->step() ? "stage " : "engine ") + stage.str();
}

/// "lowered-ub under ours, engine ref-llvm, found by fuzz": what the signature of a campaign's finding begins with.
static std::string campaignText(const TroubleKey &key) {
  SmallVector<StringRef> parts; // lowering, stage, verdict, and what is wrong
  StringRef(key.path).split(parts, '|', /*MaxSplit=*/3);
  bool isKnown = parts.size() > 2 && verdictNamed(parts[2]) && Stage::parse(parts[1]);
  return (isKnown ? parts[2].str() : key.verdict) + " under " + key.lowering +
         (isKnown ? ", " + stageText(parts[1]) : "") + ", found by fuzz";
}

/// " at end of the run: out-of-bounds in llvm.load", " at lower of @f: left-operation in memref.load".
static std::string whatText(const TroubleKey &key) {
  std::string fault = key.faultText();
  // A cause says the place, of which the path says more.
  auto [place, rest] = StringRef(fault).split(": ");
  if (key.trap.empty() && !rest.empty() && StringRef(key.path).starts_with(place))
    fault = rest.str();
  return (key.path.empty() ? "" : " at " + key.path) + (fault.empty() ? "" : ": " + fault);
}

/// "f.mlir @f under ours, engine jit: differ at result 0"
static std::string oneLine(const GateResult &result, const TroubleKey &key) {
  if (key.subject.is(SubjectKind::Campaign))
    return campaignText(key) + ": signature " + key.path;
  return result.shown(key.subject) + (key.function.empty() ? "" : " " + key.function) +
         (isNoLowering(key.lowering) ? "" : " under " + key.lowering) +
         (key.engine.empty() ? "" : ", " + stageText(key.engine)) + ": " + key.verdict + whatText(key);
}

/// "jit:", as `check` prints it; "seen:" of what no engine saw.
static std::string seenBy(const TroubleKey &key, const Trouble &trouble) {
  std::optional<Stage> stage = Stage::parse(key.engine);
  return stage && stage->engine() && !trouble.expected.empty() ? key.engine + ":" : "seen:";
}

/// Where a reader looks: of a campaign's finding, the program.
static std::string place(const Trouble &trouble) {
  if (!trouble.program.empty())
    return trouble.program;
  return trouble.shownFile + (trouble.line ? ":" + utostr(trouble.line) : "");
}

/// Calls of which a block of the reference machine has been printed: file, line, lowering, replay.
using ShownCalls = std::set<std::tuple<std::string, unsigned, std::string, std::string>>;

/// Whether a block above has the call and the replay command of a native engine's finding.
static bool isShown(const TroubleKey &key, const Trouble &trouble, ShownCalls &shown) {
  if (trouble.replay.empty())
    return false;
  std::tuple call(trouble.shownFile, trouble.line, key.lowering, trouble.replay);
  if (key.engine != name(EngineKind::RefLLVM))
    return shown.count(call);
  shown.insert(std::move(call));
  return false;
}

static void printFresh(raw_ostream &os, const TroubleKey &key, const Trouble &trouble, bool colour, ShownCalls *shown) {
  Paint paint{os, colour};
  paint(raw_ostream::RED, "new: ");
  const bool isOfFuzz = key.subject.is(SubjectKind::Campaign);
  os << place(trouble) << ": ";
  if (isOfFuzz)
    os << campaignText(key) << '\n';
  else
    os << key.verdict << " under " << (isNoLowering(key.lowering) ? "no lowering" : key.lowering) << ", "
       << stageText(key.engine.empty() ? "-" : key.engine) << '\n';
  auto field = [&](StringRef name, const std::string &text) {
    if (!text.empty())
      os << "  " << left_justify(name, 10) << ' ' << text << '\n';
  };
  const bool repeats = shown && isShown(key, trouble, *shown);
  field("call:", repeats ? "that of engine ref-llvm above, with its replay command" : trouble.call);
  field(isOfFuzz ? "signature:" : "compared:", trouble.where);
  field("expected:", trouble.expected);
  if (!isOfFuzz) // the place has the program
    field(seenBy(key, trouble), trouble.seen);
  for (const std::string &note : trouble.notes)
    field("note:", note);
  if (repeats)
    return;
  field("blame:", trouble.blame);
  field("replay:", trouble.replay);
}

namespace {
using Fresh = std::pair<TroubleKey, Trouble>;
/// New troubles of one cause, in the order of the result.
struct FreshCause {
  std::string text; // without files, functions and the blame
  std::vector<const Fresh *> troubles;
};
} // namespace

static std::vector<FreshCause> causesOf(ArrayRef<Fresh> fresh) {
  std::vector<FreshCause> causes;
  std::map<std::tuple<std::string, std::string, std::string>, size_t> known;
  for (const Fresh &each : fresh) {
    const TroubleKey &key = each.first;
    if (key.subject.is(SubjectKind::Campaign)) {
      causes.push_back({key.path, {&each}}); // of one cause by its signature
      continue;
    }
    std::string what = key.faultText();
    if (what.empty())
      what = key.path;
    std::string text = key.verdict + (what.empty() ? "" : ": " + what);
    auto [at, isNew] = known.try_emplace({text, key.lowering, each.second.blame}, causes.size());
    if (isNew)
      causes.push_back({std::move(text), {}});
    causes[at->second].troubles.push_back(&each);
  }
  return causes;
}

static void printFresh(raw_ostream &os, const FreshCause &cause, bool colour, bool all, ShownCalls &shown) {
  ArrayRef<const Fresh *> troubles = cause.troubles;
  size_t inFull = numInFull(troubles.size(), all);
  for (const Fresh *each : troubles.take_front(inFull)) {
    printFresh(os, each->first, each->second, colour, all ? nullptr : &shown);
    os << '\n';
  }
  if (troubles.size() <= inFull)
    return;
  troubles = troubles.drop_front(inFull);
  os << "new: " << plural(troubles.size(), "more finding", "more findings") << " of this cause (all: --verbose):\n";
  for (const Fresh *each : troubles.take_front(kCauseListed))
    os << "  " << place(each->second) << (each->first.function.empty() ? "" : " " + each->first.function)
       << (each->first.engine.empty() ? "" : ", " + stageText(each->first.engine)) << '\n';
  if (troubles.size() > kCauseListed)
    os << "  ... and " << troubles.size() - kCauseListed << " more\n";
  os << '\n';
}

static void tabulate(raw_ostream &os, ArrayRef<FreshCause> causes) {
  std::vector<CauseLine> lines;
  for (const FreshCause &cause : causes) {
    std::set<Subject> subjects;
    for (const Fresh *each : cause.troubles)
      subjects.insert(each->first.subject);
    const Fresh &first = *cause.troubles.front();
    lines.push_back({cause.text, cause.troubles.size(), subjects.size(), place(first.second),
                     first.second.blame.empty() ? "under " + first.first.lowering : first.second.blame});
  }
  printCauseTable(os, lines, "that are new");
}

/// New trouble in one line, like a compiler's error, and its notes like a compiler's.
static void printLine(raw_ostream &os, const GateResult &result, const Fresh &fresh, bool colour) {
  constexpr size_t kLongest = 160;
  const auto &[key, trouble] = fresh;
  const std::string at = (trouble.program.empty() ? trouble.shownFile : trouble.program) + ':' +
                         utostr(std::max(trouble.line, 1u)) + ":1: ";
  os << at;
  Paint paint{os, colour};
  paint(raw_ostream::RED, "error");
  os << ": new: " << oneLine(result, key)
     << (trouble.expected.empty() ? "" : ": expected " + shortened(printable(trouble.expected), kLongest));
  if (!trouble.seen.empty() && !key.subject.is(SubjectKind::Campaign))
    os << (trouble.expected.empty() ? ": " : ", seen ") << shortened(printable(trouble.seen), kLongest);
  os << '\n';
  for (const std::string &note : trouble.notes)
    os << at << "note: " << printable(note) << '\n';
}

/// Rows of the baseline that this run met, or not.
static void printKept(raw_ostream &os, const GateResult &result, size_t shown) {
  std::vector<const Fresh *> known;
  for (bool hasMoreRuns : {true, false}) // what grows must not hide behind the others
    for (const Fresh &each : result.known)
      if (each.second.hasMoreRuns() == hasMoreRuns)
        known.push_back(&each);
  for (const Fresh *each : ArrayRef(known).take_front(shown)) {
    const Trouble &trouble = each->second;
    std::string runs = trouble.runsText();
    os << "known: " << oneLine(result, each->first) << (runs.empty() ? "" : ": " + runs)
       << (trouble.note.empty() ? "" : " (" + trouble.note + ")") << '\n';
  }
  printMore(os, result.known.size(), shown);
  for (size_t i = 0; i < result.fixed.size() && i < shown; ++i)
    os << "fixed: " << oneLine(result, result.fixed[i].first) << '\n';
  printMore(os, result.fixed.size(), shown);
  if (!result.fixed.empty() && !result.updated)
    os << "  --update takes what is fixed out of the baseline, so that it cannot come back\n";
  for (size_t i = 0; i < result.notShown.size() && i < shown; ++i)
    os << "not shown: " << oneLine(result, result.notShown[i].first) << '\n';
  printMore(os, result.notShown.size(), shown);
  if (!result.notShown.empty())
    os << "  this run made fewer calls than the baseline's, or drew others: whether they are fixed is not known\n";
}

/// "130 runs in 3 files, 80 runs of fuzz"
static std::string runsText(const GateResult &result) {
  std::string fuzz = plural(result.campaignRuns, "run", "runs") + " of fuzz";
  if (result.campaignRuns && result.coverage.empty())
    return fuzz;
  return plural(result.checked(), "run", "runs") + " in " + countText(result.files(), result.clauses()) +
         (result.campaignRuns ? ", " + fuzz : "");
}

void memref_cts::conformance::printGate(raw_ostream &os, const GateResult &result, bool colour, Detail detail) {
  const bool isQuiet = detail == Detail::Quiet;
  const size_t shown = detail == Detail::Verbose ? SIZE_MAX : kShown;
  const std::vector<FreshCause> causes = causesOf(result.fresh);
  ShownCalls shownCalls;
  if (isQuiet)
    for (const Fresh &each : result.fresh)
      printLine(os, result, each, colour);
  else
    for (const FreshCause &cause : ArrayRef(causes).take_front(shown))
      printFresh(os, cause, colour, detail == Detail::Verbose, shownCalls);
  if (!isQuiet && causes.size() > shown)
    os << "  ... and " << plural(causes.size() - shown, "more cause", "more causes") << "; --verbose has all\n";
  for (size_t i = 0; i < result.lost.size() && i < shown; ++i) {
    const Loss &loss = result.lost[i];
    os << "lost: " << result.shown(loss.subject) << (isNoLowering(loss.lowering) ? "" : " under " + loss.lowering)
       << '\n';
    for (const std::string &what : loss.what)
      os << "  " << what << '\n';
  }
  printMore(os, result.lost.size(), shown);
  if (!isQuiet)
    printKept(os, result, shown);
  for (size_t i = 0; i < result.errors.size() && i < shown; ++i)
    os << "error: " << result.errors[i] << '\n';
  printMore(os, result.errors.size(), shown);
  if (!isQuiet)
    tabulate(os, causes);
  // A campaign's replay command runs a script.
  if (!isQuiet && any_of(result.fresh, [](const Fresh &each) {
        return !each.second.replay.empty() && !each.first.subject.is(SubjectKind::Campaign);
      }))
    os << kReplayHint;
  for (const std::string &hint : result.hints)
    os << hint << '\n';
  os << sandboxLine(result.sandbox) << "baseline: " << result.baseline;
  if (!result.numbersCompared && !result.coverage.empty())
    os << " (made with another number of random calls: counts are compared with zero only)";
  os << '\n';
  if (uint64_t unknown = result.unknownFiles + result.unknownClauses)
    os << countText(result.unknownFiles, result.unknownClauses) << (unknown == 1 ? " is" : " are")
       << " not in the baseline yet; --update adds " << (unknown == 1 ? "it\n" : "them\n");
  if (result.campaignIsUnknown)
    os << "no finding of fuzz is in the baseline yet; --update adds them\n";
  if (result.notLookedAt)
    os << plural(result.notLookedAt, "row", "rows") << " of the baseline not looked at (--partial)\n";
  if (result.unnamed)
    os << plural(result.unnamed, "known trouble has a row", "known troubles have rows")
       << " of an older memref-cts, which would know each other fault of the place, too; --update names the fault\n";
  if (result.interrupted)
    os << "interrupted: this is not the whole run\n";
  os << runsText(result) << ": " << result.fresh.size() << " new, " << result.known.size() << " known, "
     << result.fixed.size() << " fixed, " << result.lost.size() << " lost"
     << (result.notShown.empty() ? "" : ", " + utostr(result.notShown.size()) + " not shown")
     << (result.moreRuns ? ", " + utostr(result.moreRuns) + " known in more runs" : "")
     << (result.waived() ? ", " + utostr(result.waived()) + " waived" : "") << '\n';
  bool red = result.exitCode() != 0;
  std::string said = red ? "red" : "green";
  if (result.updated)
    said = "baseline rewritten";
  else if (!result.errors.empty() || result.interrupted)
    said = std::string("no answer, ") + (result.errors.empty() ? "the run was interrupted" : "see the errors above");
  Paint paint{os, colour};
  paint(red ? raw_ostream::RED : raw_ostream::GREEN, "gate: " + said + "\n");
}
