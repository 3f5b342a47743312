//===-- GroundRun.cpp - lit tests run on the reference machine -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a file to modules and subjects. Whatever stands against one of them is a reason that is counted, and the next
// one goes on.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/ground/Ground.h"

#include "conformance/PlainText.h"
#include "conformance/Threads.h"
#include "conformance/check/lower/Job.h"
#include "conformance/suite/ground/RunLines.h"
#include "conformance/words/ReadAs.h"
#include "lowering/ModuleText.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"

#include <atomic>
#include <set>

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::conformance;

namespace {
/// RUN lines that read the same modules.
struct RunGroup {
  LitRun reading; // how: its passes mean nothing
  std::vector<PassSubject> subjects;
  std::vector<std::pair<std::string, size_t>> runs; // the name of a subject, and which of the file's runs it is of
  std::string partOption;                           // of replay commands, for what is not split
};

/// One thread's share of the files.
class Grounder {
public:
  Grounder(Job &job, const GroundConfig &config) : job(job), config(config) {}
  GroundFile ground(const std::string &path, function_ref<void(uint64_t, uint64_t)> onCalls);

private:
  std::vector<RunGroup> groupsOf(const std::string &path, StringRef text, GroundFile &into);
  void groundPart(const std::string &path, const LitPart &part, const RunGroup &group, GroundFile &into,
                  function_ref<void(uint64_t, uint64_t)> onCalls);
  const std::string &problemOf(const std::string &passes);

  Job &job;
  const GroundConfig &config;
  StringMap<std::string> problems; // of the texts of passes, "": none
};
} // namespace

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

/// The words of MLIR's reader without names that differ from test to test.
static std::string readReason(StringRef words) {
  static const Regex dialect("[Dd]ialect [`']([^`']+)' (not found|is unknown|provides no)"),
      operation("unregistered operation '([^'.]+)\\.|custom op '([^'.]+)\\.[^']*' is unknown"),
      dialectOf("dialect \\('([^']+)'\\) that does not allow unknown");
  SmallVector<StringRef, 4> found;
  for (const Regex *pattern : {&dialect, &dialectOf, &operation})
    if (pattern->match(words, &found))
      for (StringRef name : ArrayRef(found).drop_front())
        if (!name.empty())
          return pattern == &operation ? "it has an unknown operation of the dialect '" + name.str() + "'"
                                       : "it has the unknown dialect '" + name.str() + "'";
  return "MLIR does not read it: " + words.str();
}

/// The most frequent reason of calls that say nothing.
static std::string callReason(const AgreedUnder &row) {
  std::string text;
  uint64_t most = 0;
  for (const auto &[reason, count] : row.reasons)
    if (count > most) {
      most = count;
      text = reason;
    }
  return text;
}

static void addReasonsAfter(const AgreedUnder &row, const std::string &where, GroundFile &into) {
  const std::string after = " after " + row.subject;
  if (!row.refusal.empty())
    into.reasons.push_back({GroundUnit::PartAfter, row.reason.empty() ? row.refusal : row.reason, where + after});
  for (const FunctionLeftOut &left : row.leftOut)
    into.reasons.push_back({GroundUnit::FunctionAfter, left.reason.empty() ? left.why : left.reason,
                            where + " @" + left.function + after});
  if (row.functions > 0 && row.compared() == 0)
    into.reasons.push_back({GroundUnit::PartAfter, "no call says anything: " + callReason(row), where + after});
}

