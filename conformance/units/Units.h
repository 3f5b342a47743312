//===-- Units.h - modules a worker has loaded --------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side: parse, verify and encode source modules; lower copies of them
// and judge what came out. Nothing here generates or runs native code. Contexts
// are replaced after some thousand modules so that a worker may run for days.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_UNITS_H
#define MEMREF_CTS_CONFORMANCE_UNITS_UNITS_H

#include "conformance/Command.h"
#include "conformance/Worker.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/mutate/LoweredOperations.h"
#include "conformance/prepare/GivenModule.h"
#include "conformance/protocol/Wire.h"
#include "conformance/units/LineOrigins.h"
#include "conformance/units/ModuleParts.h"
#include "conformance/units/ObjectCode.h"
#include "lowering/Encode.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringSet.h"

#include <map>
#include <memory>
#include <optional>

namespace memref_cts::conformance {

class DiagnosticLog;
class LoweringContext;

/// What a command made of a unit: it is asked once, however many functions of
/// the unit are looked at.
struct ExternalResult {
  std::string key; // the command, and the one function if not all
  Reply reply;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::optional<ModuleParts> parts;         // of the module
  std::shared_ptr<const ObjectCode> object; // null: the module says all; else it stands for this
  bool fromLLVMIR = false;
  std::string printed; // what no module came of, or whose lines its places are
  uint64_t sum = 0;    // of the module, or of the object
};

struct WorkerUnit {
  // The context goes last.
  std::shared_ptr<LoweringContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> source, lowered;
  mlir::OwningOpRef<mlir::ModuleOp> unprepared; // as `source` was before it was taken apart; null: it was not
  GivenModule given;                            // what is lowered, if preparation made `source` of it; else null
  std::map<uint32_t, mlir::OwningOpRef<mlir::ModuleOp>> repaired; // forms of `lowered`
  LoweredText loweredText;                                        // printed for the first of them
  std::optional<ModuleParts> parts;                               // of toLower()
  ExternalResult external, externalPart;                          // of the whole unit, and of one function
  uint64_t printed = 0;                                           // sum of what a command made of it; 0: no command did
  std::string text;                                               // of the source, as given unless prepared
  lowering::ProgramPtr program;                                   // of the source; null: refused
  std::string refusal;
  OptionList options;                         // of the case
  llvm::StringSet<> names;                    // of the source's dialects and operations
  llvm::StringMap<mlir::Operation *> symbols; // of the source, those of inner modules left out
  std::string target;                         // "": none was named
  unsigned indexBits = 0;                     // from the options; 0: the module decides
  NumberPolicy policy;
  std::vector<std::string> structured; // operations that were taken apart, as LoadReply has them
  bool onePointer = false;             // as Tolerance::onePointer
  bool acceptPromises = false;
  bool unregistered = false;                // kReadUnregistered holds for its text, and for what passes make of it
  bool byCommand = false;                   // `lowered` is what a command printed
  std::shared_ptr<const ObjectCode> object; // as ExternalResult has it, of `lowered`
  LoweredOperations operations;             // of `lowered`, that mutants are made of
  std::string optimized;                    // `lowered` as LLVM IR at -O2, "": not asked for

  /// What the lowering under test gets.
  mlir::ModuleOp toLower() const { return given ? *given : *source; }

  /// What the lowering made, or a repaired form of it; null if there is none.
  mlir::ModuleOp form(uint32_t number) const {
    if (number == Worker::kAsLowered)
      return lowered ? *lowered : mlir::ModuleOp();
    auto found = repaired.find(number);
    return found == repaired.end() ? mlir::ModuleOp() : *found->second;
  }
};

/// How a module of the unit, source or lowered, is encoded.
lowering::EncodeOptions encodeOptions(const WorkerUnit &unit);

class Units {
public:
  explicit Units(StageTimes &times) : times(times) {}
  /// `unpreparable`: why the preparation is not to be run, as if it had failed; "": it runs.
  LoadReply load(uint32_t number, const SourceModule &source, const std::string &unpreparable = "");
  LowerReply lower(uint32_t number, const LoweringSpec &lowering, uint32_t flags);
  RepairReply repair(uint32_t number, uint32_t form, llvm::ArrayRef<RepairStep> steps);
  DependenceReply dependence(uint32_t number, llvm::StringRef entry);
  void drop(uint32_t number) { units.erase(number); }
  /// For lowerings that are commands.
  void runCommands(CommandFunction by, const CommandLimits &given) { command = by, limits = given; }
  void lowerStructured(LowerStructured mode) { structured = mode; }
  /// Passes that run first; "": none. What is lowered is the module before them.
  void prepareWith(std::string passes) { preparation = std::move(passes); }
  /// Bodies for functions that sources declare.
  void useCallees(std::vector<CalleeFile> files) { callees = std::move(files); }
  void takePromises(bool accept) { acceptPromises = accept; }
  /// Loaded before the first pipeline is parsed.
  void usePassPlugins(std::vector<std::string> files) { plugins = std::move(files); }
  /// Where the name of the pass that runs stands, should the process die of it.
  void tellPass(char *text, size_t size) { passText = text, passTextSize = size; }
  /// Is not 0 while the preparation runs.
  void tellPreparing(uint32_t *flag) { preparing = flag; }
  /// nullptr when there is none.
  WorkerUnit *find(uint32_t number);

private:
  /// Makes `context` the one for the next unit, which may have to be alone in it.
  void takeContext(bool isAlone);
  /// False if the module is in error; a refusal is none.
  bool encodeSource(WorkerUnit &unit, LoadReply &reply);
  /// What the lowering made, `good` or not; null if there is nothing, and `reply` says why.
  mlir::OwningOpRef<mlir::ModuleOp> runLowering(WorkerUnit &unit, LoweringPlan &plan, const LoweringSpec &spec,
                                                unsigned indexBits, uint32_t flags, DiagnosticLog &log, bool &good,
                                                LowerReply &reply);
  /// Encodes `module` for the reply, if that is wanted, and to compare its globals with the source's.
  bool encodeLowered(const WorkerUnit &unit, mlir::ModuleOp module, bool isWanted, bool hasGlobals, LowerReply &reply);
  bool runInProcess(WorkerUnit &unit, LoweringPlan &plan, const LoweringSpec &spec, unsigned indexBits, uint32_t flags,
                    mlir::OwningOpRef<mlir::ModuleOp> &module, DiagnosticLog &log, bool &good, LowerReply &reply);
  ExternalResult &runExternal(WorkerUnit &unit, const CommandPlan &plan, const LoweringSpec &spec,
                              llvm::StringRef only);

  static constexpr unsigned kUnitsPerContext = 5000;
  StageTimes &times;
  std::map<uint32_t, WorkerUnit> units;
  std::vector<std::string> plugins; // not loaded yet
  std::vector<CalleeFile> callees;
  std::shared_ptr<LoweringContext> context; // for the next load
  unsigned loads = 0;
  CommandFunction command = nullptr;
  CommandLimits limits;
  std::string preparation;
  LowerStructured structured = LowerStructured::Auto;
  bool acceptPromises = false;
  char *passText = nullptr;
  size_t passTextSize = 0;
  uint32_t *preparing = nullptr;
};

/// Adds the time until its end to a counter of nanoseconds.
class StageTimer {
public:
  explicit StageTimer(uint64_t &counter);
  ~StageTimer();

private:
  uint64_t &counter;
  uint64_t start;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_UNITS_H
