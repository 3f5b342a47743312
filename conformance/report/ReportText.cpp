//===-- ReportText.cpp - the report for people -----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings by cause, a table that fits a terminal, sums.
//
//===----------------------------------------------------------------------===//

#include "conformance/NoLowering.h"
#include "conformance/Paint.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/compare/Bytes.h"
#include "conformance/compare/Compare.h"
#include "conformance/report/Causes.h"
#include "conformance/waivers/StaleWaivers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"

#include <algorithm>
#include <map>
#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

std::string memref_cts::conformance::environmentText() {
  return std::string("LLVM/MLIR ") + LLVM_VERSION_STRING + ", target " + sys::getDefaultTargetTriple();
}

std::string memref_cts::conformance::structuredText(ArrayRef<std::string> names) {
  return std::string("structured control flow lowered first by upstream's passes (") + kStructuralPasses +
         "): " + join(names, ", ");
}

/// "nofree 2, noalias 1".
static std::string countsText(const PromiseCounts &counts) {
  std::string names;
  for (const auto &[name, count] : counts)
    names += (names.empty() ? "" : ", ") + name + ' ' + std::to_string(count);
  return names;
}

std::string memref_cts::conformance::promisesText(const PromiseCounts &promises) {
  uint64_t sum = 0;
  for (const auto &[name, count] : promises)
    sum += count;
  return std::to_string(sum) + (sum == 1 ? " promise" : " promises") + " not checked: " + countsText(promises);
}

static constexpr size_t kLongestLowering = 40;

/// Pipelines begin alike, and often end alike: both ends are kept.
std::string memref_cts::conformance::shortLowering(StringRef text) {
  constexpr size_t kFront = 18, kBack = kLongestLowering - 3 - kFront;
  return text.size() <= kLongestLowering ? text.str() : (text.take_front(kFront) + "..." + text.take_back(kBack)).str();
}

/// Short names of lowerings, by text. Those that would be the same show the place where
/// they differ from the first of them.
static std::map<std::string, std::string> shortLowerings(ArrayRef<LoweringSpec> specs) {
  constexpr size_t kFront = 9, kWindow = kLongestLowering - 6 - kFront, kBefore = 6;
  std::map<std::string, std::string> names;
  std::map<std::string, std::vector<StringRef>> byName;
  for (const LoweringSpec &spec : specs)
    byName[shortLowering(spec.label)].push_back(spec.label);
  for (const auto &[name, texts] : byName) {
    for (StringRef text : texts)
      names[text.str()] = name;
    if (texts.size() == 1)
      continue;
    std::set<std::string> taken;
    for (StringRef text : texts) {
      StringRef other = text == texts.front() ? texts[1] : texts.front();
      size_t at = 0;
      while (at < text.size() && at < other.size() && text[at] == other[at])
        ++at;
      size_t from = std::max(kFront, at - std::min(at, kBefore));
      std::string shown = (text.take_front(kFront) + "..." + text.substr(from, kWindow) + "...").str();
      for (unsigned number = 2; !taken.insert(shown).second; ++number)
        shown = (text.take_front(kFront) + "..." + text.substr(from, kWindow - 4) + "...#" + Twine(number)).str();
      names[text.str()] = shown;
    }
  }
  return names;
}

std::vector<std::string> memref_cts::conformance::shortFiles(ArrayRef<std::string> paths) {
  // As many folders as it takes to tell files of one name apart.
  std::vector<std::string> names;
  std::vector<size_t> folders(paths.size(), 0);
  auto nameOf = [&](size_t i) {
    StringRef path = paths[i];
    size_t at = path.size(), slashes = 0;
    while (at > 0 && !(sys::path::is_separator(path[at - 1]) && slashes++ == folders[i]))
      --at;
    return path.substr(at);
  };
  for (bool again = true; again;) {
    again = false;
    std::map<StringRef, std::vector<size_t>> byName;
    for (size_t i = 0; i < paths.size(); ++i)
      byName[nameOf(i)].push_back(i);
    for (const auto &[name, which] : byName)
      if (any_of(which, [&, &which = which](size_t i) { return paths[i] != paths[which.front()]; }))
        for (size_t i : which)
          if (name != paths[i]) {
            ++folders[i];
            again = true;
          }
  }
  for (size_t i = 0; i < paths.size(); ++i)
    names.push_back(nameOf(i).str());
  return names;
}

