//===-- FileCheck.h - checking one case file ---------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of a check that belongs to one job: its workers and the walk over
// one file's calls.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_FILECHECK_H
#define MEMREF_CTS_CONFORMANCE_CHECK_FILECHECK_H

#include "conformance/Check.h"
#include "conformance/Compare.h"
#include "conformance/Source.h"

#include <chrono>
#include <set>

namespace memref_cts::conformance {

class AotEngine;

class Stopwatch {
public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

private:
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

void addTimes(CheckTimes &sum, const CheckTimes &more);

/// Whether `cell` keeps one more reason, of the few that a report shows.
bool wantsReason(const Cell &cell);
void addReason(Cell &cell, const std::string &reason);
/// What a reply of the worker means as a verdict on the lowering.
Verdict verdictOf(const Reply &reply, llvm::StringRef step);
/// Remembers why a verdict is neither agreement nor a finding.
void note(Cell &cell, const Verdict &verdict, llvm::function_ref<std::string()> call);

Verdict refusal(std::string why);
/// Who is to blame for what stands against a module in a step.
std::string suspects(const LoweringSpec &spec, llvm::StringRef step);
/// Makes the engine `entry` runs on, or leads the one that is there to it.
llvm::Error enter(std::unique_ptr<MachineEngine> &engine, llvm::StringRef entry,
                  llvm::function_ref<llvm::Expected<std::unique_ptr<MachineEngine>>()> make);
/// Whether what stands against all functions together may be the fault of one of them.
bool mayBeOfOne(const Reply &reply);

/// Whether a path of a waiver names this file, and no others.
bool isAboutVeryFile(const Waiver &row, llvm::StringRef file);

/// Units of each worker.
constexpr uint32_t kCase = 0, kNeighbour = 1, kStages = 2;

class FileChecker {
public:
  FileChecker(const CheckConfig &config, CheckTimes &times, const std::function<bool()> &stop);
  ~FileChecker();

  /// Fills `report`; whatever happens to this file stays in it.
  void check(const std::string &path, FileReport &report);
  void check(const CaseFile &file, FileReport &report);
  /// Collects the workers' own times; call once at the end.
  void finish();
  uint64_t workerDeaths() const;
  const SlowestSteps &slowest() const { return slowestSteps; }
  std::string lowered(const CaseFile &file, const LoweringSpec &lowering);

  /// Runs and findings since the last call, and the file at work.
  std::function<void(uint64_t runs, uint64_t findings, llvm::StringRef file)> onProgress;

private:
  /// What one engine gave for the calls of a chunk.
  struct LoweredRuns {
    std::vector<Outcome> outcomes;
    std::vector<Verdict> verdicts;
  };

  /// What one pass of a pipeline left.
  struct RunStage {
    std::string pass, invalid; // as in Stage
    bool finished = false;
    Program program; // null if it cannot be run
    std::unique_ptr<MachineEngine> engine; // from the first entry on
  };

  /// A lowered module with the repairs of some waivers, made when a call needs it.
  struct Repaired {
    uint32_t form = 0;             // its number in the worker
    Reply reply;                   // not ok: it is no module
    std::vector<uint64_t> changes; // of each waiver: how many places its steps matched
    Program program;               // what ref-llvm runs, null if it cannot
    std::unique_ptr<MachineEngine> refLLVM;
    std::map<std::string, Reply> compiled; // entries, for jit; empty: not tried
    std::string nativeEntry;               // what `native` runs
    std::unique_ptr<Engine> native;
  };
  /// Positions in the list of waivers, ascending.
  using WaiverSet = std::vector<size_t>;

