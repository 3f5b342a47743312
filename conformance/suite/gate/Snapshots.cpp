//===-- Snapshots.cpp - reports become snapshots -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One reader for the JSON of all subcommands: files with cells (check), clauses
// with results (conform), cells of a matrix (abi), findings at the top level
// (fuzz, and others). Fields it does not know are other people's; fields it
// knows must be what they should be.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/Snapshots.h"

#include "conformance/Document.h"
#include "conformance/NoLowering.h"
#include "conformance/words/CellVerdict.h"
#include "conformance/words/ClauseState.h"
#include "conformance/words/SilentLowering.h"
#include "conformance/words/Verdict.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr uint64_t kFormat = 1;
static constexpr size_t kMaxReasons = 3;

//===----------------------------------------------------------------------===//
// Names that stay
//===----------------------------------------------------------------------===//

static SmallString<256> absolutePath(StringRef path) {
  SmallString<256> absolute(path);
  (void)sys::fs::make_absolute(absolute);
  sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  return absolute;
}

/// What is left of `path` in `folder`, if it is there.
static std::optional<StringRef> below(StringRef folder, StringRef path) {
  if (folder.empty() || !path.consume_front(folder) || !(path.empty() || path.consume_front("/")))
    return std::nullopt;
  return path;
}

/// `file` as seen from the folder of the baseline, or in the tool's data.
static Subject subjectOf(const ReportOptions &options, StringRef file) {
  if (Subject::isInput(file))
    return Subject::input(file);
  SmallString<256> from = absolutePath(options.folder), to = absolutePath(file);
  SmallString<256> data = options.data.empty() ? SmallString<256>() : absolutePath(options.data);
  if (std::optional<StringRef> name = below(data, to); name && !below(data, from))
    return Subject::dataFile(*name);
  auto f = sys::path::begin(from), fEnd = sys::path::end(from);
  auto t = sys::path::begin(to), tEnd = sys::path::end(to);
  while (f != fEnd && t != tEnd && *f == *t) {
    ++f;
    ++t;
  }
  SmallString<256> result;
  for (; f != fEnd; ++f)
    sys::path::append(result, "..");
  for (; t != tEnd; ++t)
    sys::path::append(result, *t);
  return Subject::file(result);
}

void TroubleKey::setWhat(std::string verdictText, std::string pathText) {
  static const std::string endOfRun = Place{PlaceKind::EndOfRun}.anywhere();
  std::optional<VerdictKind> kind = verdictNamed(verdictText);
  isOfTrap = pathText == endOfRun && (kind == VerdictKind::LoweredUB || kind == VerdictKind::TrapDiffer);
  verdict = std::move(verdictText);
  path = std::move(pathText);
}

std::string TroubleKey::faultText() const {
  if (trap.empty())
    return cause == kUnknown ? "" : cause;
  return trap + (operation.empty() ? "" : " in " + operation) + (origin.empty() ? "" : ", made by " + origin);
}

std::string Trouble::runsText() const {
  if (!runs || !runsBefore || *runs == *runsBefore)
    return "";
  return utostr(*runs) + (*runs == 1 ? " run, " : " runs, ") + utostr(*runsBefore) + " before";
}

/// "@f" of "@f(1, 2)".
static std::string functionOf(StringRef call) { return call.starts_with("@") ? call.split('(').first.str() : ""; }

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
class ReportReader {
public:
  ReportReader(const ReportOptions &options, Snapshot &snapshot) : options(options), snapshot(snapshot) {}
  void report(const Node &root);

private:
  std::string lowering(const Node &node, StringRef key) const;
  void config(const Node &root);
  void file(const Node &node);
  void cell(const Node &node, const Subject &subject, StringRef shownFile);
  std::map<std::string, uint64_t> faults(const Node &cell, const Subject &subject, StringRef shownFile);
  void finding(const Node &node);
  void signature(const Node &node);
  void clause(const Node &node);
  void abiCell(const Node &node);
  void campaign(const Node &root);

  const ReportOptions &options;
  Snapshot &snapshot;
  // Findings in full are limited by the subcommand, counts are not: kinds of
  // (file, lowering) with a finding in full.
  std::set<std::tuple<Subject, std::string, std::string, std::string>> told; // file, lowering, engine, verdict
  std::set<std::pair<Subject, std::string>> toldFiles;                       // file, lowering
};
} // namespace

std::string ReportReader::lowering(const Node &node, StringRef key) const {
  std::string name = node.text(key, "-");
  auto it = options.rename.find(name);
  return it == options.rename.end() ? name : it->second;
}

