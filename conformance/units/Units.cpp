//===-- Units.cpp - modules a worker has loaded ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loading and lowering. The word of a lowering is not taken for it: error
// diagnostics, leftover operations and the verifier decide as well (FLOW-12).
// Must not fix anything up for the lowering under test.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/Units.h"
#include "conformance/CaseFile.h"

#include "conformance/boundary/Boundary.h"
#include "conformance/lowerings/CrashTrace.h"
#include "conformance/lowerings/ExternalLowering.h"
#include "conformance/lowerings/LoweringContext.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/lowerings/OwnLowering.h"
#include "conformance/lowerings/PipelineOptions.h"
#include "conformance/lowerings/ReadText.h"
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "conformance/prepare/CalleeBodies.h"
#include "conformance/prepare/DescriptorProbes.h"
#include "conformance/prepare/Preparation.h"
#include "conformance/prepare/PublicFunctions.h"
#include "conformance/prepare/Structured.h"
#include "conformance/targets/Targets.h"
#include "conformance/units/Aliases.h"
#include "conformance/units/DeadCode.h"
#include "conformance/units/Dependence.h"
#include "conformance/units/Encoded.h"
#include "conformance/units/LinePlaces.h"
#include "conformance/units/ObjectUnit.h"
#include "conformance/units/OwnContext.h"
#include "conformance/units/PassNamer.h"
#include "conformance/units/ReadBack.h"
#include "conformance/units/judge/LayoutDifference.h"
#include "conformance/units/judge/Leftovers.h"
#include "conformance/units/judge/PublicGlobals.h"
#include "conformance/words/ReadAs.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/xxhash.h"
#include "llvm/Target/TargetMachine.h"

#include <chrono>
#include <cstdio>
#include <set>

using namespace memref_cts::conformance;

static uint64_t now() {
  return uint64_t(std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count());
}

StageTimer::StageTimer(uint64_t &counter) : counter(counter), start(now()) {}
StageTimer::~StageTimer() { counter += now() - start; }

WorkerUnit *Units::find(uint32_t number) {
  std::map<uint32_t, WorkerUnit>::iterator found = units.find(number);
  return found == units.end() ? nullptr : &found->second;
}

//===----------------------------------------------------------------------===//
// Encoding
//===----------------------------------------------------------------------===//

memref_cts::lowering::EncodeOptions memref_cts::conformance::encodeOptions(const WorkerUnit &unit) {
  memref_cts::lowering::EncodeOptions options;
  options.indexBits = unit.indexBits;
  options.approximate = unit.policy.ulp != 0;
  options.basicComplexDivision = unit.policy.basicComplexDivision;
  options.acceptPromises = unit.acceptPromises;
  options.source = unit.program.get();
  // LLVM IR, which a command may give, does not say how wide index is.
  if (options.source)
    options.indexBits = refrt_program_layout(options.source)->index_bits;
  return options;
}