  /// What one lowering made of the module of the file at work, or of one function of
  /// it. Nothing here is asked for once more for each entry.
  struct LoweredModule {
    const LoweringSpec *spec = nullptr;
    Worker *worker = nullptr;
    std::string only;         // the one function, "": all
    Reply reply;              // not ok: nothing can be run
    std::string step;         // ... and what it is the reply of
    bool functionByFunction = false; // ... of all together: each is looked at alone
    Program program;          // what ref-llvm runs, if it can
    std::string refLLVMRefusal;
    std::map<std::string, std::string> refusedByRefLLVM; // functions that `program` lacks, and why
    std::unique_ptr<MachineEngine> refLLVM; // from the first entry on
    std::map<std::string, Reply> mismatches; // entries whose signature in `program` is wrong
    std::map<std::string, Reply> compiled;   // the others, for jit
    std::map<WaiverSet, Repaired> repaired;
    bool programTried = false; // of a target, for blame
    bool codeOnly = false;    // jit lacks something, and LLVM made code of the module
    bool stagesTried = false;
    std::vector<RunStage> stages;
  };

  /// One entry of a lowered module, on the engines.
  struct Lowered {
    const LoweringSpec *spec = nullptr;
    LoweredModule *module = nullptr;
    std::unique_ptr<LoweredModule> own; // of this entry alone, else that of all
    Reply::Status ended = Reply::Ok; // why there is nothing to run
    MachineEngine *refLLVM = nullptr; // the module's
    std::unique_ptr<Engine> native; // jit or aot
    AotEngine *aot = nullptr;       // the same, if it is that
    bool aotDiffers = false;        // by the tool's comparison, waived or not
    LoweredRuns onRefLLVM, onNative;
  };

  /// The calls of one line, in chunks, on every engine.
  class CallRunner;

  /// What waivers with repairs explain of the calls of a chunk.
  class RepairedRuns;

  void checkCase(const CaseFile &file, FileReport &report);
  LoadReply load(size_t worker, const CaseFile &file);
  Reply compileOnly(size_t lowering, uint32_t unit);
  Reply makeCode(size_t lowering, uint32_t unit, std::string &step, llvm::StringRef only = "");
  void checkRefused(const CaseFile &file, const std::string &why, FileReport &report);
  void checkRefusedCalls(const CaseFile &file, llvm::ArrayRef<LoweredModule> modules, FileReport &report);
  void checkOnTarget(const CaseFile &file, const std::string &target, FileReport &report);
  void leaveSelfChecking(Lowered &lowered, const CaseFile &file, llvm::StringRef entry, FileReport &report);
  Reply makeExecutable(Lowered &lowered, const refrt_program *program, const std::string &entry);
  void prepareAot(Lowered &lowered, const CaseFile &file, const refrt_program *program, const std::string &entry,
                  FileReport &report);
  /// An entry and its calls.
  using Entry = std::pair<std::string, std::vector<const CallSource *>>;