/// The file, with the line where a finding has one.
static std::string whereText(const Finding &finding) {
  return printable(finding.file) + (finding.line ? ":" + utostr(finding.line) : "");
}

/// The columns of a terminal that a text takes.
static size_t widthOf(StringRef text) {
  const std::string shown = printable(text);
  const int width = sys::unicode::columnWidthUTF8(shown);
  return width < 0 ? shown.size() : size_t(width);
}

/// The marked lines of an excerpt with their numbers, as compilers show code; `caret`: a column of the first one, from
/// 1, or 0.
static void printCode(raw_ostream &os, StringRef head, const std::optional<CodeExcerpt> &code, unsigned caret,
                      Paint &paint) {
  constexpr size_t kMostMarked = 4, kWidth = 6;
  if (!code || code->marked.empty())
    return;
  os << "  " << head << '\n';
  for (unsigned line : ArrayRef<unsigned>(code->marked).take_front(kMostMarked)) {
    std::string text = code->lines[line - code->first];
    replace(text, '\t', ' '); // one column, as locations count it
    if (StringRef(text).ends_with("\r"))
      text.pop_back();
    os << right_justify(utostr(line), kWidth) << " | " << printable(text) << '\n';
    if (line != code->marked.front() || caret == 0 || caret > text.size())
      continue;
    os << std::string(kWidth, ' ') << " | " << std::string(widthOf(StringRef(text).take_front(caret - 1)), ' ');
    paint(raw_ostream::GREEN, "^");
    os << '\n';
  }
}

void memref_cts::conformance::printFinding(raw_ostream &os, const Finding &finding, bool colour) {
  Paint paint{os, colour};
  os << whereText(finding) << ": ";
  paint(raw_ostream::RED, name(finding.verdict.kind));
  os << " under " << (isNoLowering(finding.lowering) ? "no lowering" : shortLowering(finding.lowering)) << ", "
     << (finding.stage.engine() ? "engine " : "stage ") << finding.stage.text() << '\n';
  if (!finding.call.empty())
    os << "  call:      " << finding.call << '\n';
  os << "  compared:  " << printable(finding.verdict.path, /*keepLines=*/true) << '\n';
  os << "  expected:  " << printable(finding.verdict.expected, /*keepLines=*/true) << '\n';
  os << "  " << left_justify(finding.stage.text() + ":", 10) << ' '
     << printable(finding.verdict.seen, /*keepLines=*/true) << '\n';
  for (const std::string &note : finding.notes)
    os << "  note:      " << printable(note) << '\n';
  if (!finding.meaning.empty())
    os << "  that is:   " << finding.meaning << '\n';
  // The command that replays it has the whole of a long lowering.
  os << "  blame:     " << finding.blame.textWith(shortLowering(finding.lowering)) << '\n';
  const Location &at = finding.place();
  // Elsewhere the lines are those that return a wrong result, which are not at fault.
  if (at.isKnown()) {
    printCode(os, "source:", finding.source, at.file == finding.file ? at.column : 0, paint);
    printCode(os, "lowered to:", finding.lowered, 0, paint);
  }
  constexpr size_t kLongReplay = 160;
  const bool isLong = finding.replay.size() > kLongReplay && !finding.savedReplay.empty();
  if (!finding.replay.empty())
    os << "  replay:    " << (isLong ? finding.savedReplay : finding.replay) << '\n';
}

static std::string counted(size_t count, const char *what) {
  return utostr(count) + ' ' + what + (count == 1 ? "" : "s");
}

/// The finding in one line, like a compiler's error, and its notes like a compiler's.
static void printLine(raw_ostream &os, const Finding &finding, Paint &paint) {
  constexpr size_t kLongest = 160;
  const std::string at = printable(finding.file) + ':' + utostr(std::max(finding.line, 1u)) + ":1: ";
  os << at;
  paint(raw_ostream::RED, "error");
  os << ": " << name(finding.verdict.kind) << " under "
     << (isNoLowering(finding.lowering) ? "no lowering" : shortLowering(finding.lowering)) << ", "
     << (finding.stage.engine() ? "engine " : "stage ") << finding.stage.text() << ": "
     << shortened(printable(finding.verdict.path), kLongest) << ": expected "
     << shortened(printable(finding.verdict.expected), kLongest) << ", seen "
     << shortened(printable(finding.verdict.seen), kLongest) << '\n';
  for (const std::string &note : finding.notes)
    os << at << "note: " << printable(note) << '\n';
}