/// What of a part is not compared.
static void addReasons(const GroundPart &part, GroundFile &into) {
  const AgreedFile &agreed = part.agreed;
  const std::string where = agreed.line ? ":" + utostr(agreed.line) : "";
  auto add = [&](GroundUnit unit, std::string reason, const std::string &at, bool isOfCalls) {
    into.reasons.push_back({unit, std::move(reason), at, isOfCalls});
  };
  if (!agreed.unread.empty())
    add(GroundUnit::Part, readReason(agreed.unread), where, false);
  else if (!agreed.error.empty() && !agreed.interrupted)
    add(GroundUnit::Part, (agreed.isOfCalls ? "" : "this tool is in trouble: ") + firstLine(agreed.error), where,
        false);
  for (const FunctionLeftOut &left : agreed.leftOut)
    add(GroundUnit::Function, left.reason.empty() ? left.why : left.reason, where + " @" + left.function,
        !left.isRefused);
  // Of a part without functions its own reason counts.
  if (!agreed.refusal.empty() && agreed.leftOut.empty())
    add(GroundUnit::Part, agreed.reason.empty() ? agreed.refusal : agreed.reason, where, agreed.reason.empty());
  for (const AgreedUnder &row : agreed.under)
    addReasonsAfter(row, where, into);
}

//===----------------------------------------------------------------------===//
// A file
//===----------------------------------------------------------------------===//

const std::string &Grounder::problemOf(const std::string &passes) {
  auto [at, isNew] = problems.try_emplace(passes);
  if (isNew)
    at->second = passProblem(job.workers.of(job.config.lowerings.front()), passes).reason;
  return at->second;
}

/// The subjects of a file, by what they read. What is none is a reason.
std::vector<RunGroup> Grounder::groupsOf(const std::string &path, StringRef text, GroundFile &into) {
  std::vector<LitRun> runs = readRunLines(path, text, config.tools);
  std::vector<RunGroup> groups;
  auto addRun = [&](RunGroup &group, const std::string &subject, unsigned line) {
    group.runs.push_back({subject, into.runs.size()});
    into.runs.push_back({line, subject});
  };
  if (!config.subjects.empty()) {
    RunGroup &group = groups.emplace_back();
    group.subjects = config.subjects;
    for (const PassSubject &subject : config.subjects)
      addRun(group, subject.name, 0);
    for (const LitRun &run : runs) {
      group.reading.unregistered |= run.unregistered;
      if (run.splits && !group.reading.splits && config.part != 0u) {
        group.reading.splits = true;
        group.reading.marker = run.marker;
      }
    }
    return groups;
  }
  if (runs.empty())
    into.reasons.push_back({GroundUnit::File, "it has no RUN line", ""});
  for (LitRun &run : runs) {
    std::string reason = run.refusal;
    if (reason.empty()) {
      reason = problemOf(run.passes);
      if (!reason.empty()) // it has passes, and nothing is compared after them
        into.runs.push_back({run.line, run.passes});
    }
    if (!reason.empty()) {
      into.reasons.push_back({GroundUnit::RunLine, std::move(reason), ":" + utostr(run.line)});
      continue;
    }
    auto group = find_if(groups, [&](const RunGroup &each) { return each.reading.readsAs(run); });
    if (group == groups.end())
      group = groups.insert(groups.end(), {run, {}, {}, ""});
    if (none_of(group->subjects, [&](const PassSubject &each) { return each.passes == run.passes; }))
      group->subjects.push_back({run.passes, run.passes});
    addRun(*group, run.passes, run.line);
  }
  if (any_of(runs, [](const LitRun &run) { return run.splits; }))
    for (RunGroup &group : groups)
      group.partOption = group.reading.splits ? "" : " --part=0";
  return groups;
}

