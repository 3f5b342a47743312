//===-- Check.cpp - checking case files under lowerings --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A job takes one file at a time; it has one worker process per lowering, which
// lives as long as the job. Calls are drawn, run and compared in chunks, so that
// memory does not grow with their number. Must not print anything.
//
//===----------------------------------------------------------------------===//

#include "conformance/Check.h"
#include "conformance/Compare.h"
#include "conformance/Source.h"
#include "conformance/check/FileCheck.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

using namespace llvm;
using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

uint64_t Cell::total() const {
  uint64_t sum = 0;
  for (uint64_t count : counts)
    sum += count;
  return sum;
}

uint64_t Cell::bad() const {
  uint64_t sum = 0;
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (isBad(static_cast<VerdictKind>(kind)))
      sum += counts[kind];
  return sum;
}

bool Cell::isOfRuns() const {
  StringRef name = engine;
  return name == "ref" || name == "ref-llvm" || name == "jit" || name.starts_with("aot:") ||
         name.starts_with("self-check:");
}

uint64_t Cell::compared() const { return total() - (*this)[VerdictKind::Refused] - (*this)[VerdictKind::Compiled]; }

void Cell::addWaived(const Verdict &verdict, const std::string &call) {
  repaired += verdict.repaired;
  for (const std::string &key : verdict.waivers) {
    WaivedRuns &sum = waived[key];
    if (sum.runs++ == 0)
      sum.call = call;
    sum.repaired += verdict.repaired;
  }
}

uint64_t CheckReport::findings() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells)
      sum += cell.bad();
  return sum;
}

uint64_t CheckReport::count(VerdictKind kind) const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells)
      if (cell.engine != "ref")
        sum += cell[kind];
  return sum;
}

uint64_t CheckReport::runs() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells)
      if (cell.engine != "ref")
        sum += cell.compared();
  return sum;
}

uint64_t CheckReport::promises() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const auto &[lowering, promises] : file.promises)
      for (const auto &[name, count] : promises)
        sum += count;
  return sum;
}

uint64_t CheckReport::calls() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    sum += file.calls;
  return sum;
}

uint64_t CheckReport::unchecked() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    sum += file.unchecked;
  return sum;
}

bool CheckReport::tooManyUnchecked(const CheckConfig &config) const {
  return static_cast<double>(unchecked()) * 100 > config.maxUnchecked * static_cast<double>(calls());
}

bool CheckReport::anyFileUnchecked(const CheckConfig &config) const {
  return config.maxUnchecked < 100 && any_of(files, [](const FileReport &file) { return file.nothingChecked(); });
}

std::vector<std::string> CheckReport::refusedEverywhere(const CheckConfig &config) const {
  std::vector<std::string> lowerings;
  if (interrupted)
    return lowerings;
  for (const LoweringSpec &spec : config.lowerings) {
    if (spec.pipeline.empty() && spec.command.empty())
      continue;
    uint64_t total = 0, refused = 0;
    for (const FileReport &file : files)
      for (const Cell &cell : file.cells)
        if (cell.lowering == spec.text) {
          total += cell.total();
          refused += cell[VerdictKind::Refused];
        }
    if (total && total == refused)
      lowerings.push_back(spec.text);
  }
  return lowerings;
}

int CheckReport::exitCode(const CheckConfig &config) const {
  bool error = any_of(files, [](const FileReport &file) { return !file.error.empty(); });
  if (findings() > 0)
    return 1;
  if (error)
    return 2;
  return tooManyUnchecked(config) || anyFileUnchecked(config) || interrupted || !refusedEverywhere(config).empty() || !staleWaivers(*this, config).empty() ? 1 : 0;
}

Error memref_cts::conformance::checkLowerings(const CheckConfig &config, bool commands,
                                                  const std::function<bool()> &stop) {
  std::vector<LoweringSpec> tried;
  for (const LoweringSpec &spec : config.lowerings)
    if (spec.name == "pipeline" || (commands && spec.name == "command"))
      tried.push_back(spec);
  if (!config.worker.passPlugins.empty())
    tried.push_back(cantFail(parseLowering("pipeline=builtin.module()")));
  for (const LoweringSpec &spec : config.lowerings)
    if (std::string problem = syntaxProblem(spec); !problem.empty())
      return createStringError("--lowering-cmd=" + spec.command + ": " + problem);
  for (const LoweringSpec &spec : tried) {
    if (stop())
      break;
    Worker worker(config.worker);
    LoadReply load = worker.load(0, "module {}", "<empty module>", {});
    LowerReply lower = load.ok() ? worker.lower(0, spec, 0) : LowerReply();
    if (!load.ok() || stop())
      continue;
    if (spec.name == "pipeline" && lower.status == Reply::Broken)
      return createStringError(lower.text());
    if (spec.name == "command" && lower.cause.origin == Origin::Command && lower.cause.reason == Reason::NotStarted)
      return createStringError("--lowering-cmd=" + spec.command + ": " + lower.text());
  }
  return Error::success();
}

