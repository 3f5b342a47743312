//===-- RoundTrip.cpp - lowered modules through LLVM IR --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Out, passes, back, and out once more: what the second LLVM IR does not say any more, the import
// has lost. It says so of nothing by itself.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/ir/RoundTrip.h"

#include "conformance/engines/ir/Words.h"
#include "conformance/engines/native/NativeModule.h"
#include "conformance/lowerings/ImportIR.h"
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "conformance/units/Encoded.h"
#include "lowering/TargetMachine.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include "llvm/TargetParser/Host.h"

using namespace memref_cts::conformance;

/// Of locations in the text of what was imported.
static constexpr llvm::StringLiteral kImportedText = "<ref-ir>";
static constexpr size_t kMostQuoted = 200; // of a lost word

namespace {
class RoundTrip {
public:
  RoundTrip(WorkerUnit &unit, unsigned level, LowerReply &reply) : unit(unit), level(level), reply(reply) {}

  void make(mlir::ModuleOp lowered, StageTimes &times);

private:
  std::unique_ptr<llvm::Module> exported(mlir::ModuleOp lowered, llvm::LLVMContext &context);
  mlir::OwningOpRef<mlir::ModuleOp> imported(std::unique_ptr<llvm::Module> module);
  bool compare(mlir::ModuleOp module, const std::map<std::string, IRWords> &before);
  void encode(mlir::ModuleOp module);
  /// The reply refuses all for what MLIR says.
  void refuse(DiagnosticLog &log, Reason reason, const std::string &what);

  WorkerUnit &unit;
  unsigned level;
  LowerReply &reply;
  std::vector<LostWord> lost; // for which symbols are refused
};
} // namespace

void RoundTrip::refuse(DiagnosticLog &log, Reason reason, const std::string &what) {
  log.explain(reply, reason, Speaker::MLIR, "no reason is given");
  reply.status = Reply::Refused;
  reply.message = what + ": " + reply.message;
}

/// As jit has it before it is bound, after LLVM's passes; null: the reply says why.
std::unique_ptr<llvm::Module> RoundTrip::exported(mlir::ModuleOp lowered, llvm::LLVMContext &context) {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine = memref_cts::lowering::makeTargetMachine(
      llvm::Triple(llvm::sys::getProcessTriple()), "", "", llvm::Reloc::PIC_, std::min(level, 3u));
  if (!machine) {
    static_cast<Reply &>(reply) = makeReply(Reply::Broken, llvm::toString(machine.takeError()));
    return nullptr;
  }
  Building building;
  building.number = 0;
  building.source = &unit;
  building.lowered = lowered;
  static_cast<Reply &>(reply) = translateUnit(building, context, **machine);
  if (!reply.ok())
    return nullptr;
  optimizeModule(*building.module, **machine, level);
  std::string said;
  llvm::raw_string_ostream stream(said);
  if (!llvm::verifyModule(*building.module, &stream))
    return std::move(building.module);
  static_cast<Reply &>(reply) =
      makeReply(Reply::InvalidIR, "after the passes of -O" + std::to_string(level) + ", LLVM's verifier: " + said,
                Reason::NotVerified, Speaker::LLVM);
  describeError(said, reply.cause);
  return nullptr;
}

mlir::OwningOpRef<mlir::ModuleOp> RoundTrip::imported(std::unique_ptr<llvm::Module> module) {
  mlir::MLIRContext &context = *(*unit.source)->getContext();
  mlir::OwningOpRef<mlir::ModuleOp> imported = importLLVMIR(std::move(module), context, kImportedText, reply);
  if (!imported) {
    reply.status = Reply::Refused;
    reply.message = "MLIR does not import the LLVM IR: " + reply.message;
    return nullptr;
  }
  DiagnosticLog log(&context);
  if (mlir::succeeded(mlir::verify(*imported)))
    return imported;
  refuse(log, Reason::NotVerified, "what MLIR imports of the LLVM IR does not verify");
  return nullptr;
}