/// Gives the module the data layout of a target, with its width of index, where
/// the module says nothing itself.
static llvm::Error describeTarget(mlir::ModuleOp module, const std::string &name) {
  const TargetRow *row = findTarget(name);
  if (!row)
    return llvm::createStringError("unknown target '" + name + "'");
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine = makeTargetMachine(*row, 0);
  if (!machine)
    return machine.takeError();
  mlir::Builder builder(module.getContext());
  llvm::StringRef layout = mlir::LLVM::LLVMDialect::getDataLayoutAttrName();
  if (!module->hasAttr(layout))
    module->setAttr(layout, builder.getStringAttr((*machine)->createDataLayout().getStringRepresentation()));
  if (row->indexBits == 64 || module->hasAttr(mlir::DLTIDialect::kDataLayoutAttrName))
    return llvm::Error::success();
  module.getContext()->getOrLoadDialect<mlir::DLTIDialect>();
  mlir::DataLayoutEntryInterface index =
      mlir::DataLayoutEntryAttr::get(builder.getIndexType(), builder.getI32IntegerAttr(int32_t(row->indexBits)));
  module->setAttr(mlir::DLTIDialect::kDataLayoutAttrName,
                  mlir::DataLayoutSpecAttr::get(module.getContext(), llvm::ArrayRef(index)));
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

/// A struct with a name is one type in its context, whatever module says what is in it.
static bool hasNamedStructs(const std::string &text) {
  static const llvm::Regex pattern("struct[[:space:]]*<[[:space:]]*\"");
  return pattern.match(text);
}

void Units::takeContext(bool isAlone) {
  if (context && !isAlone && ++loads <= kUnitsPerContext)
    return;
  context = std::make_shared<LoweringContext>(plugins);
  loads = isAlone ? kUnitsPerContext : 1;
}

/// The module of `unit.text`, verified; false if there is none, and `reply` says why.
static bool parseSource(WorkerUnit &unit, llvm::StringRef fileName, DiagnosticLog &log, LoadReply &reply) {
  auto refuse = [&](Reply::Status status, Reason reason, const char *otherwise) {
    reply.status = status;
    log.explain(reply, reason, Speaker::MLIR, fileName.str() + otherwise);
    return false;
  };
  mlir::ParserConfig config(&unit.context->get(), /*verifyAfterParse=*/false);
  unit.source = mlir::parseSourceString<mlir::ModuleOp>(unit.text, config, fileName);
  if (!unit.source)
    return refuse(Reply::ParseError, Reason::NotParsed, ": error: the module does not parse");
  if (mlir::failed(mlir::verify(*unit.source)))
    return refuse(Reply::VerifyError, Reason::NotVerified, ": error: the module does not verify");
  return true;
}

/// The text of the module is not that of the file any more.
static void printAgain(WorkerUnit &unit) {
  unit.text.clear();
  llvm::raw_string_ostream stream(unit.text);
  unit.toLower().print(stream, mlir::OpPrintingFlags().enableDebugInfo());
}

/// What is asked of the module's names later on.
static void noteNames(WorkerUnit &unit) {
  unit.source->walk([&](mlir::Operation *op) {
    unit.names.insert(op->getName().getStringRef());
    unit.names.insert(op->getName().getDialectNamespace());
  });
  for (mlir::Operation &op : *unit.source->getBody())
    if (mlir::StringAttr symbol = op.getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName()))
      unit.symbols.try_emplace(symbol.getValue(), &op);
}

bool Units::encodeSource(WorkerUnit &unit, LoadReply &reply) {
  StageTimer timer(times.encode);
  memref_cts::lowering::EncodeOptions encoding = encodeOptions(unit);
  encoding.openAddresses = true;
  Encoded encoded = encodeRest(*unit.source, encoding, /*mustBeValid=*/false);
  unit.refusal = encoded.refusal;
  unit.program = std::move(encoded.program);
  reply.promises = std::move(encoded.promises);
  reply.refused = std::move(encoded.refused);
  if (!unit.program)
    reply.cause = encoded.cause;
  if (encoded.isError) {
    reply.message = unit.refusal;
    return false;
  }
  if (unit.program) {
    reply.program = printProgram(unit.program.get());
    unit.onePointer = losesAllocatedPointers(*unit.source, isOn(unit.options, "use-bare-ptr-memref-call-conv"));
    reply.onePointer = unit.onePointer;
    reply.arguments = argumentPromises(*unit.source);
  }
  return true;
}

/// What is wrong with the option of that width, or "".
static std::string readIndexBits(WorkerUnit &unit) {
  llvm::StringRef width = findOption(unit.options, "index-bitwidth");
  if (width.empty() ||
      (!width.getAsInteger(10, unit.indexBits) && llvm::is_contained({0u, 16u, 32u, 64u}, unit.indexBits)))
    return "";
  return "option 'index-bitwidth' is 16, 32 or 64 (0: from the data layout), not '" + width.str() + "'";
}

