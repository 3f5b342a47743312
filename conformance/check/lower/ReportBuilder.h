//===-- ReportBuilder.h - the report of one case -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only thing that writes a FileReport: counts verdicts, keeps findings and runs
// that are shown, asks waivers without a repair. Must not make verdicts.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_LOWER_REPORTBUILDER_H
#define MEMREF_CTS_CONFORMANCE_CHECK_LOWER_REPORTBUILDER_H

#include "conformance/CheckConfig.h"
#include "conformance/CheckReport.h"
#include "conformance/check/lower/Plan.h"

#include <algorithm>

namespace memref_cts::conformance {

class Job;

struct CallSource;

/// Whether `cell` keeps one more reason, of the few that a report shows.
bool wantsReason(const Cell &cell);
/// `text`: what is said of the verdict.
void addReason(Cell &cell, const Verdict &verdict, const std::string &text);
/// Remembers why a verdict is neither agreement nor a finding.
void note(Cell &cell, const Verdict &verdict, llvm::function_ref<std::string()> call);

/// A bad verdict, and what is said of it.
struct BadRun {
  unsigned line = 0; // of the call line, 0 if none
  CallText call = "";
  Verdict verdict;
  Blame blame;
  std::string meaning = "";
  std::vector<std::string> notes = {};
  std::optional<BufferExcerpt> bytes = {};
  uint64_t argumentBytes = 0; // of the call's buffers
  Location apart = {};        // as Finding has it
};

/// How much a reader has to look at: the buffers of a call in bytes, and its text in letters.
using CallSize = std::pair<uint64_t, size_t>;

class ReportBuilder {
public:
  /// All outlive the builder.
  ReportBuilder(const CheckConfig &config, const CaseFile &file, FileReport &report);

  /// The case as a whole.
  /// `notReached`: because the user ended the run.
  void fail(std::string error, bool notReached = false) {
    report.error = std::move(error);
    report.notReached = notReached;
  }
  /// Whether nobody wants the rest of the file. The user stopped the run, or something is wrong with the machine: the
  /// whole file is then checked again, or not at all. Or it takes too long, which is an error of it; `place` is where.
  bool isOver(const Job &job, llvm::StringRef place);
  /// The module could not be read, for this reason.
  void failToRead(std::string error, Reason reason) {
    fail(std::move(error), reason == Reason::Interrupted);
    report.ofMachine = reason == Reason::NotStarted || reason == Reason::Protocol;
  }
  bool failed() const { return !report.error.empty(); }
  bool hasFindings() const { return !report.findings.empty(); }
  void takeModule(const LoadReply &load);
  void takePromises(const Plan &plan, const PromiseCounts &promises);
  /// What nobody checks of the module's LLVM IR, at the level of the run.
  void takeLost(const Plan &plan, const PromiseCounts &lost);
  /// The command of the plan was refused this system call, and went on.
  void addForbidden(const Plan &plan, const std::string &systemCall);
  void takeSources(llvm::ArrayRef<CallSource> sources);
  void addCalls(uint64_t count);
  /// The calls up to `endMachine` are those that each machine makes.
  void beginMachine();
  void endMachine() { onMachine = false; }
  void addUnchecked(uint64_t count);
  void addExpectedTraps(uint64_t count);
  void addNotRun(const Plan &plan, const Stage &stage, uint64_t count);

  /// The lowering refused the case. If it accepts the neighbour, its refusal needs a reason: `why`.
  void reject(const Plan &plan, std::string why) { rejections[plan.lowering] = std::move(why); }
  /// Why, or null.
  const std::string *rejection(const LoweringSpec &spec) const;

  Cell &cell(const Plan &plan, const Stage &stage);
  /// Counts a verdict in a cell. `function`: "@f", or "" of the module as a whole. A bad one is the verdict of the
  /// finding that may follow.
  void count(Cell &cell, const Verdict &verdict, llvm::StringRef function = "");
  /// What a verdict said that is about this machine and not about what is checked: memory, processes, a worker that
  /// somebody killed. "": nothing.
  const std::string &trouble() const { return troubleText; }
  /// The same where there is no verdict. What was met first is said.
  void addTrouble(std::string what) {
    if (troubleText.empty())
      troubleText = std::move(what);
  }
  /// "the process was killed from outside (signal 9): HOW".
  static std::string killedFromOutside(const std::string &how);
  /// Counts a verdict on a module as a whole; a bad one becomes a finding.
  void record(const Plan &plan, const Stage &stage, unsigned line, Verdict verdict, const Blame &blame);
  /// Of what is counted already.
  void addFinding(const Plan &plan, const Cell &cell, BadRun run);
  /// Whether one more finding of the cell would be left in the report. With keepEachKind
  /// one of a kind that is not there yet is, up to a number that no honest file has. One that
  /// is smaller than another of its kind takes its place.
  bool keepsMore(const Cell &cell, const Verdict &verdict, llvm::StringRef function, CallSize size) const;
  bool wantsShown(const Cell &cell, VerdictKind kind) const;
  void keepShown(const Plan &plan, Cell &cell, const CallText &call, Verdict verdict);

  /// The finding that this one replaces where there is no more room, or null: one of its kind that is larger, or the
  /// second one of another kind.
  const Finding *giveWay(const Cell &cell, const Verdict &verdict, llvm::StringRef function, CallSize size) const;

  /// Turns a bad verdict that a waiver without a repair explains into a waived one.
  void waive(const Plan &plan, const Stage &stage, Verdict &verdict, bool agreesInRefLLVM = false, unsigned floats = 0,
             Waivers::HasPart hasPart = nullptr) const;
  /// Adds it, unless the report has one of its waiver, lowering and kind already.
  void addBadRepair(BadRepair bad);

private:
  std::string replayCommand(const Plan &plan, const CallText &call) const;

  const CheckConfig &config;
  const CaseFile &file;
  FileReport &report;
  std::map<const LoweringSpec *, std::string> rejections;
  std::string troubleText;
  /// Of the calls that one machine makes.
  struct Sums {
    uint64_t calls = 0, unchecked = 0, expectedTraps = 0;
    uint64_t checked() const { return calls - std::min(calls, unchecked); }
  };
  Sums &current() { return onMachine ? machines.back() : besides; }
  void addUp();
  Sums besides;               // of what is no call of a machine
  std::vector<Sums> machines; // those that the case has come to
  bool onMachine = false;     // the last of them
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_LOWER_REPORTBUILDER_H