/// Counts what the import lost; false: it cannot be known.
bool RoundTrip::compare(mlir::ModuleOp module, const std::map<std::string, IRWords> &before) {
  llvm::LLVMContext context; // one of its own, so that structs have the same names
  DiagnosticLog log(module.getContext());
  std::unique_ptr<llvm::Module> again = mlir::translateModuleToLLVMIR(module, context, "again");
  if (!again) {
    refuse(log, Reason::NotTranslated, "what MLIR imports of the LLVM IR does not translate to LLVM IR again");
    return false;
  }
  std::map<std::string, uint64_t> counted;
  for (LostWord &word : lostWords(before, wordsOf(*again)))
    if (isCountedLoss(word.word.name))
      counted[word.word.name] += word.count;
    else
      lost.push_back(std::move(word));
  reply.lost.assign(counted.begin(), counted.end());
  return true;
}

static Refusal refusalOf(const LostWord &lost) {
  Refusal refusal;
  std::string word = lost.word.text;
  if (word.size() > kMostQuoted)
    word = word.substr(0, kMostQuoted) + " ...";
  refusal.cause.reason = Reason::Unsupported;
  refusal.cause.speaker = Speaker::MLIR;
  refusal.cause.complaint = "MLIR's import of LLVM IR loses '" + lost.word.name + "'";
  refusal.why = "MLIR's import of LLVM IR loses '" + word + "'" + (lost.symbol.empty() ? "" : " of @" + lost.symbol);
  return refusal;
}

/// What the machine runs: functions that lost nothing, nor use anything that did.
void RoundTrip::encode(mlir::ModuleOp module) {
  memref_cts::lowering::EncodeOptions options = encodeOptions(unit);
  options.acceptPromises |= level > 0; // LLVM infers them
  RefusedFunctions refused;
  std::vector<std::string> names;
  std::vector<Refusal> reasons;
  for (const LostWord &word : lost)
    if (!llvm::is_contained(names, word.symbol)) {
      names.push_back(word.symbol);
      reasons.push_back(refusalOf(word));
    }
  if (auto own = llvm::find(names, ""); own != names.end()) {
    reply.refusal = reasons[own - names.begin()];
    return;
  }
  if (!names.empty()) {
    ModuleParts parts(module);
    for (const SymbolUser &user : parts.usersOf(names))
      if (options.without.insert(user.name).second) {
        Refusal why = reasons[user.of];
        if (user.name != names[user.of])
          why.why = "it uses @" + names[user.of] + ", which is refused: " + why.why;
        refused.emplace_back(user.name.str(), std::move(why));
      }
  }
  Encoded encoded = encodeRest(module, options, /*mustBeValid=*/false);
  encoded.isInvalid = false; // LLVM IR says it: what the encoder does not take is a refusal
  takeEncoded(encoded, reply);
  reply.refused.insert(reply.refused.end(), refused.begin(), refused.end());
  reply.promises = std::move(encoded.promises);
}

void RoundTrip::make(mlir::ModuleOp lowered, StageTimes &times) {
  std::map<std::string, IRWords> before;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  {
    StageTimer timer(times.translate);
    llvm::LLVMContext context;
    std::unique_ptr<llvm::Module> ir = exported(lowered, context);
    if (!ir)
      return;
    before = wordsOf(*ir);
    module = imported(std::move(ir));
    if (!module)
      return;
    llvm::raw_string_ostream(reply.ir) << *module; // its lines are places
    if (!compare(*module, before))
      return;
  }
  StageTimer timer(times.encodeLowered);
  reply.status = Reply::Ok;
  encode(*module);
}

LowerReply memref_cts::conformance::roundTrip(WorkerUnit *unit, unsigned level, uint32_t form, StageTimes &times) {
  LowerReply reply;
  if (!unit || !unit->form(form)) {
    reply.message = "there is no lowered module to export";
    return reply;
  }
  if (unit->object) {
    static_cast<Reply &>(reply) = makeReply(Reply::Refused, "the lowering gave an object, of which there is no LLVM IR",
                                            Reason::NoModule, Speaker::Tool);
    return reply;
  }
  RoundTrip(*unit, level, reply).make(unit->form(form), times);
  return reply;
}