void ReportReader::config(const Node &root) {
  if (root.has("config")) {
    Node config = root["config"];
    for (const Node &name : config.elements("lowerings")) {
      auto it = options.rename.find(name.text());
      snapshot.lowerings.insert(it == options.rename.end() ? name.text() : it->second);
    }
    for (const Node &name : config.elements("engines"))
      snapshot.engines.insert(name.text());
    snapshot.random = config.number("random");
    snapshot.seed = config.number("seed");
  }
  for (const Node &row : root.elements("lowerings"))
    if (row.isObject())
      snapshot.lowerings.insert(lowering(row, "name"));
}

void ReportReader::finding(const Node &node) {
  Trouble trouble;
  TroubleKey key;
  trouble.shownFile = node.text("file");
  key.subject = subjectOf(options, trouble.shownFile);
  trouble.line = static_cast<unsigned>(node.number("line").value_or(0));
  key.lowering = lowering(node, "lowering");
  key.engine = node.text("engine");
  trouble.call = node.text("call");
  key.function = functionOf(trouble.call);
  trouble.where = node.text("path");
  key.setWhat(node["verdict"].text(), node.text("place", trouble.where));
  if (key.isOfTrap) {
    key.trap = node.text("trap");
    key.operation = node.text("operation");
    key.origin = node.text("made_by");
  }
  key.cause = node.text("cause");
  trouble.expected = node.text("expected");
  trouble.seen = node.text("seen");
  if (std::string meaning = node.text("seen_is"); !meaning.empty())
    trouble.seen += ", that is: " + meaning;
  for (const Node &note : node.elements("notes"))
    trouble.notes.push_back(note.text());
  trouble.blame = node.text("blame");
  trouble.replay = node.text("replay");
  told.insert({key.subject, key.lowering, key.engine, key.verdict});
  toldFiles.insert({key.subject, key.lowering});
  snapshot.subjects.insert(key.subject);
  snapshot.lowerings.insert(key.lowering);
  snapshot.troubles.try_emplace(std::move(key), std::move(trouble));
}

/// A finding of fuzz: programs come and go, the signature stays.
void ReportReader::signature(const Node &node) {
  Trouble trouble;
  TroubleKey key;
  key.subject = Subject::campaign();
  trouble.shownFile = key.subject.text();
  key.lowering = lowering(node, "lowering");
  key.engine = "fuzz";
  key.verdict = "finding";
  key.path = trouble.where = node["signature"].text();
  trouble.program = node["case"].text();
  if (!trouble.program.empty())
    trouble.seen = "see " + sys::path::parent_path(trouble.program).str();
  trouble.replay = node["replay"].text();
  snapshot.subjects.insert(key.subject);
  snapshot.lowerings.insert(key.lowering);
  snapshot.troubles.try_emplace(std::move(key), std::move(trouble));
}

/// "3 runs of @f, none of them in full in the report: poison-access in llvm.load"
static std::string notInFull(uint64_t runs, const TroubleKey &key) {
  std::string what = key.faultText();
  return utostr(runs) + (runs == 1 ? " run" : " runs") + (key.function.empty() ? "" : " of " + key.function) +
         ", none of them in full in the report" + (what.empty() ? "" : ": " + what);
}

/// Each is a trouble, also if no finding of it is in the report. Returns the runs of each verdict.
std::map<std::string, uint64_t> ReportReader::faults(const Node &cell, const Subject &subject, StringRef shownFile) {
  std::map<std::string, uint64_t> counted;
  for (const Node &node : cell.elements("faults")) {
    TroubleKey key;
    key.subject = subject;
    key.function = node["function"].text();
    key.lowering = lowering(cell, "lowering");
    key.engine = cell["engine"].text();
    key.setWhat(node["verdict"].text(), node["path"].text());
    if (key.isOfTrap) {
      key.trap = node.text("trap");
      key.operation = node.text("operation");
      key.origin = node.text("made_by");
    }
    key.cause = node.text("cause");
    uint64_t runs = node["runs"].number();
    counted[key.verdict] += runs;
    Trouble trouble;
    trouble.shownFile = shownFile.str();
    trouble.where = key.path;
    trouble.seen = notInFull(runs, key);
    Trouble &known = snapshot.troubles.try_emplace(std::move(key), std::move(trouble)).first->second;
    known.runs = known.runs.value_or(0) + runs;
  }
  return counted;
}