std::string memref_cts::conformance::loweringOption(const LoweringSpec &lowering) {
  if (lowering.name == "pipeline")
    return " --lowering-pipeline=" +
           shellQuote(lowering.variant.empty() ? lowering.pipeline : lowering.variant + ":" + lowering.pipeline);
  if (lowering.name == "command")
    return " --lowering-cmd=" + shellQuote(lowering.command);
  return " --lowering=" + shellQuote(lowering.text);
}

static bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

std::string memref_cts::conformance::printable(StringRef text, bool keepLines) {
  std::string result;
  for (char c : text) {
    if (isControl(c) && !(keepLines && (c == '\n' || c == '\t')))
      result += std::string("\\x") + hexdigit(static_cast<unsigned char>(c) >> 4) + hexdigit(c & 15);
    else
      result += c;
  }
  return result;
}

std::string memref_cts::conformance::shortened(StringRef text, size_t maxBytes) {
  if (text.size() <= maxBytes)
    return text.str();
  while (maxBytes && (static_cast<unsigned char>(text[maxBytes]) & 0xC0) == 0x80) // no part of a character
    --maxBytes;
  return (text.take_front(maxBytes) + " ...").str();
}

std::string memref_cts::conformance::shellQuote(StringRef word) {
  if (any_of(word, isControl)) {
    // The shell makes them; only newlines at the end are lost.
    std::string octal;
    for (char c : word)
      octal += isAlnum(c) ? std::string(1, c)
                          : std::string("\\0") + char('0' + ((c >> 6) & 3)) + char('0' + ((c >> 3) & 7)) + char('0' + (c & 7));
    return "\"$(printf %b '" + octal + "')\"";
  }
  bool plain = !word.empty() && all_of(word, [](char c) { return isAlnum(c) || StringRef("_-./=:,@%+").contains(c); });
  if (plain)
    return std::string(word);
  std::string quoted = "'";
  for (char c : word) {
    if (c == '\'')
      quoted += "'\\''";
    else
      quoted += c;
  }
  return quoted + "'";
}

//===----------------------------------------------------------------------===//
// Jobs
//===----------------------------------------------------------------------===//

CheckReport memref_cts::conformance::checkFiles(ArrayRef<std::string> files, const CheckConfig &config,
                                                const ProgressFn &progress, const std::function<bool()> &stop) {
  Stopwatch wall;
  CheckReport report;
  report.files.resize(files.size());
  std::atomic<size_t> next{0};
  std::atomic<unsigned> done{0};
  std::atomic<uint64_t> runs{0}, findings{0};
  std::mutex mutex;
  auto job = [&] {
    CheckTimes times;
    {
      FileChecker checker(config, times, stop);
      checker.onProgress = [&](uint64_t moreRuns, uint64_t moreFindings, StringRef file) {
        runs += moreRuns;
        findings += moreFindings;
        if (progress)
          progress(done, static_cast<unsigned>(files.size()), runs, findings, file);
      };
      for (size_t i = next++; i < files.size(); i = next++) {
        report.files[i].file = files[i];
        if (stop && stop()) {
          report.files[i].error = files[i] + ": not checked: interrupted";
          report.files[i].notReached = true;
          std::lock_guard<std::mutex> lock(mutex);
          report.interrupted = true;
          continue;
        }
        Stopwatch watch;
        checker.check(files[i], report.files[i]);
        report.files[i].seconds = watch.seconds();
        // Cut in the middle, it would pass for one with fewer calls.
        std::string &error = report.files[i].error;
        if (stop && stop() && (error.empty() || report.files[i].notReached)) {
          report.files[i].error = files[i] + ": not checked: interrupted";
          report.files[i].notReached = true;
        }
        ++done;
        checker.onProgress(0, 0, files[i]);
      }
      checker.finish();
      std::lock_guard<std::mutex> lock(mutex);
      report.workerDeaths += checker.workerDeaths();
      report.interrupted |= stop && stop();
      addTimes(report.times, times);
    }
  };
  unsigned jobs = std::max<unsigned>(1, std::min<size_t>(config.jobs, files.size()));
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < jobs; ++i)
    threads.emplace_back(job);
  job();
  for (std::thread &thread : threads)
    thread.join();
  report.times.wall = wall.seconds();
  return report;
}

//===----------------------------------------------------------------------===//
// Single cases
//===----------------------------------------------------------------------===//

struct CaseChecker::Impl {
  Impl(const CheckConfig &config, const std::function<bool()> &stop) : checker(config, times, stop) {}
  CheckTimes times;
  FileChecker checker;
};

CaseChecker::CaseChecker(const CheckConfig &config, const std::function<bool()> &stop)
    : impl(std::make_unique<Impl>(config, stop)) {}
CaseChecker::~CaseChecker() = default;

FileReport CaseChecker::check(const CaseFile &file) {
  FileReport report;
  impl->checker.check(file, report);
  return report;
}

uint64_t CaseChecker::workerDeaths() const { return impl->checker.workerDeaths(); }

const SlowestSteps &CaseChecker::slowest() const { return impl->checker.slowest(); }

std::string CaseChecker::lowered(const CaseFile &file, const LoweringSpec &lowering) {
  return impl->checker.lowered(file, lowering);
}