/// Some findings of each cause in full, the next ones as a line, the number of the rest.
static void printCauses(raw_ostream &os, ArrayRef<CauseGroup> groups, bool colour, bool all) {
  constexpr size_t kLongest = 60;
  for (const CauseGroup &group : groups) {
    ArrayRef<const Finding *> findings = group.findings;
    size_t inFull = numInFull(findings.size(), all);
    for (const Finding *finding : findings.take_front(inFull)) {
      printFinding(os, *finding, colour);
      os << '\n';
    }
    if (findings.size() <= inFull)
      continue;
    findings = findings.drop_front(inFull);
    os << counted(findings.size(), "more finding") << " of this cause (all: --verbose):\n";
    for (const Finding *finding : findings.take_front(kCauseListed))
      os << "  " << whereText(*finding) << (finding->stage.engine() ? ", engine " : ", stage ") << finding->stage.text()
         << ": " << shortened(finding->call, kLongest) << '\n';
    if (findings.size() > kCauseListed)
      os << "  ... and " << findings.size() - kCauseListed << " more\n";
    os << '\n';
  }
}

static void tabulate(raw_ostream &os, ArrayRef<CauseGroup> groups) {
  std::vector<CauseLine> lines;
  for (const CauseGroup &group : groups) {
    const Finding &first = *group.findings.front();
    lines.push_back({group.text, group.findings.size(), group.files(), whereText(first),
                     first.blame.textWith(shortLowering(first.lowering))});
  }
  printCauseTable(os, lines, "kept");
}

void memref_cts::conformance::printFindings(raw_ostream &os, ArrayRef<FileReport> files, bool colour, Detail detail) {
  Paint paint{os, colour};
  if (detail != Detail::Quiet) {
    printCauses(os, groupByCause(files), colour, detail == Detail::Verbose);
    printByteLegend(os, files);
    return;
  }
  for (const FileReport &file : files)
    for (const Finding &finding : file.findings)
      printLine(os, finding, paint);
}

void memref_cts::conformance::printByteLegend(raw_ostream &os, ArrayRef<FileReport> files) {
  std::string legend;
  uint32_t shown = 0;
  for (const FileReport &file : files)
    for (const Finding &finding : file.findings)
      shown |= finding.verdict.marks;
  for (const auto &[i, mark] : enumerate(byteMarks())) {
    if (shown & (1u << i))
      legend += std::string(legend.empty() ? "" : ", ") + mark.text + " " + mark.meaning;
  }
  if (!legend.empty())
    os << "in bytes: " << legend << '\n';
}

/// "200" when all agree, else "190 agree, 10 differ".
static std::string cellText(const Cell *cell) {
  if (!cell)
    return "-";
  if (cell->total() == (*cell)[VerdictKind::Agree])
    return utostr(cell->total()) + " agree";
  std::string text;
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (cell->counts[kind])
      text += (text.empty() ? "" : ", ") + utostr(cell->counts[kind]) + " " + name(static_cast<VerdictKind>(kind));
  return text;
}

static std::string callsText(uint64_t count) { return utostr(count) + (count == 1 ? " call" : " calls"); }

static const Cell *findCell(const FileReport &file, StringRef lowering, const Stage &stage) {
  for (const Cell &cell : file.cells)
    if (cell.lowering == lowering && cell.stage == stage)
      return &cell;
  return nullptr;
}

