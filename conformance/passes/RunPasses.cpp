//===-- RunPasses.cpp - a module after passes ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The word of the passes is not taken for it: error diagnostics and the verifier decide as well. What
// they leave is prepared as the source was, and nothing else is done to it.
//
//===----------------------------------------------------------------------===//
#include "conformance/passes/RunPasses.h"

#include "conformance/lowerings/CrashTrace.h"
#include "conformance/lowerings/LoweringContext.h"
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "conformance/prepare/Preparation.h"
#include "conformance/prepare/PublicFunctions.h"
#include "conformance/prepare/Structured.h"
#include "conformance/units/DeadCode.h"
#include "conformance/units/Encoded.h"
#include "conformance/units/PassNamer.h"
#include "conformance/units/judge/LayoutDifference.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"

using namespace memref_cts::conformance;

namespace {
/// A module after one pass of the list.
struct ModuleAfter {
  std::string pass;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// Keeps a copy of the module after each pass.
class ModuleKeeper final : public AfterEachPass {
public:
  explicit ModuleKeeper(std::vector<ModuleAfter> &kept) : kept(kept) {}

private:
  void take(const std::string &pass, mlir::ModuleOp module, bool isAgain) override {
    ModuleAfter &after = isAgain ? kept.back() : kept.emplace_back();
    after.pass = pass;
    after.module = module.clone();
  }