void ReportReader::cell(const Node &node, const Subject &subject, StringRef shownFile) {
  const std::map<std::string, uint64_t> counted = faults(node, subject, shownFile);
  CoverageKey key{subject, lowering(node, "lowering"), node["engine"].text()};
  Coverage &coverage = snapshot.coverage[key];
  for (const auto &[verdict, count] : node["verdicts"].members()) {
    std::optional<VerdictKind> kind = verdictNamed(verdict);
    if (!kind) {
      count.bad("unknown verdict '" + verdict + "'");
      return;
    }
    uint64_t runs = count.number();
    if (!runs)
      continue;
    bool gap = !isBad(*kind) && *kind != VerdictKind::Agree && *kind != VerdictKind::Waived;
    (gap ? coverage.gaps[verdict] : coverage.checked) += runs;
    coverage.waived += *kind == VerdictKind::Waived ? runs : 0;
    if (!isBad(*kind) || counted.count(verdict) || told.count({key.subject, key.lowering, key.engine, verdict}))
      continue;
    // An older memref-cts, or another tool, does not say which faults they are.
    TroubleKey unnamed{key.subject, "", key.lowering, key.engine, verdict, ""};
    Trouble trouble;
    trouble.shownFile = shownFile.str();
    trouble.seen = notInFull(runs, unnamed);
    snapshot.troubles.try_emplace(std::move(unnamed), std::move(trouble));
  }
  for (const Node &reason : node.elements("reasons"))
    if (std::string text = reason.text();
        coverage.reasons.size() < kMaxReasons && !is_contained(coverage.reasons, text))
      coverage.reasons.push_back(std::move(text));
}

void ReportReader::file(const Node &node) {
  std::string shown = node["file"].text();
  Subject subject = subjectOf(options, shown);
  snapshot.subjects.insert(subject);
  if (std::string error = node.text("error"); !error.empty()) {
    snapshot.errors.push_back(error);
    snapshot.failed.insert(subject);
  }
  for (const Node &each : node.elements("flaky"))
    snapshot.errors.push_back(shown + ": seen once, and not again in new processes: " + each.text());
  for (const Node &each : node.elements("findings"))
    finding(each);
  for (const Node &each : node.elements("cells"))
    cell(each, subject, shown);
}

/// A clause is a row of its own: what is untested today must not have been
/// tested yesterday.
void ReportReader::clause(const Node &node) {
  Subject subject = Subject::clause(node["id"].text());
  snapshot.subjects.insert(subject);
  std::vector<Subject> cases;
  for (const Node &each : node.elements("cases"))
    cases.push_back(subjectOf(options, each.text()));
  for (const auto &[text, result] : node["results"].members()) {
    auto it = options.rename.find(text);
    std::string lowering = it == options.rename.end() ? text : it->second;
    snapshot.lowerings.insert(lowering);
    std::string shown = result["result"].text();
    std::optional<ClauseState> state = clauseStateNamed(shown);
    if (!state) {
      result["result"].bad("unknown result '" + shown + "'");
      return;
    }
    Coverage &coverage = snapshot.coverage[{subject, lowering, "clause"}];
    ++(isAnswer(*state) ? coverage.checked : coverage.gaps[shown]);
    std::string reason = result.text("reason");
    if (!reason.empty() && coverage.reasons.size() < kMaxReasons)
      coverage.reasons.push_back(reason);
    bool explained = llvm::any_of(cases, [&](const Subject &each) { return toldFiles.count({each, lowering}); });
    if (state != ClauseState::Failed || explained)
      continue;
    Trouble trouble;
    trouble.shownFile = subject.text();
    trouble.seen = reason;
    snapshot.troubles.try_emplace({subject, "", lowering, "clause", shown, ""}, std::move(trouble));
  }
}

/// Cells of one family and convention are one row for each target and level:
/// there are thousands. Hazards are foretold, so they are answers.
void ReportReader::abiCell(const Node &node) {
  Subject subject = Subject::abi(node["family"].text(), node["convention"].text());
  std::string engine = node["target"].text() + " -O" + std::to_string(node["opt"].number());
  std::string shown = node["verdict"].text();
  std::optional<CellVerdict> verdict = cellVerdictNamed(shown);
  if (!verdict) {
    node["verdict"].bad("unknown verdict '" + shown + "'");
    return;
  }
  snapshot.subjects.insert(subject);
  Coverage &coverage = snapshot.coverage[{subject, "-", engine}];
  if (!isAnswer(*verdict)) {
    ++coverage.gaps[shown];
    std::string why = node.text("why");
    if (!why.empty() && coverage.reasons.size() < kMaxReasons && !is_contained(coverage.reasons, why))
      coverage.reasons.push_back(why);
    return;
  }
  ++coverage.checked;
  if (verdict != CellVerdict::Finding)
    return;
  Trouble trouble;
  trouble.shownFile = subject.text();
  trouble.seen = node.text("why");
  TroubleKey key{subject, node["caller"].text() + " calls " + node["callee"].text(), "-", engine, shown, ""};
  for (const Node &fact : node.elements("facts")) {
    std::string seen = "caller " + fact.text("caller", "nothing") + ", callee " + fact.text("callee", "nothing");
    if (key.path.empty()) {
      key.path = trouble.where = fact["field"].text();
      trouble.expected = fact.text("expected");
      trouble.seen += (trouble.seen.empty() ? "" : "; ") + seen;
    }
  }
  std::string clauses;
  for (const Node &clause : node.elements("clauses"))
    clauses += (clauses.empty() ? "clauses: " : ", ") + clause.text();
  if (!clauses.empty())
    trouble.notes.push_back(std::move(clauses));
  snapshot.troubles.try_emplace(std::move(key), std::move(trouble));
}

