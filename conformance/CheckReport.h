//===-- CheckReport.h - what a check saw ------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verdicts by file, lowering and stage, and findings with all that it takes to repeat
// them. Plain data; Report.h prints it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECKREPORT_H
#define MEMREF_CTS_CONFORMANCE_CHECKREPORT_H

#include "conformance/CheckConfig.h"
#include "conformance/words/SilentLowering.h"

#include <array>
#include <map>
#include <set>
#include <tuple>

namespace memref_cts::conformance {

/// Runs that a waiver explained.
struct WaivedRuns {
  uint64_t runs = 0;      // of several rows that explain a run together each counts it
  uint64_t repaired = 0;  // of these: agree once the lowered module is repaired
  uint64_t unlimited = 0; // of these: lines were changed whose location names no source operation
  std::string call;       // the first, as a CALL line has it; "" where no call is made
};

/// A call for a report.
struct CallText {
  /// A text may stand for a call that is short enough.
  CallText(std::string text, std::string at = "") : text(std::move(text)), at(std::move(at)) {}
  CallText(const char *text) : text(text) {}
  std::string text; // as a CALL line has it, "" where no call is made
  std::string at;   // where `text` leaves something out: the options that make the call (CallSource::at)
};

/// A run that is no finding, for who wants to see what was compared.
struct ShownRun {
  std::string call;   // as a CALL line has it, "" where no call is made
  Verdict verdict;    // its texts bounded; where it agrees, what was seen all the same
  std::string replay; // a command
};

/// Why a run was refused, inconclusive or undefined.
struct CellReason {
  /// Without a kind it adds up with none.
  CellReason(std::string text, std::string kind = "") : text(std::move(text)), kind(std::move(kind)) {}
  CellReason(const char *text) : text(text) {}
  std::string text;
  std::string kind; // without places, numbers and calls, so that equal ones add up
};

/// What is wrong in a run, without what the arguments of its call decide: no values, bytes or lines.
struct Fault {
  VerdictKind kind = VerdictKind::Differ;
  std::string function;                // "@f"; "": the module as a whole
  std::string path;                    // what was compared, with * for positions
  std::string trap, operation, origin; // as in TrapCause
  std::string cause;                   // faultText(), if it says more than the fields above; else ""
  /// Orders faults by function first, then by what was seen of it.
  bool operator<(const Fault &other) const {
    return std::tie(function, kind, path, trap, operation, origin, cause) <
           std::tie(other.function, other.kind, other.path, other.trap, other.operation, other.origin, other.cause);
  }
};
/// Of a bad verdict on a call of `function`.
Fault faultOf(const Verdict &verdict, llvm::StringRef function);
/// What is wrong: "poison-access in llvm.load, made by llvm.getelementptr", "lower: left-operation
/// in vector.load", or what was compared.
std::string faultText(const Verdict &verdict);

/// Verdicts on one file under one lowering in one stage.
struct Cell {
  std::string lowering; // "-" for the reference machine itself
  Stage stage = EngineKind::Ref;
  std::array<uint64_t, kNumVerdictKinds> counts{};
  std::vector<CellReason> reasons;            // of refused, inconclusive and undefined, each once
  std::map<std::string, WaivedRuns> waived;   // by Waivers::key
  std::vector<ShownRun> shown;                // the first of each verdict, CheckConfig::keepShown of them
  uint64_t repaired = 0;                      // waived runs that agree once the lowered module is repaired
  uint64_t unlimited = 0;                     // of these: as WaivedRuns::unlimited
  uint64_t inherited = 0;                     // waived runs and stages, by a row about passes that the lowering has
  uint64_t undecided = 0;                     // runs refused because undef decides (Reason::Undef)
  uint64_t twoCallers = 0;                    // runs during which another caller was at work
  std::map<Fault, uint64_t> faults;           // bad runs, findings in full or not; the first kMostFaults faults
  static constexpr size_t kMostFaults = 1000; // no honest file has more
  /// Counts a run for each waiver of the verdict; `call` is kept of the first.
  void addWaived(const Verdict &verdict, const std::string &call);
  /// Runs with that verdict; all runs; those with an answer; those with a bad verdict.
  uint64_t &operator[](VerdictKind kind) { return counts[static_cast<size_t>(kind)]; }
  uint64_t operator[](VerdictKind kind) const { return counts[static_cast<size_t>(kind)]; }
  uint64_t total() const;
  uint64_t compared() const; // all but what was refused, and what was compiled only
  uint64_t bad() const;
};

/// Who is to blame for a bad verdict.
struct Blame {
  /// A text; ofLowering() makes one that names the lowering.
  Blame(std::string text = "") : text(std::move(text)) {}
  Blame(const char *text) : text(text) {}
  /// `rest`: what follows its name.
  static Blame ofLowering(std::string rest = "") {
    Blame blame(std::move(rest));
    blame.isOfLowering = true;
    return blame;
  }
  /// With `lowering`, as the reader is to know it, in front if it is of the lowering.
  std::string textWith(llvm::StringRef lowering) const {
    return isOfLowering ? "lowering " + lowering.str() + text : text;
  }
  bool isOfLowering = false;
  std::string text;
};

/// Some lines of a text.
struct CodeExcerpt {
  unsigned first = 1; // number of the first line
  std::vector<std::string> lines;
  std::vector<unsigned> marked; // numbers of the lines at fault
};

/// Bytes of a buffer around the first one that differs, each as Compare.h shows it; if none does, around
/// the first one that only the lowered program accesses.
struct BufferExcerpt {
  std::string of;     // "buffer of argument 0"
  uint64_t first = 0; // offset of the first byte
  std::vector<std::string> before, expected, seen;
  std::vector<uint64_t> differs; // offsets
  /// Offsets that the source and the lowered program read; absent where nobody noted it (Outcome::accessed).
  std::optional<std::vector<uint64_t>> read, seenRead;
};

/// A bad verdict with everything needed to understand and repeat it.
struct Finding {
  std::string file;
  unsigned line = 0; // of the call line, 0 if none
  std::string lowering;
  Stage stage = EngineKind::Ref;
  std::string call;           // as a CALL line has it
  std::string at;             // as in CallText
  uint64_t argumentBytes = 0; // of the call's buffers
  Verdict verdict;
  std::string meaning; // what the seen value is otherwise, "": not known
  Blame blame;
  std::vector<std::string> notes; // where the undefined behaviour begins, and why
  Location apart;                 // of the access that the lowered program has elsewhere
  /// The place in the source at fault: of the undefined behaviour, or of that access.
  const Location &place() const { return verdict.cause.location.isKnown() ? verdict.cause.location : apart; }
  std::string replay;      // a command
  std::string savedReplay; // the same by its number in a stored report, "": in none
  std::optional<BufferExcerpt> bytes;
  std::optional<CodeExcerpt> source, lowered; // where addCode() was asked for them
};

/// A waiver about this very file whose repair makes no module, or does not mend a run that
/// it claims.
struct BadRepair {
  std::string waiver, lowering;
  bool makesNoModule = false;
  std::string text; // names waiver, run and reason
};

/// What came of one case file, under all lowerings.
struct FileReport {
  std::string file;
  std::string error;       // harness error: the file was not checked, or not wholly
  std::string policy;      // how numbers are compared, "" where bits decide
  bool notReached = false; // or not wholly, because the run was interrupted
  bool ofMachine = false;  // or not wholly, for something that another try may not meet: `error` says what
  /// What was seen once, and not again in new worker processes. It is no finding.
  std::vector<std::string> flaky;
  std::vector<std::string> structured; // what upstream's structural passes took apart first
  /// Promises that nothing checks and that were taken as kept, by lowering; "-": those
  /// of the source.
  std::map<std::string, PromiseCounts> promises;
  /// What lowered modules lost on their way through LLVM IR, by lowering and name.
  std::map<std::string, std::map<std::string, uint64_t>> lost;
  /// System calls that commands were refused before they lowered the case all the same, by lowering.
  std::map<std::string, std::set<std::string>> forbidden;
  std::vector<Cell> cells;
  std::vector<Finding> findings;
  std::vector<BadRepair> badRepairs;   // one of each waiver, lowering and kind
  double seconds = 0;                  // that it took, under all lowerings
  uint64_t calls = 0;                  // each once, though several machines make it
  uint64_t callsOnMachines = 0;        // of all machines together
  uint64_t drawn = 0;                  // those that --random and CALL-RANDOM lines ask for
  std::vector<std::string> calledOnce; // functions without arguments, whose random calls are all the same
  bool onlyFixedCalls = false;         // CALL lines and no CALL-RANDOM line: --random draws nothing
  uint64_t expectedTraps = 0; // calls that stop with undefined behaviour, as the case expects; only ref runs them
  uint64_t unchecked = 0;     // calls about which, on some machine, no engine besides ref could say anything
  uint64_t checked = 0;       // the others of the machine that has the most of them
  /// A line on each of `flaky`.
  std::vector<std::string> flakyTexts() const {
    std::vector<std::string> texts;
    for (const std::string &what : flaky)
      texts.push_back(file + ": seen once, and not again in new processes: " + what);
    return texts;
  }
  /// Why nothing was compared under a lowering.
  std::string whySilent(llvm::StringRef lowering) const;
  bool nothingChecked() const { return error.empty() && calls != 0 && checked == 0; }
  /// Defined calls that an engine did not run, by lowering and engine.
  std::map<std::pair<std::string, Stage>, uint64_t> notRun;
};

/// Seconds of all jobs together, for the share of time per stage; `jit` and `aot` are the runs there.
struct CheckTimes {
  double draw = 0, reference = 0, refLLVM = 0, refIR = 0, jit = 0, aot = 0, compare = 0, load = 0, lower = 0;
  double compile = 0, wall = 0;
  StageTimes worker;
};

/// Seconds of the slowest request of each kind that came to an end by itself; `run` is of native code.
struct SlowestSteps {
  double load = 0, lower = 0, compile = 0, run = 0;
};

/// What came of a check, file by file.
struct CheckReport {
  std::vector<FileReport> files; // in the order given
  CheckTimes times;
  uint64_t workerDeaths = 0;
  bool interrupted = false;
  std::string sandbox; // what of it was missing, as sandboxText() has it