/// Everything that happened to a file under one lowering, in one line.
static std::string loweringText(const FileReport &file, const CheckConfig &config, StringRef lowering) {
  std::string text;
  auto add = [&](const Stage &stage) {
    if (const Cell *cell = findCell(file, lowering, stage))
      text += (text.empty() ? "" : "   ") + stage.text() + ": " + cellText(cell);
  };
  for (StepKind step : {StepKind::Load, StepKind::Lower, StepKind::Translate, StepKind::Static, StepKind::Compile})
    add(step);
  const Cell *code = findCell(file, lowering, StepKind::Compile);
  for (const Stage &engine : config.stages()) {
    auto notRun = file.notRun.find({lowering.str(), engine});
    if (notRun == file.notRun.end() || !code || !(*code)[VerdictKind::Refused]) { // or a step before says it
      add(engine);
    } else {
      const Cell *cell = findCell(file, lowering, engine);
      text += (text.empty() ? "" : "   ") + engine.text() + ": " +
              (cell && cell->total() ? cellText(cell) + ", " : "") + callsText(notRun->second) + " not run";
    }
    if (engine.is(EngineKind::Aot) && !config.selfChecking.empty())
      add(Stage(StepKind::SelfCheck, engine.machine().str()));
  }
  return text;
}

static void printTable(raw_ostream &os, const CheckReport &report, const CheckConfig &config, Paint &paint) {
  size_t width = 4;
  std::vector<std::string> paths;
  for (const FileReport &file : report.files)
    paths.push_back(file.file);
  paths = shortFiles(paths);
  for (std::string &path : paths) {
    path = printable(path);
    width = std::max(width, path.size());
  }
  std::map<std::string, std::string> lowerings = shortLowerings(config.lowerings);
  size_t loweringWidth = 0;
  for (const auto &[text, name] : lowerings)
    loweringWidth = std::max(loweringWidth, name.size());
  for (const auto &[file, path] : zip_equal(report.files, paths)) {
    auto row = [&, &path = path](StringRef lowering, const std::string &text, bool bad) {
      auto name = lowerings.find(lowering.str());
      os << "  " << left_justify(path, width) << "  "
         << left_justify(name == lowerings.end() ? shortLowering(lowering) : name->second, loweringWidth) << "  ";
      if (bad)
        paint(raw_ostream::RED, text);
      else
        os << text;
      os << '\n';
    };
    if (!file.error.empty())
      row("-", "not checked: the error is printed at the end", true);
    if (!file.structured.empty())
      row("-", structuredText(file.structured), false);
    for (const auto &[lowering, promises] : file.promises)
      row(lowering, promisesText(promises), false);
    for (const auto &[lowering, counts] : file.lost)
      row(lowering, "ref-ir checks nothing of: " + countsText({counts.begin(), counts.end()}), false);
    for (const auto &[lowering, calls] : file.forbidden)
      row(lowering, "lowered, after the forbidden system call " + join(calls, ", "), false);
    if (!file.policy.empty())
      row("-", "policy: " + file.policy, false);
    if (!file.calledOnce.empty())
      row("-", "called once, since there are no arguments to draw: @" + join(file.calledOnce, ", @"), false);
    for (const Cell &cell : file.cells)
      if (isNoLowering(cell.lowering)) {
        bool odd = cell.total() != cell[VerdictKind::Agree];
        if (odd || config.lowerings.empty() || cell.stage != EngineKind::Ref)
          row("-", cell.stage.text() + ": " + cellText(&cell), cell.bad() != 0);
        for (const CellReason &reason : cell.reasons)
          os << "      " << reason.text << '\n';
      }
    if (file.expectedTraps)
      row("-", "ref: " + utostr(file.expectedTraps) + " ended as expected (trap)", false);
    for (const LoweringSpec &spec : config.lowerings) {
      std::string text = loweringText(file, config, spec.label);
      if (text.empty())
        continue;
      bool bad = false;
      for (const Cell &cell : file.cells)
        bad |= cell.lowering == spec.label && cell.bad();
      row(spec.label, text, bad);
      for (const Cell &cell : file.cells)
        if (cell.lowering == spec.label)
          for (const CellReason &reason : cell.reasons)
            os << "      " << cell.stage.text() << ": " << reason.text << '\n';
    }
  }
}

std::map<std::string, WaivedSum> memref_cts::conformance::sumWaived(ArrayRef<FileReport> files) {
  std::map<std::string, WaivedSum> sums;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells)
      for (const auto &[waiver, runs] : cell.waived) {
        WaivedSum &sum = sums[waiver];
        if (sum.runs + sum.stages == 0)
          sum.first = printable(sys::path::filename(file.file)) + (runs.call.empty() ? "" : ": " + runs.call);
        (cell.stage.isOfRuns() ? sum.runs : sum.stages) += runs.runs;
        sum.repaired += runs.repaired;
        sum.unlimited += runs.unlimited;
        sum.files.insert(file.file);
      }
  return sums;
}

