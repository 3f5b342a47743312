//===-- Check.cpp - checking case files under lowerings --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A job takes one file at a time; its worker processes live as long as the job. Calls are drawn, run and compared in
// chunks, so that memory does not grow with their number. Must not print anything.
//
//===----------------------------------------------------------------------===//

#include "conformance/Check.h"

#include "conformance/Command.h"
#include "conformance/Threads.h"
#include "conformance/check/CheckCase.h"
#include "conformance/check/lower/Job.h"
#include "conformance/check/lower/JudgeReply.h"

#include <algorithm>
#include <atomic>
#include <mutex>

using namespace llvm;
using namespace memref_cts::conformance;

/// A file that cannot be read is an error of its own. Files may be strangers' to each other.
static FileReport checkFile(Job &job, const std::string &path) {
  job.workers.distrust();
  if (Expected<CaseFile> file = readCaseFile(path)) {
    return checkCase(job, *file);
  } else {
    FileReport report;
    report.file = path;
    report.error = toString(file.takeError());
    return report;
  }
}

/// Bad verdicts of one kind in a cell.
static uint64_t countIn(const FileReport &report, const Cell &where, VerdictKind kind) {
  for (const Cell &cell : report.cells)
    if (cell.lowering == where.lowering && cell.stage == where.stage)
      return cell[kind];
  return 0;
}

/// Bad verdicts that `report` has and `other` has not, a line for each cell and kind.
static std::vector<std::string> missing(const FileReport &report, const FileReport &other) {
  std::vector<std::string> texts;
  for (const Cell &cell : report.cells)
    for (unsigned i = 0; i < kNumVerdictKinds; ++i)
      if (VerdictKind kind = static_cast<VerdictKind>(i); isBad(kind) && cell[kind] && !countIn(other, cell, kind))
        texts.push_back(cell.lowering + " " + cell.stage.text() + ": " + name(kind));
  return texts;
}

static bool hasCrash(const FileReport &report) {
  return any_of(report.cells, [](const Cell &cell) { return cell[VerdictKind::Crash] != 0; });
}

/// A file whose findings may come from a lack of memory. A shell ends a pipe with the exit code of its last command, so
/// that nobody else would know of the one that the kernel ended.
static FileReport lackOfMemory(const std::string &path) {
  FileReport none;
  none.file = path;
  none.error = path + ": not checked: the kernel ended a process for lack of memory meanwhile, maybe one of a command";
  none.ofMachine = true;
  return none;
}

/// A file with findings is checked again in new processes if one died: the findings may come from a lack of memory, or
/// from who killed it. What does not show twice is no finding.
static FileReport checkSteadily(Job &job, const std::string &path) {
  constexpr unsigned kTries = 3;
  FileReport before;
  for (unsigned i = 0; i < kTries; ++i) {
    const uint64_t deaths = job.workers.deaths(), kills = memoryKills();
    FileReport report = checkFile(job, path);
    if (job.stopped())
      return report;
    if (!missing(report, FileReport()).empty() && memoryKills() != kills)
      report = lackOfMemory(path);
    const bool hasDied = job.workers.deaths() != deaths || hasCrash(report);
    const bool hasBad = !report.badRepairs.empty() || !missing(report, FileReport()).empty();
    if (report.ofMachine && before.ofMachine) { // twice
      report.error += "; tried again in a new process";
      return report;
    }
    if (!report.ofMachine && (!hasDied || !hasBad || (i && !before.ofMachine && missing(report, before).empty()))) {
      if (i && !before.ofMachine)
        report.flaky = missing(before, report);
      return report;
    }
    before = std::move(report);
    job.workers.renew();
  }
  FileReport none;
  none.file = path;
  none.error = path + ": not checked: processes die at another place each time";
  none.ofMachine = true;
  return none;
}

