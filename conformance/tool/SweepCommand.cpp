//===-- SweepCommand.cpp - memref-cts sweep --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cases under every release of MLIR that is installed, oldest first: since when
// each is wrong, and where it was put right. What a waiver explains is wrong
// here, too. A release that refuses a case says nothing about it.
//
//===----------------------------------------------------------------------===//

#include "conformance/Check.h"
#include "conformance/Report.h"
#include "conformance/Tool.h"
#include "conformance/tool/Commands.h"
#include "conformance/engine/Lowerings.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Config/llvm-config.h"

#include <thread>

using namespace llvm;
using namespace memref_cts::conformance;

static int sweepCommand();
static Subcommand sweep("sweep", "[FILE...]",
                        "Run cases under all installed releases of MLIR: good since, bad since, fixed in", sweepCommand);

static cl::list<std::string> files(cl::Positional, cl::desc("[FILE...]"), cl::sub(sweep), cl::cat(toolCategory()));
static cl::opt<std::string> list("list", cl::value_desc("FILE"),
                                 cl::desc("Names of case files, one a line, relative to the list's folder; '#' starts a "
                                          "comment (default: conformance/sweep.txt around the current folder or the "
                                          "tool, unless files are given)"),
                                 cl::sub(sweep), cl::cat(toolCategory()));
static cl::opt<std::string> jsonFile("json", cl::value_desc("FILE"),
                                 cl::desc("Also write the table as JSON ('-': standard output, instead of text)"),
                                 cl::sub(sweep), cl::cat(toolCategory()));
static cl::opt<std::string> waivers("waivers", cl::value_desc("FILE"),
                                    cl::desc("Waivers, or 'none' (default: waivers.yaml beside the list). They decide "
                                             "the exit code, and nothing in the table"),
                                    cl::sub(sweep), cl::cat(toolCategory()));
static cl::opt<unsigned> jobs("jobs", cl::value_desc("N"), cl::init(0),
                              cl::desc("Cases checked at once (default, and 0: as many as cores)"), cl::sub(sweep),
                              cl::cat(toolCategory()));

namespace {
enum class State : uint8_t { Missing, Silent, Refused, Good, Bad };
struct Release {
  unsigned number = 0;
  std::string lowering;
  std::string problem; // why it is not there; "": it is
};
struct Entry {
  State state = State::Missing;
  std::string reason; // of Refused, and the verdict of Bad
};
struct CaseRow {
  std::string file, error;
  std::vector<Entry> entries; // one per release
};
/// Numbers of releases; 0: none.
struct Span {
  unsigned firstGood = 0, firstBad = 0, fixedIn = 0;
};
} // namespace

static const char *name(State state) {
  switch (state) {
  case State::Missing:
    return "missing";
  case State::Silent:
    return "-";
  case State::Refused:
    return "refused";
  case State::Good:
    return "good";
  case State::Bad:
    return "BAD";
  }
  return "";
}

/// Older releases, oldest first, then upstream.
static std::vector<Release> findReleases() {
  std::vector<Release> releases;
  for (const LoweringRow &row : loweringTable()) {
    if (!row.release)
      continue;
    Release release{row.release, row.name, ""};
    LoweringSpec spec;
    spec.name = spec.text = row.name;
    if (Expected<LoweringPlan> plan = planLowering(spec, {}); !plan)
      release.problem = toString(plan.takeError());
    releases.push_back(std::move(release));
  }
  llvm::sort(releases, [](const Release &a, const Release &b) { return a.number < b.number; });
  releases.push_back({LLVM_VERSION_MAJOR, "upstream", ""});
  return releases;
}

static Error readList(StringRef path, std::vector<std::string> &cases) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return createStringError(path + ": cannot read: " + buffer.getError().message());
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  for (size_t i = 0; i < lines.size(); ++i) {
    StringRef line = lines[i].split('#').first.trim();
    if (line.empty())
      continue;
    SmallString<256> file(sys::path::parent_path(path));
    sys::path::append(file, line);
    if (!sys::fs::exists(file))
      return createStringError(path + ":" + Twine(i + 1) + ": there is no case '" + line + "'");
    cases.push_back(std::string(file));
  }
  if (cases.empty())
    return createStringError(path + ": names no case");
  return Error::success();
}