void Grounder::groundPart(const std::string &path, const LitPart &part, const RunGroup &group, GroundFile &into,
                          function_ref<void(uint64_t, uint64_t)> onCalls) {
  const std::string where = part.number ? ":" + utostr(part.line) : "";
  if (std::optional<TextProblem> problem = findUnreadableModule(part.text)) {
    into.reasons.push_back({GroundUnit::Part, "MLIR does not read it: " + problem->what, where});
    return;
  }
  CaseFile module;
  module.path = path;
  module.text = part.text;
  module.options = {{kReadAllPublic, kReadOn}};
  if (group.reading.unregistered)
    module.options.push_back({kReadUnregistered, kReadOn});
  AgreeConfig agree;
  agree.subjects = group.subjects;
  agree.functions = config.functions;
  agree.keep = config.keep;
  agree.lowers = true;
  agree.functionMs = config.functionMs;
  constexpr uint64_t kMostArgumentBytes = 2 << 20; // to fill them once takes a tenth of a second
  agree.mostArgumentBytes = kMostArgumentBytes;
  agree.asked = "ground " + shellQuote(path) + (part.number ? " --part=" + utostr(part.number) : group.partOption);
  agree.numberOption = "--calls";
  GroundPart &grounded = into.parts.emplace_back();
  grounded.number = part.number;
  grounded.agreed = agreeCase(job, module, agree, onCalls);
  if (part.number)
    grounded.agreed.line = part.line;
  for (const AgreedUnder &row : grounded.agreed.under)
    for (const auto &[subject, number] : group.runs)
      if (subject == row.subject)
        into.runs[number].compared += row.compared();
  addReasons(grounded, into);
}

GroundFile Grounder::ground(const std::string &path, function_ref<void(uint64_t, uint64_t)> onCalls) {
  GroundFile into;
  into.file = path;
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = readInput(path, kMostModuleBytes);
  if (!buffer) {
    into.unread = buffer.getError().message();
    into.reasons.push_back({GroundUnit::File, "it cannot be read: " + into.unread, ""});
    into.decide();
    return into;
  }
  const StringRef text = (*buffer)->getBuffer();
  std::set<size_t> unread; // runs that have nothing of the part that is asked for
  for (const RunGroup &group : groupsOf(path, text, into)) {
    bool isRead = false;
    for (const LitPart &part : splitParts(text, group.reading.marker))
      if (!job.stopped() && config.part.value_or(part.number) == part.number) {
        isRead = true;
        groundPart(path, part, group, into, onCalls);
      }
    if (config.part && !isRead)
      for (const auto &[subject, number] : group.runs)
        unread.insert(number);
  }
  for (size_t number : reverse(unread))
    into.runs.erase(into.runs.begin() + static_cast<ptrdiff_t>(number));
  into.interrupted = job.stopped();
  if (config.part && into.parts.empty() && into.reasons.empty() && !into.interrupted)
    into.reasons.push_back({GroundUnit::File, "it has no part " + utostr(*config.part), ""});
  into.decide();
  return into;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

GroundReport memref_cts::conformance::groundFiles(ArrayRef<std::string> files, const CheckConfig &check,
                                                  const GroundConfig &config, const AgreeProgress &progress,
                                                  const std::function<bool()> &stop) {
  Stopwatch wall;
  GroundReport report;
  report.sandbox = sandboxText(check.worker);
  report.files.resize(files.size());
  // The worker of a lowering, which is asked for passes, and for what they lower to.
  CheckConfig workers = check;
  workers.lowerings.assign(1, LoweringSpec());
  std::atomic<size_t> next{0};
  std::atomic<unsigned> done{0};
  std::atomic<uint64_t> calls{0}, findings{0};
  workTogether(std::max<unsigned>(1, unsigned(std::min<size_t>(check.jobs, files.size()))), [&] {
    CheckTimes times;
    Job job(workers, times, stop);
    Grounder grounder(job, config);
    for (size_t i = next++; i < files.size(); i = next++) {
      report.files[i].file = files[i];
      report.files[i].interrupted = job.stopped();
      if (job.stopped()) {
        report.files[i].decide();
        continue;
      }
      progress(done, unsigned(files.size()), calls, findings, files[i]);
      report.files[i] = grounder.ground(files[i], [&](uint64_t moreCalls, uint64_t moreFindings) {
        calls += moreCalls;
        findings += moreFindings;
        progress(done, unsigned(files.size()), calls, findings, files[i]);
      });
      ++done;
    }
  });
  report.interrupted = stop();
  report.seconds = wall.seconds();
  return report;
}