void memref_cts::conformance::printWaived(raw_ostream &os, ArrayRef<FileReport> files, const Waivers &waivers) {
  for (const auto &[waiver, sum] : sumWaived(files)) {
    os << "waived: " << waiver << ": ";
    if (sum.runs)
      os << sum.runs << (sum.runs == 1 ? " run" : " runs") << (sum.stages ? " and " : "");
    if (sum.stages)
      os << sum.stages << (sum.stages == 1 ? " stage" : " stages");
    os << " in " << sum.files.size() << (sum.files.size() == 1 ? " file" : " files");
    if (sum.runs)
      os << ", " << sum.repaired << " verified by a repair";
    if (sum.unlimited)
      os << " (" << sum.unlimited << " not limited to its operations)";
    os << ", first " << sum.first << '\n';
    if (std::string why = waivers.explain(waiver); !why.empty())
      os << "  because: " << why << '\n';
  }
  for (const std::string &line : silentWaivers(files, waivers))
    os << line << '\n';
  uint64_t runs = 0, repaired = 0, stages = 0, unlimited = 0, inherited = 0;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells) {
      (cell.stage.isOfRuns() ? runs : stages) += cell[VerdictKind::Waived];
      repaired += cell.repaired;
      unlimited += cell.unlimited;
      inherited += cell.inherited;
    }
  os << repairedText(runs, repaired, stages);
  if (inherited)
    os << "waived, and known of passes that are not the user's: " << inherited << " of " << runs + stages << '\n';
  if (unlimited)
    os << "repairs not limited to the operations of their rows: " << unlimited << " of " << repaired
       << " waived runs; the lowered lines have no source locations\n";
}

std::string memref_cts::conformance::undecidedText(uint64_t runs) {
  return runs ? "refused because undef decides, and which values it can be is not known: " + utostr(runs) + "\n" : "";
}

std::string memref_cts::conformance::repairedText(uint64_t runs, uint64_t repaired, uint64_t stages) {
  std::string text;
  raw_string_ostream os(text);
  if (runs)
    os << "waived runs with a verified repair: " << repaired << " of " << runs << " (" << repaired * 1000 / runs / 10
       << '.' << repaired * 1000 / runs % 10 << "%)\n"; // 100.0% is all of them
  if (stages)
    os << "waived stages, explained exactly: " << stages << '\n';
  return text;
}

static void printTimes(raw_ostream &os, const CheckReport &report) {
  const CheckTimes &times = report.times;
  double sum = times.load + times.lower + times.compile + times.draw + times.reference + times.refLLVM + times.refIR +
               times.jit + times.aot + times.compare;
  if (sum <= 0)
    return;
  auto share = [&](const char *what, double seconds) { os << what << ' ' << format("%.0f%%", 100 * seconds / sum); };
  os << "time: " << format("%.1f s", times.wall) << " (";
  share("load", times.load);
  share(", lower", times.lower);
  share(", compile", times.compile);
  share(", draw", times.draw);
  share(", ref", times.reference);
  share(", ref-llvm", times.refLLVM);
  share(", ref-ir", times.refIR);
  share(", jit", times.jit);
  share(", aot", times.aot);
  share(", compare", times.compare);
  os << ")\n";
}

/// Rows about lowerings that this run does not have: a misspelt one would be among them.
static void printIdleWaivers(raw_ostream &os, const CheckConfig &config) {
  constexpr size_t kNamed = 3;
  std::vector<std::string> idle;
  size_t numRows = 0;
  for (const Waiver &row : config.waivers.rows()) {
    if (!Waivers::isKept(row))
      continue;
    ++numRows;
    if (!isNoLowering(row.lowering) &&
        none_of(config.lowerings, [&](const LoweringSpec &spec) { return Waivers::concernsLowering(row, spec.label); }))
      idle.push_back(row.name);
  }
  if (idle.empty())
    return;
  os << "waivers about other lowerings than these: " << idle.size() << " of " << numRows;
  if (idle.size() <= kNamed)
    os << ": " << join(idle, ", ");
  os << '\n';
}