/// What of fuzz is no finding. What could not be checked, or showed once, is no answer.
void ReportReader::campaign(const Node &root) {
  snapshot.campaignRuns += root["runs"].number();
  if (std::string why = root.text("cannot_check"); !why.empty())
    snapshot.errors.push_back(why);
  if (std::vector<Node> programs = root.elements("not_checked"); !programs.empty())
    snapshot.errors.push_back(utostr(programs.size()) + (programs.size() == 1 ? " program" : " programs") +
                              " of fuzz could not be checked, the first is program " +
                              utostr(programs.front()["program"].number()) + ": " + programs.front()["reason"].text());
  for (const Node &each : root.elements("flaky"))
    snapshot.errors.push_back(each["folder"].text() +
                              " of fuzz: seen once, and not again in new workers: " + each["signature"].text());
  if (std::string unchecked = root.text("too_much_unchecked"); !unchecked.empty())
    snapshot.errors.push_back("fuzz: " + unchecked + " (--max-unchecked=PERCENT is the limit)");
  for (const Node &each : root.elements("nothing_compared"))
    snapshot.errors.push_back("fuzz: " + SilentLowering{lowering(each, "lowering"), each["reason"].text()}.text());
}

void ReportReader::report(const Node &root) {
  bool isAbi = root.has("tool") && root["tool"].isText("memref-cts abi");
  constexpr StringLiteral kReads = "the gate reads reports of check, conform, sweep, fuzz and abi";
  if (root.has("kind") && root.has("baseline")) {
    root["kind"].bad("a report of the gate itself; " + kReads);
    return;
  }
  if (!isAbi && !root.has("files") && !root.has("findings") && !root.has("clauses")) {
    root.bad("none of \"files\", \"clauses\", \"findings\"; " + kReads);
    return;
  }
  if (uint64_t number = root["format"].number(); number != kFormat && root.has("format")) {
    root["format"].bad("a report of format " + Twine(number) + "; this memref-cts reads format " + Twine(kFormat));
    return;
  }
  if (std::string missing = root.text("sandbox"); !missing.empty())
    snapshot.sandbox.insert(missing);
  config(root);
  // Before the cells, whose counts are troubles only where nothing tells them in full.
  for (const Node &each : root.elements("findings"))
    each.has("signature") && !each.has("verdict") ? signature(each) : finding(each);
  for (const Node &each : root.elements("files"))
    file(each);
  for (const Node &each : isAbi ? root.elements("cells") : std::vector<Node>())
    abiCell(each);
  if (isAbi && root.has("complete") && !root.flag("complete") && !root.has("errors"))
    snapshot.interrupted = true;
  for (const Node &each : root.elements("clauses"))
    clause(each);
  for (const Node &each : root.elements("errors"))
    snapshot.errors.push_back(each.text());
  if (root.has("programs"))
    campaign(root);
  else
    for (const Node &each : root.elements("nothing_compared"))
      snapshot.silent.try_emplace(lowering(each, "lowering"), each["reason"].text());
  snapshot.interrupted |= root.flag("interrupted") || (root.has("summary") && root["summary"].flag("interrupted"));
  for (const auto &row : snapshot.coverage) {
    snapshot.engines.insert(row.first.engine);
    snapshot.lowerings.insert(row.first.lowering);
  }
  snapshot.lowerings.erase("-"); // the reference machine alone
}

Error memref_cts::conformance::addReport(StringRef path, StringRef text, const ReportOptions &options,
                                         Snapshot &snapshot) {
  Expected<Document> document = Document::parse(path, text);
  if (!document)
    return document.takeError();
  ReportReader(options, snapshot).report(document->root());
  return document->takeError();
}

Error memref_cts::conformance::addLoweringsOf(StringRef path, StringRef text, std::vector<std::string> &names) {
  Expected<Document> document = Document::parse(path, text);
  if (!document)
    return document.takeError();
  auto add = [&](const std::string &name) {
    if (!isNoLowering(name) && !is_contained(names, name))
      names.push_back(name);
  };
  Node root = document->root();
  auto addOf = [&](const std::vector<Node> &rows, StringRef key) {
    for (const Node &row : rows)
      if (row.isObject())
        if (std::string name = row.text(key); !name.empty())
          add(name);
  };
  if (root.has("config"))
    for (const Node &name : root["config"].elements("lowerings"))
      add(name.text());
  addOf(root.elements("lowerings"), "name");
  addOf(root.elements("findings"), "lowering");
  for (const Node &file : root.elements("files"))
    addOf(file.elements("cells"), "lowering");
  return document->takeError();
}