LoadReply Units::load(uint32_t number, const SourceModule &source, const std::string &unpreparable) {
  LoadReply reply;
  units.erase(number);
  const std::string fileName = source.fileName.str();
  WorkerUnit unit;
  unit.text = source.text.str();
  takeContext(hasNamedStructs(unit.text) ||
              llvm::any_of(callees, [](const CalleeFile &file) { return hasNamedStructs(file.text); }));
  unit.context = context;
  unit.options = source.options.vec();
  unit.unregistered = takeReadOption(unit.options, kReadUnregistered);
  context->get().allowUnregisteredDialects(unit.unregistered);
  unit.acceptPromises = acceptPromises;
  unit.policy = source.policy;
  if (std::string problem = readIndexBits(unit); !problem.empty()) {
    reply.message = fileName + ": " + problem;
    return reply;
  }
  DiagnosticLog log(&context->get());
  {
    StageTimer timer(times.parse);
    if (!parseSource(unit, fileName, log, reply))
      return reply;
    if (takeReadOption(unit.options, kReadAllPublic))
      makeFunctionsPublic(*unit.source);
  }
  mlir::FailureOr<bool> hasCallees = addCallees(*unit.source, callees);
  if (mlir::failed(hasCallees)) {
    reply.status = Reply::VerifyError;
    log.explain(reply, Reason::NotVerified, Speaker::MLIR, fileName + ": error: --callees cannot be added");
    return reply;
  }
  if (!source.target.empty()) {
    unit.target = source.target.str();
    if (llvm::Error error = describeTarget(*unit.source, unit.target)) {
      reply.message = fileName + ": " + llvm::toString(std::move(error));
      return reply;
    }
  }
  std::string prepareRefusal = unpreparable;
  {
    StageTimer timer(times.lower);
    if (!preparation.empty() && unpreparable.empty()) {
      llvm::Expected<PreparedModule> prepared = prepareModule(
          *context, unit.source, preparation, std::make_unique<PreparationNamer>(passText, passTextSize, preparing));
      if (!prepared) { // the user's text is wrong
        reply.message = "--prepare: " + llvm::toString(prepared.takeError());
        return reply;
      }
      prepareRefusal = std::move(prepared->refusal);
      unit.given = std::move(prepared->given);
    }
    StructuredResult lowered = memref_cts::conformance::lowerStructured(*context, unit.source, structured);
    reply.cause.complaint = prepareRefusal.empty() ? std::move(lowered.complaint) : prepareRefusal;
    if (prepareRefusal.empty())
      prepareRefusal = std::move(lowered.refusal);
    unit.unprepared = std::move(lowered.original);
    reply.structured = unit.structured = std::move(lowered.operations);
    // Bare pointers show no descriptor, and not all types can be passed as one.
    if (source.probes && !isOn(unit.options, "use-bare-ptr-memref-call-conv"))
      reply.probes = addDescriptorProbes(*unit.source);
    if (unit.given ? *hasCallees : lowered.ran || *hasCallees || reply.probes)
      printAgain(unit);
  }
  if (!isOn(unit.options, "use-bare-ptr-memref-call-conv"))
    reply.wrapped = findWrapped(unit.toLower(), isOn(unit.options, "emit-c-wrappers"));
  noteNames(unit);
  if (!prepareRefusal.empty()) {
    unit.refusal = prepareRefusal;
    reply.cause.reason = Reason::Unsupported;
    reply.cause.speaker = Speaker::Tool;
  } else if (!encodeSource(unit, reply)) {
    return reply;
  }
  reply.status = unit.program ? Reply::Ok : Reply::Refused;
  reply.message = unit.refusal;
  units.emplace(number, std::move(unit));
  return reply;
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

/// What was asked of a lowering cannot be: a refusal.
static void refuse(Reply &reply, llvm::Error why) {
  reply.status = Reply::Refused;
  reply.cause.reason = Reason::Unsupported;
  reply.cause.speaker = Speaker::Tool;
  reply.message = llvm::toString(std::move(why));
  reply.cause.complaint = llvm::StringRef(reply.message).split('\n').first.str();
}

/// Made when a part of the module is first asked for; the module stays as it is.
static const ModuleParts &partsOf(std::optional<ModuleParts> &parts, mlir::ModuleOp module) {
  return parts ? *parts : parts.emplace(module);
}

/// Of the module, without its locations: comments and names of files may differ each time. Of an object, its bytes.
static uint64_t sumOf(const ExternalResult &external) {
  if (!external.module)
    return llvm::xxh3_64bits(external.printed);
  std::string text;
  llvm::raw_string_ostream stream(text);
  mlir::ModuleOp(*external.module).print(stream);
  return llvm::xxh3_64bits(text);
}

ExternalResult &Units::runExternal(WorkerUnit &unit, const CommandPlan &plan, const LoweringSpec &spec,
                                   llvm::StringRef only) {
  std::string key = only.str() + '\0';
  for (const std::vector<std::string> *words : {&plan.argv, &plan.environment})
    for (const std::string &word : *words)
      key += word + '\0';
  ExternalResult &external = only.empty() ? unit.external : unit.externalPart;
  if (external.key != key) {
    StageTimer timer(times.lower);
    mlir::OwningOpRef<mlir::ModuleOp> part;
    if (!only.empty())
      part = partsOf(unit.parts, unit.toLower()).only(only);
    external.reply = Reply();
    external.fromLLVMIR = false;
    external.parts.reset();
    external.object = nullptr;
    external.module = lowerByCommand(part ? *part : unit.toLower(), unit.text, plan, command, limits, external.reply,
                                     external.fromLLVMIR, external.printed);
    external.sum = sumOf(external);
    if (external.reply.ok() && !external.module)
      takeObject(unit, spec, external);
    // Without locations, the places of what is in the module are lines of what was printed.
    const bool hasOwnLines =
        plan.byShell && !external.fromLLVMIR && !llvm::StringRef(external.printed).contains("loc(");
    if (external.reply.ok() && !hasOwnLines)
      external.printed = {};
    external.key = key;
  }
  return external;
}

/// What is asked of a lowering for this unit; `indexBits` of its program.
static LoweringSpec specFor(const WorkerUnit &unit, const LoweringSpec &lowering, unsigned indexBits) {
  // The case's options hold unless the specification says otherwise.
  LoweringSpec spec = lowering;
  for (const std::pair<std::string, std::string> &option : unit.options)
    if (findOption(spec.options, option.first).empty())
      spec.options.push_back(option);
  // Some passes know no other width of index than that of their option.
  bool sayLayout = !unit.target.empty() ||
                   (unit.source && (*unit.source)->hasAttr(mlir::LLVM::LLVMDialect::getDataLayoutAttrName()));
  if (sayLayout && indexBits != 64 && findOption(spec.options, "index-bitwidth").empty() &&
      takesOption(spec, "index-bitwidth"))
    spec.options.emplace_back("index-bitwidth", std::to_string(indexBits));
  return spec;
}

/// Whether two triples name the same machine: the vendor decides nothing about code.
static bool isSameMachine(llvm::StringRef name, const llvm::Triple &wanted) {
  llvm::Triple one(llvm::Triple::normalize(name)), other(llvm::Triple::normalize(wanted.str()));
  return one.getArch() == other.getArch() && one.getOS() == other.getOS() &&
         one.getEnvironment() == other.getEnvironment();
}

/// Why what a lowering made is code for another machine than that of the run, or "".
/// What the source says of its machine is no word of the lowering.
static std::string foreignMachine(const WorkerUnit &unit, mlir::ModuleOp module) {
  llvm::Triple wanted(targetTriple(unit.target));
  llvm::StringRef name = mlir::LLVM::LLVMDialect::getTargetTripleAttrName();
  mlir::StringAttr triple = module->getAttrOfType<mlir::StringAttr>(name);
  if (triple && !triple.empty() && triple != (*unit.source)->getAttr(name) && !isSameMachine(triple, wanted))
    return "the lowered module is for " + triple.str() + ", and this run is on " + wanted.str();
  std::string difference = layoutDifference(*unit.source, module);
  return difference.empty() ? "" : "the data layout of the lowered module is not that of the case: " + difference;
}

/// Makes functions of lowered code what the engines call; "" or which signature keeps it
/// from that. What is wrong with others goes into `mismatches`.
static std::string adapt(WorkerUnit &unit, mlir::ModuleOp module, const LoweringSpec &spec, unsigned indexBits,
                         Mismatches &mismatches) {
  BoundaryOptions boundary;
  boundary.indexBits = unit.program ? indexBits : unit.indexBits ? unit.indexBits : 64;
  boundary.bare = isOn(spec.options, "use-bare-ptr-memref-call-conv");
  boundary.allWrappers = isOn(spec.options, "emit-c-wrappers");
  boundary.only = spec.only;
  boundary.throughWrappers = spec.throughWrappers;
  boundary.mayWrap = !spec.command.empty() || !spec.pipeline.empty();
  bool isPart = !spec.only.empty();
  llvm::SmallVector<mlir::func::FuncOp> functions = isPart ? partsOf(unit.parts, unit.toLower()).functions(spec.only)
                                                           : llvm::to_vector(unit.source->getOps<mlir::func::FuncOp>());
  if (!isPart)
    compareOwnFunctions(*unit.source, module, mismatches);
  return adaptBoundary(functions, module, boundary, mismatches);
}

static void fill(Reply &into, Reply::Status status, Reason reason, std::string message) {
  into.status = status;
  into.cause.reason = reason;
  into.cause.speaker = Speaker::Lowering;
  into.message = std::move(message);
}

static void addUnfit(LowerReply &reply, Mismatches &mismatches, Reason reason) {
  for (auto &[symbol, what] : mismatches)
    fill(reply.unfit.emplace_back(symbol, Reply()).second, Reply::BadSignature, reason, std::move(what));
}

/// Whether what a lowering made is LLVM dialect with the signatures that the clauses
/// demand; else `reply` says what stands against it.
static bool isWellLowered(WorkerUnit &unit, mlir::ModuleOp module, const LoweringSpec &spec, unsigned indexBits,
                          DiagnosticLog &log, LowerReply &reply) {
  // Its types are demanded of a module without operations, too.
  module.getContext()->getOrLoadDialect<mlir::LLVM::LLVMDialect>();
  if (hasLeftovers(module, spec.without, &reply))
    return false;
  if (mlir::failed(mlir::verify(module))) {
    reply.status = Reply::InvalidIR;
    log.explain(reply, Reason::NotVerified, Speaker::MLIR, "the lowered module does not verify");
    return false;
  }
  auto reject = [&](Reply::Status status, Reason reason, std::string message) {
    fill(reply, status, reason, std::move(message));
    return false;
  };
  if (std::string foreign = foreignMachine(unit, module); !foreign.empty())
    return reject(Reply::InvalidIR, Reason::OtherMachine, foreign);
  if (std::string unknown = resolveAliases(module, unit.symbols); !unknown.empty()) {
    reply.cause.speaker = Speaker::Tool;
    reply.cause.reason = Reason::Unsupported;
    reply.status = Reply::Refused;
    reply.message = unknown;
    return false;
  }
  // What a command said beside its success stays in the message.
  Mismatches mismatches;
  std::string mismatch = adapt(unit, module, spec, indexBits, mismatches);
  addUnfit(reply, mismatches, Reason::Signature);
  return mismatch.empty() || reject(Reply::BadSignature, Reason::Signature, mismatch);
}

//===----------------------------------------------------------------------===//
// Pass by pass
//===----------------------------------------------------------------------===//

namespace {
/// Encodes the whole module after each pass. What is of two kinds is lowered to its end
/// by this project's passes; casts between the kinds are understood by both.
class PassRecorder final : public AfterEachPass {
public:
  PassRecorder(std::vector<AfterPass> &afterPasses, WorkerUnit &unit, const LoweringSpec &spec, unsigned indexBits)
      : afterPasses(afterPasses), unit(unit), spec(spec), indexBits(indexBits) {}

  bool finish(mlir::ModuleOp module);

private:
  void take(const std::string &pass, mlir::ModuleOp module, bool isAgain) override {
    AfterPass after = encodeAfter(module);
    after.pass = pass;
    (isAgain ? afterPasses.back() : afterPasses.emplace_back()) = std::move(after);
  }
  AfterPass encodeAfter(mlir::ModuleOp module);

  std::vector<AfterPass> &afterPasses;
  WorkerUnit &unit;
  const LoweringSpec &spec;
  unsigned indexBits;
};
} // namespace

/// Lowers what is left: structured control flow by upstream's passes, the rest by ours.
bool PassRecorder::finish(mlir::ModuleOp module) {
  llvm::Expected<std::unique_ptr<mlir::PassManager>> structural =
      unit.context->parse("builtin.module(" + std::string(kStructuralPasses) + ")");
  if (!structural) {
    llvm::consumeError(structural.takeError());
    return false;
  }
  if (mlir::failed((*structural)->run(module)))
    return false;
  OptionList options;
  for (const std::pair<std::string, std::string> &option : spec.options)
    if (llvm::is_contained(ownLoweringOptions(), option.first))
      options.push_back(option);
  llvm::Expected<OwnLowering *> own = unit.context->own(options, "");
  if (!own) {
    llvm::consumeError(own.takeError());
    return false;
  }
  return mlir::succeeded((*own)->run(module));
}

AfterPass PassRecorder::encodeAfter(mlir::ModuleOp module) {
  AfterPass after;
  // Nobody asked for these words: they are no error of the lowering's.
  std::string said;
  mlir::ScopedDiagnosticHandler handler(module.getContext(), [&](mlir::Diagnostic &diagnostic) {
    if (said.empty() && diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
      said = diagnostic.str();
    return mlir::success();
  });
  if (mlir::failed(mlir::verify(module))) {
    after.invalid = said.empty() ? "the module does not verify" : said;
    return after;
  }
  mlir::OwningOpRef<mlir::ModuleOp> carried; // out of a context that the passes have for themselves
  if (module.getContext() != &unit.context->get()) {
    mlir::ScopedDiagnosticHandler silent(&unit.context->get(), [](mlir::Diagnostic &) { return mlir::success(); });
    carried = carryOver(module, unit.context->get());
    if (!carried)
      return after;
    module = *carried;
  }
  memref_cts::lowering::ProgramPtr program;
  mlir::OwningOpRef<mlir::ModuleOp> copy(module.clone());
  bool isLowered = !hasLeftovers(*copy);
  if (!isLowered) {
    program = encode(module, encodeOptions(unit)).program;
    if (!program && finish(*copy)) {
      after.finished = isLowered = !hasLeftovers(*copy) && mlir::succeeded(mlir::verify(*copy));
    }
  }
  Mismatches mismatches; // those of the last pass are what counts
  if (!program && isLowered && adapt(unit, *copy, spec, indexBits, mismatches).empty())
    program = encode(*copy, encodeOptions(unit)).program;
  if (program)
    after.program = printProgram(program.get());
  return after;
}

/// Runs a plan that needs no process; `good` is what it says of itself. False: it was
/// not run, for the reason in `reply`.
bool Units::runInProcess(WorkerUnit &unit, LoweringPlan &plan, const LoweringSpec &spec, unsigned indexBits,
                         uint32_t flags, mlir::OwningOpRef<mlir::ModuleOp> &ownedModule, DiagnosticLog &log, bool &good,
                         LowerReply &reply) {
  mlir::ModuleOp module = *ownedModule;
  std::unique_ptr<PassNamer> namer = std::make_unique<PassNamer>(passText, passTextSize, reply.cause.pass);
  namer->watch(log);
  if (plan.kind == LoweringPlan::Own) {
    if (!plan.before.empty()) {
      llvm::Expected<std::unique_ptr<mlir::PassManager>> manager =
          unit.context->parse("builtin.module(" + plan.before + ")");
      if (!manager) {
        reply.message = llvm::toString(manager.takeError());
        return false;
      }
      (*manager)->addInstrumentation(std::move(namer));
      good = mlir::succeeded((*manager)->run(module));
      if (!good)
        return true;
    }
    llvm::Expected<OwnLowering *> own = unit.context->own(spec.options, plan.planted);
    if (!own) {
      refuse(reply, own.takeError());
      return false;
    }
    good = mlir::succeeded((*own)->run(module));
  } else {
    if (Refusal refusal = unit.context->registerPasses(); !refusal.why.empty()) {
      reply.message = refusal.why;
      reply.cause = refusal.cause;
      return false;
    }
    if (spec.kind == LoweringKind::Pipeline) {
      llvm::Expected<std::string> filled = fillPipeline(plan.pipeline, spec.options);
      if (!filled) {
        refuse(reply, filled.takeError());
        return false;
      }
      plan.pipeline = *filled;
    }
    if (flags & Worker::WantPasses)
      reply.passes = unit.context->textOf(plan.pipeline);
    std::unique_ptr<PassRecorder> recorder;
    if (flags & Worker::WantAfterPasses) {
      recorder = std::make_unique<PassRecorder>(reply.afterPasses, unit, spec, indexBits);
      // No dialect may be loaded while passes run.
      mlir::OwningOpRef<mlir::ModuleOp> empty = mlir::ModuleOp::create(module.getLoc());
      recorder->finish(*empty);
    }
    if (plan.ownContext)
      return runInOwnContext(unit, plan.pipeline, ownedModule, std::move(namer), std::move(recorder), log, good, reply);
    llvm::Expected<std::unique_ptr<mlir::PassManager>> manager = unit.context->parse(plan.pipeline);
    if (!manager) { // the user's text is wrong: neither a finding nor a refusal
      reply.message = llvm::toString(manager.takeError());
      return false;
    }
    if (recorder)
      (*manager)->addInstrumentation(std::move(recorder));
    (*manager)->addInstrumentation(std::move(namer));
    good = mlir::succeeded((*manager)->run(module));
  }
  return true;
}

mlir::OwningOpRef<mlir::ModuleOp> Units::runLowering(WorkerUnit &unit, LoweringPlan &plan, const LoweringSpec &spec,
                                                     unsigned indexBits, uint32_t flags, DiagnosticLog &log, bool &good,
                                                     LowerReply &reply) {
  if (!unit.byCommand) {
    StageTimer timer(times.lower);
    mlir::OwningOpRef<mlir::ModuleOp> module =
        spec.only.empty() ? unit.toLower().clone() : partsOf(unit.parts, unit.toLower()).only(spec.only);
    unit.printed = 0;
    return runInProcess(unit, plan, spec, indexBits, flags, module, log, good, reply) ? std::move(module) : nullptr;
  }
  // What somebody's command is given is the text of the whole file.
  bool narrow = plan.command.byShell && !spec.only.empty();
  ExternalResult &external = runExternal(unit, plan.command, spec, narrow ? "" : llvm::StringRef(spec.only));
  static_cast<Reply &>(reply) = external.reply;
  unit.printed = external.sum;
  if (!reply.ok()) {
    if (flags & Worker::WantIR) // places of its lines are in the message
      reply.ir = external.printed;
    return nullptr;
  }
  reply.fromLLVMIR = external.fromLLVMIR;
  unit.object = external.object;
  if (flags & Worker::WantIR)
    reply.ir = external.printed;
  return narrow && !unit.object ? partsOf(external.parts, *external.module).only(spec.only)
                                : mlir::OwningOpRef<mlir::ModuleOp>(external.module->clone());
}

/// The reply on a lowering that said no (not `good`), or that reported an error and went on.
static void explainFailure(const WorkerUnit &unit, bool good, DiagnosticLog &log, LowerReply &reply) {
  reply.status = good ? Reply::ErrorWithSuccess : Reply::LowerFailed;
  log.explain(reply, log.sawError() ? Reason::Diagnostic : Reason::Silent, Speaker::Lowering,
              "the lowering failed without a word");
  if (!good && saysInvalid(reply.message, [&](llvm::StringRef name) { return unit.names.contains(name); })) {
    reply.status = Reply::InvalidIR;
    reply.cause.reason = Reason::NotVerified;
    reply.cause.speaker = Speaker::MLIR;
  }
}

bool Units::encodeLowered(const WorkerUnit &unit, mlir::ModuleOp module, bool isWanted, bool hasGlobals,
                          LowerReply &reply) {
  StageTimer timer(times.encodeLowered);
  Encoded encoded = encodeRest(module, encodeOptions(unit), /*mustBeValid=*/true);
  Mismatches mismatches;
  if (hasGlobals)
    compareGlobals(*unit.source, unit.program.get(), module, encoded.program.get(), mismatches);
  addUnfit(reply, mismatches, Reason::Global);
  if (isWanted && !takeEncoded(encoded, reply))
    return false;
  if (isWanted)
    reply.promises = std::move(encoded.promises);
  return true;
}

LowerReply Units::lower(uint32_t number, const LoweringSpec &lowering, uint32_t flags) {
  LowerReply reply;
  WorkerUnit *unit = find(number);
  if (!unit) {
    reply.message = "unit " + std::to_string(number) + " is not loaded";
    return reply;
  }
  CrashTrace trace;
  unit->lowered = nullptr;
  unit->object = nullptr;
  unit->repaired.clear();
  unit->loweredText = {};
  unit->optimized.clear();
  if (passText)
    passText[0] = 0;
  unsigned indexBits = unit->program ? refrt_program_layout(unit->program.get())->index_bits : 64;
  if (unit->given.choose(*unit->context, isUsers(lowering.kind), structured))
    unit->parts.reset(), unit->external = {}, unit->externalPart = {};
  if (unit->given && !isUsers(lowering.kind) && !canBeRun(*unit->given, reply))
    return reply;
  LoweringSpec spec = specFor(*unit, lowering, indexBits);
  llvm::Expected<LoweringPlan> plan = planLowering(spec, unit->names);
  if (!plan) {
    refuse(reply, plan.takeError());
    return reply;
  }
  unit->byCommand = plan->kind == LoweringPlan::Command;
  DiagnosticLog log(&unit->context->get());
  bool good = true;
  mlir::OwningOpRef<mlir::ModuleOp> module = runLowering(*unit, *plan, spec, indexBits, flags, log, good, reply);
  if (!module)
    return reply;
  if (good && (flags & Worker::WantForwardedIR))
    reply.ir = textForwarded(*module);
  if (!good || log.sawError()) {
    if (good && (flags & Worker::WantIR)) {
      llvm::raw_string_ostream stream(reply.ir);
      module->print(stream);
    }
    explainFailure(*unit, good, log, reply);
    return reply;
  }
  if (flags & Worker::WantPlaces)
    printWithPlaces(*module, reply.ir, reply.irPlaces);
  else if (reply.ir.empty() && (flags & (Worker::WantIR | Worker::WantLiveIR)))
    reply.ir = textOf(*module, /*withDeadCode=*/!(flags & Worker::WantLiveIR));
  unit->operations = LoweredOperations(*module);
  if (!isWellLowered(*unit, *module, spec, indexBits, log, reply))
    return reply;
  if (unit->object)
    sayObject(*unit->object, flags & Worker::WantIR, reply);
  const bool isWanted = !unit->object && (flags & (Worker::WantProgram | Worker::WantAfterPasses));
  const bool hasGlobals = spec.only.empty() && hasPublicGlobals(*unit->source);
  if ((isWanted || hasGlobals) && !encodeLowered(*unit, *module, isWanted, hasGlobals, reply))
    return reply;
  unit->lowered = std::move(module);
  reply.status = Reply::Ok;
  reply.said.clear();
  log.addTo(reply); // remarks and warnings
  return reply;
}

DependenceReply Units::dependence(uint32_t number, llvm::StringRef entry) {
  WorkerUnit *unit = find(number);
  if (!unit) {
    DependenceReply reply;
    reply.message = "unit " + std::to_string(number) + " is not loaded";
    return reply;
  }
  StageTimer timer(times.lower);
  DependenceReply reply = findDependence(*unit->source, entry);
  // Nobody knows what these became.
  auto addStructured = [&](std::vector<std::string> &names) {
    llvm::append_range(names, unit->structured);
    llvm::sort(names);
  };
  for (std::vector<std::string> *names : {&reply.reached, &reply.memory, &reply.calls})
    addStructured(*names);
  for (std::vector<std::string> &names : reply.results)
    addStructured(names);
  return reply;
}

RepairReply Units::repair(uint32_t number, uint32_t form, llvm::ArrayRef<RepairStep> steps) {
  RepairReply reply;
  WorkerUnit *unit = find(number);
  if (!unit || !unit->lowered) {
    reply.message = "unit " + std::to_string(number) + " is not lowered";
    return reply;
  }
  unit->repaired.erase(form);
  if (unit->object) { // no line of it is the lowering's
    reply.changes.assign(steps.size(), 0);
    reply.unlimited.assign(steps.size(), 0);
    reply.status = Reply::Ok;
    return reply;
  }
  mlir::OwningOpRef<mlir::ModuleOp> module;
  DiagnosticLog log(&unit->context->get());
  {
    StageTimer timer(times.lower);
    LoweredText &lowered = unit->loweredText;
    if (lowered.text.empty())
      lowered = printWithOrigins(*unit->lowered, *unit->source, unit->byCommand);
    std::string edited = repaired(lowered.text, lowered.lines, steps, reply.changes, reply.unlimited);
    if (llvm::all_of(reply.changes, [](uint64_t count) { return count == 0; })) {
      reply.status = Reply::Ok;
      return reply;
    }
    module = readText(unit->context->get(), edited, "repaired");
  }
  if (!module || mlir::failed(mlir::verify(*module))) {
    reply.status = Reply::InvalidIR;
    log.explain(reply, module ? Reason::NotVerified : Reason::NotParsed, Speaker::MLIR,
                module ? "the repaired module does not verify" : "the repaired module does not parse");
    return reply;
  }
  if (hasLeftovers(*module, {}, &reply))
    return reply;
  StageTimer timer(times.encodeLowered);
  Encoded encoded = encodeRest(*module, encodeOptions(*unit), /*mustBeValid=*/true);
  if (!takeEncoded(encoded, reply))
    return reply;
  unit->repaired[form] = std::move(module);
  reply.status = Reply::Ok;
  return reply;
}
