//===-- Check.h - checking case files under lowerings ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The flow of spec/architecture.md (#flow) for a list of case files: load, run on
// the reference machine, lower, run what was lowered, compare, collect. The report
// is plain data; Report.h prints it. One file's trouble never touches another.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_H
#define MEMREF_CTS_CONFORMANCE_CHECK_H

#include "conformance/CaseFile.h"
#include "conformance/Verdict.h"
#include "conformance/Waivers.h"
#include "conformance/Worker.h"

#include <array>
#include <functional>
#include <map>

namespace memref_cts::conformance {

/// Which runs of a case are made.
enum class CallKinds : uint8_t {
  All,
  Fixed,  // CALL and CHECK lines, negative cases
  Random, // CALL-RANDOM lines, and files without a call line
};

struct CheckConfig {
  std::vector<LoweringSpec> lowerings;
  bool refLLVM = true; // engines besides ref
  bool jit = true;
  std::vector<std::string> aotTargets; // engine aot: rows of targets.def
  std::string compiler = "gcc";        // ... and who links
  std::string selfChecking;            // ... and the folder for executables that check themselves, "": none
  unsigned optLevel = 0;
  bool afterEachPass = true; // findings name the first pass that is wrong
  std::optional<uint64_t> random; // runs per CALL-RANDOM line, instead of its count
  std::optional<uint64_t> seed;
  CallKinds calls = CallKinds::All;
  std::vector<std::string> onlyCalls; // instead of the file's call lines
  std::string onlyAt;                 // the one of them that is made (keepOnly), "": all
  unsigned jobs = 1;    // files at once
  unsigned keep = 3;    // findings kept with full text per file, lowering and engine
  bool keepEachKind = false; // ... and of each kind of wrong: the others cannot crowd it out
  unsigned keepShown = 0; // runs without a finding kept per file, lowering, engine and verdict
  double maxUnchecked = 10; // percent of calls that may end unchecked before the run fails
  Waivers waivers;
  std::string command = "memref-cts"; // how replay commands start
  std::string replayOptions;          // what they repeat, each with a blank before it
  WorkerOptions worker;
};

/// Runs that a waiver explained.
struct WaivedRuns {
  uint64_t runs = 0;     // of several rows that explain a run together each counts it
  uint64_t repaired = 0; // of these: agree once the lowered module is repaired
  std::string call; // the first, in CALL form; "" where no call is made
};

/// A call for a report.
struct CallText {
  CallText(std::string text, std::string at = "") : text(std::move(text)), at(std::move(at)) {}
  CallText(const char *text) : text(text) {}
  std::string text; // in CALL form, "" where no call is made
  std::string at;   // where `text` leaves something out: the options that make the call (CallSource::at)
};

/// A run that is no finding, for who wants to see what was compared.
struct ShownRun {
  std::string call; // in CALL form, "" where no call is made
  Verdict verdict;  // its texts bounded; where it agrees, what was seen all the same
  std::string replay; // a command
};

/// Runs of one file under one lowering on one engine.
struct Cell {
  std::string lowering; // "-" for the reference machine itself
  std::string engine;
  std::array<uint64_t, kNumVerdictKinds> counts{};
  std::vector<std::string> reasons; // of refused, inconclusive and undefined, each once
  std::map<std::string, WaivedRuns> waived; // by Waivers::key
  std::vector<ShownRun> shown; // the first of each verdict, CheckConfig::keepShown of them
  uint64_t repaired = 0; // waived runs that agree once the lowered module is repaired
  void addWaived(const Verdict &verdict, const std::string &call);
  uint64_t &operator[](VerdictKind kind) { return counts[static_cast<size_t>(kind)]; }
  uint64_t operator[](VerdictKind kind) const { return counts[static_cast<size_t>(kind)]; }
  uint64_t total() const;
  uint64_t compared() const; // all but what was refused, and what was compiled only
  uint64_t bad() const;
  bool isOfRuns() const; // on an engine; a stage, such as lowering or compiling, runs nothing
};

/// A bad verdict with everything needed to understand and repeat it.
struct Finding {
  std::string file;
  unsigned line = 0; // of the call line, 0 if none
  std::string lowering;
  std::string engine;
  std::string call; // in CALL form
  std::string at;   // as in CallText
  Verdict verdict;
  std::string meaning; // what the seen value is otherwise, "": not known
  std::string blame;
  std::vector<std::string> notes; // where the undefined behaviour begins, and why
  std::string replay; // a command
};

struct FileReport {
  std::string file;
  std::string error; // harness error: the file was not checked, or not wholly
  std::string policy; // how numbers are compared, "" where bits decide
  bool notReached = false; // or not wholly, because the run was interrupted
  std::vector<std::string> structured; // what upstream's structural passes took apart first
  /// Promises that nothing checks and that were taken as kept, by lowering; "-": those
  /// of the source.
  std::map<std::string, PromiseCounts> promises;
  std::vector<Cell> cells;
  std::vector<Finding> findings;
  /// Waivers about this very file whose repair does not mend a run that they claim, and
  /// repairs that make no module, with row and run.
  std::vector<std::string> badRepairs;
  /// ... and which have been told, by waiver and lowering; true: it makes no module.
  std::map<std::pair<std::string, std::string>, bool> toldRepairs;
  double seconds = 0;     // that it took, under all lowerings
  uint64_t calls = 0;     // distinct calls
  uint64_t drawn = 0;     // those that --random and CALL-RANDOM lines ask for
  std::vector<std::string> calledOnce; // functions without arguments, whose random calls are all the same
  bool onlyFixedCalls = false; // CALL lines and no CALL-RANDOM line: --random draws nothing
  uint64_t unchecked = 0; // calls that no engine besides ref could run
  bool nothingChecked() const { return error.empty() && calls != 0 && unchecked >= calls; }
  /// Defined calls that an engine did not run, by lowering and engine.
  std::map<std::pair<std::string, std::string>, uint64_t> notRun;
};

/// Seconds of all jobs together, for the share of time per stage.
struct CheckTimes {
  double draw = 0, reference = 0, refLLVM = 0, jit = 0, aot = 0, compare = 0, load = 0, lower = 0, compile = 0, wall = 0;
  StageTimes worker;
};

/// Seconds of the slowest request of each kind that came to an end by itself.
struct SlowestSteps {
  double load = 0, lower = 0, compile = 0, run = 0;
};

struct CheckReport {
  std::vector<FileReport> files; // in the order given
  CheckTimes times;
  uint64_t workerDeaths = 0;
  bool interrupted = false;

