//===-- RepairedRuns.h - the same calls, once a fault is mended --*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wrong run does not say what is wrong in the code, and a trap hides what comes
// after it. A waiver with a repair explains a run only if the same call, on every
// engine, agrees in the lowered module that the repair makes. Another fault of the
// same program stays a finding. Repairs are made one after the other, as long as what
// is seen is what a row claims. If ref-llvm is not among the engines, it is asked here
// about the calls whose code is wrong: many rows claim only what it sees.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_REPAIREDRUNS_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_REPAIREDRUNS_H

#include "conformance/check/run/MakeEngines.h"

namespace memref_cts::conformance {

/// The calls of a chunk under one lowering.
class RepairedRuns {
public:
  /// The verdict on what an engine saw of a call.
  /// `explained`: as in Comparer::compare. With it, what the case expects counts no more.
  using Judge = std::function<Verdict(size_t call, const Outcome &outcome, bool isReferenceMachine,
                                      Comparer::Explained explained)>;
  /// Gives a verdict the path that reports show.
  using Name = std::function<void(size_t call, const Outcome &outcome, Verdict &verdict)>;

  /// All outlive it. `inputs`: of the calls of `entry`, which `lowered` has verdicts on.
  RepairedRuns(Job &job, const ReadCase &read, const std::string &entry, Lowered &lowered, llvm::ArrayRef<Input> inputs,
               Judge judge, Name name, ReportBuilder &report);

  /// Turns bad verdicts that waivers explain into waived ones. What stands against a
  /// row about this very file goes to the report, with the text of the call. Costs
  /// nothing where no verdict is bad.
  using ShowCall = llvm::function_ref<std::string(size_t call)>;
  void explain(ShowCall callText);

private:
  struct Attempt;
  std::vector<Attempt> repairAll(std::vector<Attempt> &open, ShowCall callText,
                                 llvm::function_ref<void(const Attempt &)> accept);
  std::vector<std::string> keysOf(llvm::ArrayRef<size_t> which) const;
  void keepRest(Attempt &attempt);
  WaiverSet candidates() const;
  const DependenceReply &dependence() const;
  bool hasPart(llvm::StringRef operation, const Place &place) const;
  bool concernsAnyRow() const;
  bool askRefLLVMAbout(Attempt &attempt);
  void waive(Verdict &verdict, size_t call, const Outcome &outcome, const Stage &engine, bool agreesInRefLLVM) const;
  bool claims(size_t row, const Attempt &attempt) const;
  Repaired &repairedBy(const WaiverSet &rows);
  bool isMadeBy(const WaiverSet &rows);
  bool findNext(Attempt &attempt, size_t &next, const std::string &call);
  MachineEngine *enterIR(Repaired &repaired, Verdict &why);
  Reply prepareNative(Repaired &repaired);
  void runOn(const WaiverSet &rows, llvm::MutableArrayRef<Attempt> attempts);
  bool isGood(const Attempt &attempt) const;
  void dropNeedless(Attempt &attempt);
  void accept(const Attempt &attempt);
  void reject(const Attempt &attempt, const std::string &call);

  Job &job;
  const ReadCase &read;
  const std::string &entry;
  Lowered &lowered;
  const Plan &plan;
  Stage native; // the engine that runs code
  llvm::ArrayRef<Input> inputs;
  Judge judge;
  Name nameOf;
  ReportBuilder &report;
  const std::vector<Waiver> &rows;
  bool onlyLocated;                       // a repair changes only lines whose locations name its operations
  MachineEngine *refLLVM;                 // null: it was not asked for, and not needed so far, or cannot run the entry
  WaiverSet repairs;                      // rows that may be about these calls
  mutable std::optional<unsigned> floats; // that the entry returns, once somebody asks
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_REPAIREDRUNS_H