  std::vector<ModuleAfter> &kept;
};
} // namespace

/// What became of a function that callers know, or "": it can be called as before.
static std::string changeOf(mlir::FunctionOpInterface before, mlir::Operation *found) {
  std::string change = changeForCallers(before, found);
  if (change.empty())
    return "";
  const bool isOtherKind = found && found->getName() != before->getName();
  return "the pass " + change + (isOtherKind ? ": memref-cts check compares lowerings" : "");
}

static void addChanges(mlir::ModuleOp before, mlir::ModuleOp after, PassesReply &reply) {
  mlir::SymbolTable symbols(after);
  for (mlir::FunctionOpInterface function : before.getOps<mlir::FunctionOpInterface>()) {
    if (function.isExternal() || function.isPrivate())
      continue;
    mlir::Operation *found = symbols.lookup(function.getName());
    std::string change = changeOf(function, found);
    if (change.empty())
      continue;
    Reply &why = reply.unfit.emplace_back(function.getName().str(), Reply()).second;
    why.status = Reply::BadSignature;
    why.cause.reason = Reason::Signature;
    why.cause.speaker = Speaker::Lowering;
    why.cause.complaint = llvm::StringRef(change).split(" from ").first.str(); // without the types
    if (found && found->getName() != function->getName())
      why.cause.operation = found->getName().getStringRef().str();
    why.message = std::move(change);
  }
}

static Encoded refused(std::string why, std::string complaint) {
  Encoded encoded;
  encoded.refusal = std::move(why);
  encoded.cause.reason = Reason::Unsupported;
  encoded.cause.speaker = Speaker::Tool;
  encoded.cause.complaint = std::move(complaint);
  return encoded;
}

/// The program of the reference machine for a module, which is prepared for that as the source was.
static Encoded encodePrepared(const PassRun &run, mlir::OwningOpRef<mlir::ModuleOp> &module,
                              std::vector<std::string> &structured) {
  const WorkerUnit &unit = *run.unit;
  if (unit.given) {
    llvm::Expected<PreparedModule> prepared =
        prepareModule(*unit.context, module, run.preparation,
                      std::make_unique<PreparationNamer>(run.passText, run.passTextSize, run.preparing));
    std::string why = prepared ? std::move(prepared->refusal) : llvm::toString(prepared.takeError());
    if (!why.empty())
      return refused("after the passes: " + why, why);
  }
  StructuredResult lowered = lowerStructured(*unit.context, module, run.structured);
  structured = std::move(lowered.operations);
  if (!lowered.refusal.empty())
    return refused(std::move(lowered.refusal), std::move(lowered.complaint));
  return encodeRest(*module, encodeOptions(unit), /*mustBeValid=*/false);
}

static AfterPass takeAfter(const PassRun &run, ModuleAfter &kept) {
  AfterPass after;
  after.pass = std::move(kept.pass);
  DiagnosticLog log(&run.unit->context->get()); // nobody asked for these words
  if (mlir::failed(mlir::verify(*kept.module))) {
    after.invalid = log.take("the module does not verify");
    return after;
  }
  std::vector<std::string> structured;
  if (Encoded encoded = encodePrepared(run, kept.module, structured); encoded.program)
    after.program = printProgram(encoded.program.get());
  return after;
}

/// Whether the passes left a module that can be looked at; else `reply` says what stands against it.
static bool isWellMade(const WorkerUnit &unit, mlir::ModuleOp module, bool good, DiagnosticLog &log,
                       PassesReply &reply) {
  if (!good || log.sawError()) {
    reply.status = good ? Reply::ErrorWithSuccess : Reply::LowerFailed;
    log.explain(reply, log.sawError() ? Reason::Diagnostic : Reason::Silent, Speaker::Lowering,
                "the passes failed without a word");
    return false;
  }
  if (mlir::failed(mlir::verify(module))) {
    reply.status = Reply::InvalidIR;
    log.explain(reply, Reason::NotVerified, Speaker::MLIR, "what the passes leave does not verify");
    return false;
  }
  module.getContext()->getOrLoadDialect<mlir::LLVM::LLVMDialect>();
  std::string difference = layoutDifference(*unit.source, module);
  if (difference.empty())
    return true;
  reply.status = Reply::InvalidIR;
  reply.cause.reason = Reason::OtherMachine;
  reply.cause.speaker = Speaker::Lowering;
  reply.message = "the passes change the data layout: " + difference;
  return false;
}

PassesReply memref_cts::conformance::runPasses(const PassRun &run, StageTimes &times) {
  PassesReply reply;
  if (!run.unit || !run.unit->source) {
    reply.message = "the unit is not loaded";
    return reply;
  }
  CrashTrace trace;
  if (run.passText)
    run.passText[0] = 0;
  WorkerUnit &unit = *run.unit;
  // What the file has: prepared is what they leave.
  if (unit.given)
    unit.given.choose(*unit.context, /*asItIs=*/true, run.structured);
  mlir::ModuleOp source = unit.given ? *unit.given : unit.unprepared ? *unit.unprepared : *unit.source;
  mlir::OwningOpRef<mlir::ModuleOp> module = source.clone();
  unit.context->get().allowUnregisteredDialects(unit.unregistered);
  DiagnosticLog log(&unit.context->get());
  std::string unknown;
  llvm::Expected<std::unique_ptr<mlir::PassManager>> manager = unit.context->parsePasses(run.passes, &unknown);
  if (!manager) { // the user's text is wrong: neither a finding nor a refusal
    reply.message = llvm::toString(manager.takeError());
    if (!unknown.empty())
      reply.cause.complaint = "there is no pass '" + unknown + "'";
    return reply;
  }
  if (run.flags & Worker::WantPasses) {
    llvm::raw_string_ostream stream(reply.passes);
    (*manager)->printAsTextualPipeline(stream);
  }
  std::vector<ModuleAfter> kept;
  if (run.flags & Worker::WantAfterPasses)
    (*manager)->addInstrumentation(std::make_unique<ModuleKeeper>(kept));
  auto namer = std::make_unique<PassNamer>(run.passText, run.passTextSize, reply.cause.pass);
  namer->watch(log);
  (*manager)->addInstrumentation(std::move(namer));
  bool good = false;
  {
    StageTimer timer(times.lower);
    good = mlir::succeeded((*manager)->run(*module));
  }
  for (ModuleAfter &each : kept)
    reply.afterPasses.push_back(takeAfter(run, each));
  if (run.flags & Worker::WantIR)
    reply.ir = textOf(*module, /*withDeadCode=*/true);
  if (!isWellMade(unit, *module, good, log, reply))
    return reply;
  addChanges(source, *module, reply);
  if (run.flags & Worker::WantProgram) {
    StageTimer timer(times.encodeLowered);
    Encoded encoded = encodePrepared(run, module, reply.structured);
    encoded.isInvalid = false; // what is wrong with one function is among those that are refused
    if (!takeEncoded(encoded, reply))
      return reply;
  }
  reply.status = Reply::Ok;
  log.addTo(reply); // remarks and warnings
  return reply;
}