  uint64_t findings() const;
  uint64_t count(VerdictKind kind) const; // engines besides ref
  uint64_t runs() const;                  // compared runs of engines besides ref
  uint64_t promises() const; // not checked
  uint64_t calls() const;
  uint64_t unchecked() const; // calls that no engine besides ref could run
  /// More calls than the configuration allows were unchecked, in all; or all of a file,
  /// which many checked files would otherwise hide. 100 percent allow both.
  bool tooManyUnchecked(const CheckConfig &config) const;
  bool anyFileUnchecked(const CheckConfig &config) const;
  /// Pipelines and commands that refused every case: nothing was checked under
  /// them, which a typing error in one would otherwise hide behind the others.
  std::vector<std::string> refusedEverywhere(const CheckConfig &config) const;
  /// 0, 1 or 2, see spec/architecture.md#exit-codes.
  int exitCode(const CheckConfig &config) const;
};

/// Called when a file is done, and about ten times a second: from any job, several of
/// which may call at once. `done` and `total` count files, `runs` and `findings` are sums
/// so far. `file` is valid during the call.
using ProgressFn = std::function<void(unsigned done, unsigned total, uint64_t runs, uint64_t findings,
                                      llvm::StringRef file)>;

/// Checks the files, CheckConfig::jobs at once; returns when all are done. Trouble with a
/// file is its FileReport::error. `progress` may be empty. `stop` may be empty; else any
/// job may ask it, and once true the report is cut short.
CheckReport checkFiles(llvm::ArrayRef<std::string> files, const CheckConfig &config, const ProgressFn &progress,
                       const std::function<bool()> &stop);

/// Checks cases that are not files, one after the other, with worker processes
/// of its own. Not for several threads at once.
class CaseChecker {
public:
  /// Both outlive the checker; `stop`, which may be empty, cuts a case short.
  CaseChecker(const CheckConfig &config, const std::function<bool()> &stop);
  ~CaseChecker();
  FileReport check(const CaseFile &file);
  uint64_t workerDeaths() const;
  const SlowestSteps &slowest() const; // of all checks
  /// LLVM dialect text of the case's module under `lowering`, or what stood
  /// against it as a comment.
  std::string lowered(const CaseFile &file, const LoweringSpec &lowering);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// What is not true any more of waivers. A case that a row names is judged wherever
/// it was checked: it must not agree under a lowering of the row. A glob is judged
/// if each file of `suite` that it fits was checked: one of them must need it. A
/// repair that does not mend the runs it was written for is one of these, too.
std::vector<std::string> staleWaivers(const CheckReport &report, const CheckConfig &config,
                                      llvm::ArrayRef<std::string> suite = {});

/// What is wrong with an option of the case that no lowering takes, with its place:
/// it is misspelt, and as a refusal by all it would be counted as what it is not. "":
/// nothing, or one of `lowerings` takes whatever it is given.
std::string unknownOption(const CaseFile &file, llvm::ArrayRef<LoweringSpec> lowerings);

/// Tries each pipeline and each command on an empty module, so that a typing
/// error is one message before the first case and not a refusal of every case.
/// With `commands` false a command that cannot be run is no error; one that the shell
/// does not read always is. Once `stop`, which is not empty, is true the others are not
/// tried.
llvm::Error checkLowerings(const CheckConfig &config, bool commands, const std::function<bool()> &stop);

/// " --lowering=..." and the like: what a replay command repeats of a lowering.
std::string loweringOption(const LoweringSpec &lowering);

inline std::string firstLine(llvm::StringRef text) { return text.split('\n').first.str(); }

/// At most so many bytes of a text, and " ..." where that is not all.
std::string shortened(llvm::StringRef text, size_t maxBytes);

/// Text for people: control characters as \xNN, lines kept where asked.
std::string printable(llvm::StringRef text, bool keepLines = false);

/// Quotes a word for a POSIX shell; what comes out is printable.
std::string shellQuote(llvm::StringRef word);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_H