/// What all engines say of a case under one lowering. A case that is partly
/// refused is good or bad for its rest.
static Entry judge(const FileReport &report, StringRef lowering) {
  uint64_t agree = 0, wrong = 0, refused = 0;
  Entry entry;
  for (const Cell &cell : report.cells) {
    if (cell.lowering != lowering)
      continue;
    agree += cell[VerdictKind::Agree];
    refused += cell[VerdictKind::Refused];
    wrong += cell.bad() + cell[VerdictKind::Waived];
    if (cell[VerdictKind::Refused] && entry.reason.empty() && !cell.reasons.empty())
      entry.reason = StringRef(cell.reasons.front()).split('\n').first.str();
  }
  if (wrong) {
    entry.state = State::Bad;
    entry.reason.clear();
    for (const Cell &cell : report.cells)
      for (const auto &[waiver, runs] : cell.waived)
        if (cell.lowering == lowering && runs && entry.reason.empty())
          entry.reason = waiver;
    for (const Finding &finding : report.findings)
      if (finding.lowering == lowering && entry.reason.empty())
        entry.reason = std::string(memref_cts::conformance::name(finding.verdict.kind)) + ": " +
                       StringRef(finding.verdict.seen).split('\n').first.str();
    return entry;
  }
  entry.state = agree ? State::Good : refused ? State::Refused : State::Silent;
  if (agree)
    entry.reason.clear();
  return entry;
}

static Span spanOf(const CaseRow &row, ArrayRef<Release> releases) {
  Span span;
  for (size_t i = 0; i < releases.size(); ++i) {
    if (row.entries[i].state == State::Bad) {
      if (!span.firstBad)
        span.firstBad = releases[i].number;
      span.fixedIn = 0;
    } else if (row.entries[i].state == State::Good) {
      if (!span.firstGood)
        span.firstGood = releases[i].number;
      if (span.firstBad && !span.fixedIn)
        span.fixedIn = releases[i].number;
    }
  }
  return span;
}

static std::string numberText(unsigned number) { return number ? std::to_string(number) : "-"; }

static void printTable(raw_ostream &os, ArrayRef<CaseRow> rows, ArrayRef<Release> releases) {
  size_t width = 4;
  for (const CaseRow &row : rows)
    width = std::max(width, sys::path::filename(row.file).size());
  os << left_justify("case", unsigned(width));
  for (const Release &release : releases)
    os << right_justify(std::to_string(release.number), 9);
  os << right_justify("first good", 13) << right_justify("first bad", 11) << right_justify("fixed in", 10) << '\n';
  for (const CaseRow &row : rows) {
    os << left_justify(sys::path::filename(row.file), unsigned(width));
    if (!row.error.empty()) {
      os << "  " << row.error << '\n';
      continue;
    }
    for (const Entry &entry : row.entries)
      os << right_justify(name(entry.state), 9);
    Span span = spanOf(row, releases);
    os << right_justify(numberText(span.firstGood), 13) << right_justify(numberText(span.firstBad), 11)
       << right_justify(numberText(span.fixedIn), 10) << '\n';
  }
  os << '\n';
  for (const CaseRow &row : rows)
    for (size_t i = 0; i < row.entries.size(); ++i)
      if (!row.entries[i].reason.empty())
        os << sys::path::filename(row.file) << ", " << releases[i].number << ": " << name(row.entries[i].state) << ": "
           << row.entries[i].reason << '\n';
  for (const Release &release : releases)
    if (!release.problem.empty())
      os << "missing: " << release.problem << '\n';
}

static void writeSweepJSON(raw_ostream &os, ArrayRef<CaseRow> rows, ArrayRef<Release> releases) {
  json::OStream out(os, 2);
  auto numberOrNull = [&](StringRef key, unsigned number) {
    out.attribute(key, number ? json::Value(number) : json::Value(nullptr));
  };
  out.object([&] {
    out.attribute("format", 1);
    out.attributeArray("releases", [&] {
      for (const Release &release : releases)
        out.object([&] {
          out.attribute("release", release.number);
          out.attribute("lowering", release.lowering);
          if (!release.problem.empty())
            out.attribute("missing", json::fixUTF8(release.problem));
        });
    });
    out.attributeArray("cases", [&] {
      for (const CaseRow &row : rows)
        out.object([&] {
          out.attribute("file", json::fixUTF8(row.file));
          if (!row.error.empty())
            out.attribute("error", json::fixUTF8(row.error));
          out.attributeArray("verdicts", [&] {
            for (size_t i = 0; i < row.entries.size(); ++i)
              out.object([&] {
                out.attribute("release", releases[i].number);
                out.attribute("verdict", StringRef(name(row.entries[i].state)).lower());
                if (!row.entries[i].reason.empty())
                  out.attribute("reason", json::fixUTF8(row.entries[i].reason));
              });
          });
          if (row.error.empty()) {
            Span span = spanOf(row, releases);
            numberOrNull("first_good", span.firstGood);
            numberOrNull("first_bad", span.firstBad);
            numberOrNull("fixed_in", span.fixedIn);
          }
        });
    });
  });
  os << '\n';
}