  void fail(Lowered &lowered, const CaseFile &file, const Reply &reply, llvm::StringRef step, FileReport &report);
  void failTogether(const CaseFile &file, FileReport &report);
  llvm::Error checkEntries(const CaseFile &file, const refrt_program *program, llvm::ArrayRef<Entry> entries,
                           FileReport &report);
  void checkEntry(const CaseFile &file, const refrt_program *program, const Entry &entry, Engine &reference,
                  llvm::MutableArrayRef<LoweredModule> modules, FileReport &report);
  void checkTrapMarks(const CaseFile &file, FileReport &report);
  llvm::Error checkCalls(const CaseFile &file, const LoadReply &load, FileReport &report);
  llvm::Error checkCalls(const CaseFile &file, llvm::ArrayRef<std::string> onlyCalls, const LoadReply &load,
                         FileReport &report);
  LoweredModule lowerModule(size_t loweringIndex, const CaseFile &file, const refrt_program *program,
                            llvm::ArrayRef<Entry> entries, bool onlyThese, FileReport &report);
  void takeProgram(LoweredModule &module, const std::string &text, const CaseFile &file, const refrt_program *program,
                   llvm::ArrayRef<Entry> entries);
  Reply compileEntries(LoweredModule &module, llvm::ArrayRef<Entry> entries);
  void prepare(Lowered &lowered, const CaseFile &file, const refrt_program *program, const std::string &entry,
               FileReport &report);
  void runSource(const CaseFile &file, const refrt_program *program, const CallSource &source, Engine &reference,
                 std::vector<Lowered> &lowereds, FileReport &report);
  void checkStatic(const CaseFile &file, FileReport &report);
  bool loadNeighbour(const CaseFile &file, FileReport &report);
  void checkNegative(const CaseFile &file, const Reply &load, FileReport &report);
  void checkAcceptance(const CaseFile &file, FileReport &report);
  void checkNegativeModule(const CaseFile &file, const Reply &load, FileReport &report);
  void checkNegativeLowering(const CaseFile &file, size_t lowering, FileReport &report);
  Reply lowerToPhase(size_t lowering, uint32_t unit, const Negative &negative, std::string &step);
  Reply makeNeighbour(size_t lowering, const CaseFile &file, std::string &step);
  void checkNeighbour(size_t lowering, const CaseFile &file, const Reply &reply, llvm::StringRef step, FileReport &report);
  void addNegative(const CaseFile &file, const LoweringSpec *spec, llvm::StringRef step, Verdict verdict, FileReport &report);
  void waive(Verdict &verdict, const CaseFile &file, llvm::StringRef lowering, llvm::StringRef engine,
             bool agreesInRefLLVM = false, unsigned floats = 0) const;
  void addFinding(FileReport &report, Cell &cell, const CaseFile &file, const LoweringSpec *lowering, unsigned line,
                  CallText call, Verdict verdict, std::string blame, std::string meaning = "",
                  std::vector<std::string> notes = {});
  bool keepsMore(const FileReport &report, const Cell &cell, const Verdict &verdict, llvm::StringRef function) const;
  void record(FileReport &report, const CaseFile &file, const LoweringSpec *lowering, llvm::StringRef engine, unsigned line,
              Verdict verdict, const std::string &blame);
  bool wantsShown(const Cell &cell, VerdictKind kind) const;
  void keepShown(Cell &cell, const CaseFile &file, const LoweringSpec *lowering, const CallText &call, Verdict verdict);
  std::string replayCommand(const CaseFile &file, const LoweringSpec *lowering, const CallText &call) const;
  void takeStages(LoweredModule &module, const CaseFile &file);
  std::optional<Verdict> askRefLLVM(LoweredModule &module, const CaseFile &file, const refrt_program *program,
                                    const std::string &entry, const Input &input, const Outcome &reference,
                                    const Comparer &comparer);
  std::string firstBadPass(LoweredModule &module, const CaseFile &file, const refrt_program *program,
                           const std::string &entry, const Input &input, const Outcome &reference,
                           const Comparer &comparer);
  std::string firstInvalidPass(LoweredModule &module, const CaseFile &file);
  Cell &cell(FileReport &report, llvm::StringRef lowering, llvm::StringRef engine);

  const CheckConfig &config;
  CheckTimes &times;
  SlowestSteps slowestSteps;
  const std::function<bool()> &stop;
  std::vector<std::unique_ptr<Worker>> workers; // one per lowering
  std::vector<RefusedCall> refusedCalls; // of the file at work, by the reference machine
  bool throughWrappers = false;     // the entries at work are called through them
  bool onePointer = false;          // of the file at work (Tolerance::onePointer)
  std::map<size_t, std::string> rejections; // of the file at work, by lowering: why it failed on the whole
  std::vector<LoweredModule> together; // of the file at work, those looked at function by function
  std::set<std::pair<const LoweringSpec *, Reply::Status>> explained; // ... and how one function ended
  std::set<unsigned> trapLines;     // of the file at work, where expected traps were
  std::string target; // of the aot engine while it is at work, else ""
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_FILECHECK_H