static bool hasUndefinedRandomCalls(const CheckReport &report) {
  return any_of(report.files, [](const FileReport &file) {
    return file.drawn && any_of(file.cells, [](const Cell &cell) { return cell[VerdictKind::Undefined] != 0; });
  });
}

/// Calls that no engine besides ref ran, by lowering.
static std::vector<std::pair<std::string, uint64_t>> notRunBy(const CheckReport &report, const CheckConfig &config) {
  std::vector<Stage> engines = config.stages();
  std::vector<std::pair<std::string, uint64_t>> sums;
  for (const LoweringSpec &spec : config.lowerings) {
    uint64_t sum = 0;
    for (const FileReport &file : report.files) {
      uint64_t fewest = ~uint64_t(0);
      for (const Stage &engine : engines) {
        auto it = file.notRun.find({spec.label, engine});
        fewest = std::min(fewest, it == file.notRun.end() ? 0 : it->second);
      }
      sum += engines.empty() ? 0 : fewest;
    }
    if (sum)
      sums.emplace_back(spec.label, sum);
  }
  return sums;
}

/// Files that passed only because nothing of them was checked, though others were.
static void printUncheckedFiles(raw_ostream &os, const CheckReport &report) {
  constexpr size_t kNamed = 10;
  std::vector<std::string> names, unchecked;
  for (const FileReport &file : report.files)
    names.push_back(file.file);
  names = shortFiles(names);
  for (const auto &[file, name] : zip_equal(report.files, names))
    if (file.nothingChecked())
      unchecked.push_back(printable(name));
  if (unchecked.empty() || report.files.size() == 1)
    return;
  os << "no call checked in " << unchecked.size() << " of " << report.files.size()
     << " files: " << join(ArrayRef(unchecked).take_front(kNamed), ", ") << (unchecked.size() > kNamed ? ", ..." : "")
     << '\n';
}

static void printSums(raw_ostream &os, const CheckReport &report, const CheckConfig &config, Paint &paint) {
  os << report.files.size() << (report.files.size() == 1 ? " file, " : " files, ") << callsText(report.calls()) << ", "
     << report.runs() << (report.runs() == 1 ? " run" : " runs") << " compared with the reference machine";
  if (report.times.wall > 0)
    os << format(" (%.0f/s)", static_cast<double>(report.runs()) / report.times.wall);
  os << '\n';
  if (uint64_t expectedTraps = report.expectedTraps())
    os << "ended as expected (trap): " << expectedTraps << " of " << callsText(report.calls())
       << "; only the reference machine runs these\n";
  os << "verdicts:";
  bool first = true;
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind) {
    uint64_t count = report.count(static_cast<VerdictKind>(kind));
    if (!count)
      continue;
    os << (first ? " " : ", ") << count << ' ';
    if (isBad(static_cast<VerdictKind>(kind)))
      paint(raw_ostream::RED, name(static_cast<VerdictKind>(kind)));
    else
      os << name(static_cast<VerdictKind>(kind));
    first = false;
  }
  os << (first ? " none" : "") << '\n';
  uint64_t wrongReference = 0;
  for (const FileReport &file : report.files)
    for (const Cell &cell : file.cells)
      if (cell.stage == EngineKind::Ref)
        wrongReference += cell.bad();
  os << undecidedText(report.undecided());
  if (config.worker.twoCallers)
    os << "runs with two callers: " << report.twoCallers() << '\n';
  if (wrongReference)
    os << "calls for which the reference machine is not what the case expects: " << wrongReference << '\n';
  printWaived(os, report.files, config.waivers);
  if (size_t fixed = count_if(report.files, [](const FileReport &file) { return file.onlyFixedCalls; });
      fixed && config.random)
    os << "note: --random draws nothing for " << fixed << " of " << report.files.size()
       << (fixed == 1 ? " files, which has" : " files, which have") << " CALL lines and no CALL-RANDOM line\n";
  if (uint64_t promises = report.promises())
    os << "promises not checked: " << promises << (config.worker.acceptPromises ? " (--accept-promises)\n" : "\n");
  if (uint64_t unchecked = report.unchecked())
    os << "unchecked calls: " << unchecked << " of " << report.calls() << '\n';
  printUncheckedFiles(os, report);
  // Per lowering: a call that one of them runs is checked, and says nothing of the others.
  for (const auto &[lowering, count] : notRunBy(report, config))
    os << "not run by any engine under " << shortLowering(lowering) << ": " << count << " of "
       << callsText(report.calls()) << '\n';
  os << sandboxLine(report.sandbox);
  if (report.workerDeaths)
    os << "worker processes replaced: " << report.workerDeaths << '\n';
  printTimes(os, report);
  printIdleWaivers(os, config);
}