static int sweepCommand() {
  SweepOptions options;
  options.files.assign(files.begin(), files.end());
  options.list = list;
  options.json = jsonFile;
  options.waivers = waivers;
  options.jobs = jobs;
  return runSweep(options);
}

int memref_cts::conformance::runSweep(const SweepOptions &options) {
  std::string listFile = options.list;
  std::vector<std::string> cases = options.files;
  if (listFile.empty())
    listFile = findAbove("", "conformance/sweep.txt");
  if (listFile.empty())
    listFile = findAbove(sys::path::parent_path(toolPath()), "conformance/sweep.txt");
  if (cases.empty() || !options.list.empty()) {
    if (listFile.empty())
      return usageError("no conformance/sweep.txt around the current folder or the tool; name cases, or a list with --list=");
    if (Error error = readList(listFile, cases))
      return usageError(toString(std::move(error)));
  }
  std::vector<Release> releases = findReleases();
  CheckConfig config;
  for (const Release &release : releases) {
    if (!release.problem.empty())
      continue;
    Expected<LoweringSpec> spec = parseLowering(release.lowering);
    if (!spec)
      return usageError(toString(spec.takeError()));
    config.lowerings.push_back(std::move(*spec));
  }
  if (config.lowerings.size() < 2)
    return usageError("no older release of MLIR is installed: " + releases.front().problem);
  std::string waiverFile = options.waivers;
  if (waiverFile.empty() && !listFile.empty()) {
    SmallString<256> path(sys::path::parent_path(listFile));
    sys::path::append(path, "waivers.yaml");
    if (sys::fs::exists(path))
      waiverFile = std::string(path);
  }
  if (!waiverFile.empty() && waiverFile != "none") {
    Expected<Waivers> read = Waivers::read(waiverFile);
    if (!read)
      return usageError(toString(read.takeError()));
    config.waivers = std::move(*read);
  }
  config.jobs = options.jobs ? options.jobs : std::max(1u, std::thread::hardware_concurrency());

  std::vector<std::string> inputs = cases;
  inputs.insert(inputs.end(), {listFile, waiverFile});
  if (std::string problem = outputProblem({{"--json", options.json}}, inputs); !problem.empty())
    return usageError(problem);

  catchInterrupts();
  Progress progress;
  CheckReport check = checkFiles(
      cases, config,
      [&](unsigned done, unsigned total, uint64_t runs, uint64_t, StringRef file) {
        if (progress.due())
          progress.show(("[" + Twine(done) + "/" + Twine(total) + " cases] " + Twine(runs) + " runs, " +
                         sys::path::filename(file))
                            .str());
      },
      interrupted);
  progress.finish();

  bool broken = check.interrupted;
  std::vector<CaseRow> rows;
  for (const FileReport &report : check.files) {
    CaseRow row{report.file, report.notReached ? "not reached" : report.error, {}};
    broken |= !row.error.empty();
    if (!row.error.empty())
      errs() << "memref-cts: error: " << (report.notReached ? report.file + ": not reached" : report.error) << '\n';
    for (const Release &release : releases)
      row.entries.push_back(release.problem.empty() ? judge(report, release.lowering) : Entry());
    rows.push_back(std::move(row));
  }
  if (options.json != "-") {
    outs() << "memref-cts sweep: " << environmentText() << "\n\n";
    printTable(outs(), rows, releases);
    uint64_t findings = check.findings();
    outs() << (findings ? Twine(findings) + " findings that no waiver explains" : Twine("every bad verdict has a waiver"))
           << '\n';
    outs().flush();
  }
  if (!options.json.empty()) {
    std::string text;
    raw_string_ostream stream(text);
    writeSweepJSON(stream, rows, releases);
    if (Error error = writeFile(options.json, text))
      return usageError("cannot write " + options.json + ": " + toString(std::move(error)));
  }
  return broken ? 2 : check.findings() ? 1 : 0;
}