  /// Sums over all files. A finding counts each of its runs.
  uint64_t findings() const;
  uint64_t count(VerdictKind kind) const; // engines besides ref
  uint64_t runs() const;                  // compared runs of engines besides ref
  uint64_t undecided() const;             // runs refused because undef decides
  uint64_t twoCallers() const;            // runs during which another caller was at work
  uint64_t promises() const;              // not checked
  uint64_t calls() const;
  uint64_t unchecked() const; // calls about which, on some machine, no engine besides ref could say anything
  uint64_t expectedTraps() const;
  uint64_t flaky() const;
  /// More calls than the configuration allows were unchecked, in all; or all of a file,
  /// which many checked files would otherwise hide. 100 percent allow both.
  bool tooManyUnchecked(const CheckConfig &config) const;
  bool anyFileUnchecked(const CheckConfig &config) const;
  /// Pipelines and commands that refused every case: nothing was checked under
  /// them, which a typing error in one would otherwise hide behind the others.
  std::vector<std::string> refusedEverywhere(const CheckConfig &config) const;
  /// Lowerings under which nothing was compared, those of refusedEverywhere() among them: there is no run and no step
  /// with an answer. Of lowerings that nobody named, one that compares something is enough. 100 percent allow what is
  /// not in refusedEverywhere().
  std::vector<SilentLowering> silentLowerings(const CheckConfig &config) const;
  /// 0, 1 or 2, see spec/flow.md#exit-codes.
  int exitCode(const CheckConfig &config) const;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECKREPORT_H