CheckReport memref_cts::conformance::checkFiles(ArrayRef<std::string> files, const CheckConfig &config,
                                                const ProgressFn &progress, const std::function<bool()> &stop) {
  Stopwatch wall;
  CheckReport report;
  report.sandbox = sandboxText(config.worker);
  report.files.resize(files.size());
  std::atomic<size_t> next{0};
  std::atomic<unsigned> done{0};
  std::atomic<uint64_t> runs{0}, findings{0};
  std::mutex mutex;
  auto job = [&] {
    CheckTimes times;
    {
      Job work(config, times, stop);
      work.onProgress = [&](uint64_t moreRuns, uint64_t moreFindings, StringRef file) {
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
        report.files[i] = checkSteadily(work, files[i]);
        report.files[i].seconds = watch.seconds();
        // Cut in the middle, it would pass for one with fewer calls.
        std::string &error = report.files[i].error;
        if (stop && stop() && (error.empty() || report.files[i].notReached)) {
          report.files[i].error = files[i] + ": not checked: interrupted";
          report.files[i].notReached = true;
        }
        ++done;
        work.onProgress(0, 0, files[i]);
      }
      work.finish();
      std::lock_guard<std::mutex> lock(mutex);
      report.workerDeaths += work.workers.deaths();
      report.interrupted |= stop && stop();
      addTimes(report.times, times);
    }
  };
  unsigned jobs = std::max<unsigned>(1, std::min<size_t>(config.jobs, files.size()));
  workTogether(jobs, job);
  report.times.wall = wall.seconds();
  return report;
}

//===----------------------------------------------------------------------===//
// Single cases
//===----------------------------------------------------------------------===//

struct CaseChecker::Impl {
  Impl(const CheckConfig &config, std::function<bool()> stop) : stop(std::move(stop)), job(config, times, this->stop) {}
  const std::function<bool()> stop;
  CheckTimes times;
  Job job;
};

CaseChecker::CaseChecker(const CheckConfig &config, std::function<bool()> stop)
    : impl(std::make_unique<Impl>(config, std::move(stop))) {}
CaseChecker::~CaseChecker() = default;

FileReport CaseChecker::check(const CaseFile &file) { return checkCase(impl->job, file); }

FileReport CaseChecker::checkFile(const std::string &path) { return ::checkFile(impl->job, path); }

uint64_t CaseChecker::workerDeaths() const { return impl->job.workers.deaths(); }

const SlowestSteps &CaseChecker::slowest() const { return impl->job.slowest; }

/// What the lowering makes of a case; `load`: of its module.
static LowerReply lowerOnce(Workers &workers, const CaseFile &file, const LoweringSpec &lowering, uint32_t flags,
                            LoadReply &load) {
  workers.beginCase();
  Plan plan = Plan(file).under(lowering);
  load = workers.load(plan);
  return isLoaded(load) ? workers.of(lowering).lower(kCase, lowering, flags) : LowerReply();
}

std::string CaseChecker::lowered(const CaseFile &file, const LoweringSpec &lowering) {
  LoadReply load;
  LowerReply lower = lowerOnce(impl->job.workers, file, lowering, Worker::WantIR, load);
  if (!isLoaded(load))
    return "// not loaded: " + load.text() + "\n";
  return lower.ir.empty() ? std::string("// ") + name(lower.status) + ": " + lower.text() + "\n" : lower.ir;
}

std::string CaseChecker::throughIR(const CaseFile &file, const LoweringSpec &lowering) {
  LoadReply load;
  Reply lower = lowerOnce(impl->job.workers, file, lowering, 0, load);
  if (!isLoaded(load) || !lower.ok())
    return "// not lowered: " + (isLoaded(load) ? lower : load).text() + "\n";
  LowerReply reply = impl->job.workers.of(lowering).roundTrip(kCase, impl->job.config.optLevel);
  return reply.ir.empty() ? std::string("// ") + name(reply.status) + ": " + reply.text() + "\n" : reply.ir;
}

CaseChecker::LoweredLines CaseChecker::loweredLines(const CaseFile &file, const LoweringSpec &lowering) {
  LoadReply load;
  LowerReply lower = lowerOnce(impl->job.workers, file, lowering, Worker::WantPlaces, load);
  return {std::move(lower.ir), std::move(lower.irPlaces)};
}