std::string memref_cts::conformance::uncheckedText(uint64_t unchecked, uint64_t calls) {
  return "too much was left unchecked: " + utostr(unchecked) + " of " + callsText(calls);
}

std::string memref_cts::conformance::sandboxLine(const std::string &sandbox) {
  return sandbox.empty() ? "" : "sandbox: " + printable(sandbox) + "\n";
}

/// What decides the exit code: the last lines of every report.
static void printEnd(raw_ostream &os, const CheckReport &report, const CheckConfig &config, Paint &paint) {
  uint64_t errors = 0;
  for (const FileReport &file : report.files)
    errors += !file.error.empty();
  if (report.interrupted)
    os << "interrupted: this is not the whole run\n";
  if (errors)
    paint(raw_ostream::RED, utostr(errors) + (errors == 1 ? " file was" : " files were") + " not checked\n");
  for (const FileReport &file : report.files)
    for (const std::string &text : file.flakyTexts())
      paint(raw_ostream::RED, "flaky: " + printable(text) + "\n");
  std::vector<std::string> stale = staleWaivers(report, config);
  for (const std::string &text : stale)
    paint(raw_ostream::RED, text + "\n");
  std::vector<std::string> refusedEverywhere = report.refusedEverywhere(config);
  for (const std::string &lowering : refusedEverywhere)
    paint(raw_ostream::RED, "nothing was checked under " + lowering + ": it refused every case\n");
  const std::vector<SilentLowering> silent = report.silentLowerings(config);
  for (const SilentLowering &each : silent)
    if (!is_contained(refusedEverywhere, each.lowering))
      paint(raw_ostream::RED, printable(each.text()) + "\n");
  uint64_t findings = report.findings();
  uint64_t shown = 0;
  for (const FileReport &file : report.files)
    shown += file.findings.size();
  if (findings)
    paint(raw_ostream::RED, utostr(findings) + (findings == 1 ? " finding" : " findings") +
                                (shown < findings ? ", " + utostr(shown) + " shown (--max-findings=N)\n" : "\n"));
  else if (report.exitCode(config) == 0)
    paint(raw_ostream::GREEN,
          !config.engines.empty() ? "no findings\n" : "no findings, but no lowering was compared either\n");
  else if (report.flaky())
    paint(raw_ostream::RED,
          "no findings, but something was seen once and not again: this machine has too little memory "
          "or time, or something is decided by chance\n");
  else if (report.exitCode(config) == 2 && !silent.empty())
    paint(raw_ostream::RED, "no findings, but a lowering compared nothing\n"
                            "  (--max-unchecked=100 allows it)\n");
  else if (!errors && stale.empty() && refusedEverywhere.empty() && !report.tooManyUnchecked(config) &&
           report.anyFileUnchecked(config))
    paint(raw_ostream::RED, "no findings, but a file was left unchecked\n"
                            "  (--max-unchecked=100 allows it)\n");
  else if (!errors && stale.empty() && refusedEverywhere.empty())
    paint(raw_ostream::RED, "no findings, but " + uncheckedText(report.unchecked(), report.calls()) +
                                "\n  (--max-unchecked=PERCENT is the limit" +
                                (hasUndefinedRandomCalls(report)
                                     ? "; sizes= and values= in a CALL-RANDOM line keep random calls defined)\n"
                                     : ")\n"));
}

void memref_cts::conformance::printReport(raw_ostream &os, const CheckReport &report, const CheckConfig &config,
                                          bool colour, Detail detail) {
  Paint paint{os, colour};
  printFindings(os, report.files, colour, detail);
  if (detail == Detail::Quiet) {
    os << sandboxLine(report.sandbox);
    printEnd(os, report, config, paint);
    return;
  }
  printTable(os, report, config, paint);
  os << '\n';
  printSums(os, report, config, paint);
  tabulate(os, groupByCause(report.files));
  printEnd(os, report, config, paint);
}
