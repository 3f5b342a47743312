//===- MemrefCtsOpt.cpp - mlir-opt with the passes of this project --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All dialects and passes of MLIR plus those of `lowering`, so that they can
// be mixed in one pipeline; with --emit also the way to LLVM IR and objects.
//
//===----------------------------------------------------------------------===//

#include "lowering/Emit.h"
#include "lowering/Lower.h"
#include "lowering/WriteFile.h"
#include "lowering/emit/Exportable.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

static llvm::cl::opt<std::string> inputFile(llvm::cl::Positional, llvm::cl::desc("<input file>"),
                                            llvm::cl::init("-"));
static llvm::cl::opt<std::string> outputFile("o", llvm::cl::desc("Output file (default: standard output)"),
                                             llvm::cl::value_desc("FILE"), llvm::cl::init("-"));

using memref_cts::lowering::EmitForm;
using memref_cts::lowering::EmitOptions;

/// MLIR's parser, verifier and printer recurse along nested types, attributes
/// and regions, and the stack ends long before a file does. Where a file opens
/// more brackets than this at once, also by names, its nesting is an error.
static constexpr unsigned kMaxNesting = 1000;

/// The line where the text is nested too deeply, or 0. Brackets in strings and
/// comments do not count, nor do those of "->", "<=" and ">="; the name of a type
/// or attribute counts as what it was given to.
static unsigned findDeepNesting(llvm::StringRef text) {
  if (text.starts_with("ML\xefR")) // bytecode
    return 0;
  unsigned line = 1, depth = 0, deepest = 0;
  llvm::StringMap<unsigned> depths;
  llvm::StringRef defined; // what the line gives a name to
  for (size_t at = 0; at < text.size(); ++at) {
    char c = text[at], next = at + 1 < text.size() ? text[at + 1] : '\0';
    if (c == '\n') {
      ++line;
      if (depth == 0 && !defined.empty()) {
        depths[defined] = deepest;
        defined = "";
      }
    } else if (c == '/' && next == '/') {
      at = std::min(text.find('\n', at), text.size()) - 1;
    } else if (c == '"') {
      while (++at < text.size() && text[at] != '"' && text[at] != '\n')
        at += text[at] == '\\';
    } else if (c == '-' && next == '>') {
      ++at;
    } else if (c == '(' || c == '[' || c == '{' || (c == '<' && next != '=')) {
      deepest = std::max(deepest, ++depth);
    } else if (c == ')' || c == ']' || c == '}' || (c == '>' && next != '=')) {
      depth -= depth != 0;
    } else if (c == '!' || c == '#') {
      llvm::StringRef name = text.substr(at).take_while(
          [&](char n) { return n == c || llvm::isAlnum(n) || n == '_' || n == '$' || n == '.'; });
      at += name.size() - 1;
      if (depth == 0 && text.substr(at + 1).ltrim(" \t").starts_with("=")) {
        defined = name;
        deepest = 0;
      } else if (auto known = depths.find(name); known != depths.end()) {
        deepest = std::max(deepest, depth + known->second);
      }
    }
    if (deepest > kMaxNesting)
      return line;
    if (defined.empty())
      deepest = 0;
  }
  return 0;
}

/// What MLIR's verifier dies of in `op`, or "": a data layout with an entry for the
/// same kind of type as one around it, which it would combine.
static std::string findNestedLayout(mlir::Operation *op) {
  auto getTypes = [](mlir::Operation *op) {
    llvm::SmallVector<mlir::Type> types;
    if (auto spec = op->getAttrOfType<mlir::DataLayoutSpecInterface>(mlir::DLTIDialect::kDataLayoutAttrName))
      for (mlir::DataLayoutEntryInterface entry : spec.getEntries())
        if (auto key = llvm::dyn_cast_if_present<mlir::Type>(entry.getKey()))
          types.push_back(key);
    return types;
  };
  std::string text;
  for (mlir::Type inner : getTypes(op))
    for (mlir::Operation *around = op->getParentOp(); around; around = around->getParentOp())
      if (llvm::any_of(getTypes(around), [&](mlir::Type t) { return t.getTypeID() == inner.getTypeID(); })) {
        llvm::raw_string_ostream(text)
            << "the data layouts of this operation and of one around it both have an entry for a type such as '" << inner
            << "', which MLIR cannot combine";
        return text;
      }
  return text;
}

/// The same of an ifunc whose resolver is nowhere.
static std::string findMissingResolver(mlir::Operation *op) {
  auto chosen = mlir::dyn_cast<mlir::LLVM::IFuncOp>(op);
  if (!chosen || mlir::SymbolTable::lookupNearestSymbolFrom(op, chosen.getResolverAttr()))
    return "";
  return ("the resolver '@" + chosen.getResolver() + "' is no symbol of the module").str();
}

/// Says what is wrong in the text so that MLIR's verifier would die of it.
static bool reportDeadly(llvm::StringRef text, const mlir::DialectRegistry &registry) {
  if (!text.contains("dl_spec") && !text.contains("llvm.mlir.ifunc"))
    return false;
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  // What else is wrong is said when the module is read again.
  bool quiet = true;
  mlir::ScopedDiagnosticHandler say(&context, [&](mlir::Diagnostic &diagnostic) {
    if (!quiet) {
      auto place = diagnostic.getLocation()->findInstanceOf<mlir::FileLineColLoc>();
      llvm::errs() << inputFile;
      if (place)
        llvm::errs() << ':' << place.getLine() << ':' << place.getColumn();
      llvm::errs() << ": error: " << diagnostic.str() << '\n';
    }
    return mlir::success();
  });
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(text, mlir::ParserConfig(&context, /*verifyAfterParse=*/false));
  if (!module)
    return false;
  return module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
           for (const std::string &trouble : {findNestedLayout(op), findMissingResolver(op)})
             if (!trouble.empty()) {
               quiet = false;
               mlir::emitError(op->getLoc()) << trouble;
               return mlir::WalkResult::interrupt();
             }
           return mlir::WalkResult::advance();
         }).wasInterrupted();
}

/// The input, or null after an error message, with the exit code.
static std::unique_ptr<llvm::MemoryBuffer> readInput(const mlir::DialectRegistry &registry, int &code) {
  code = 2;
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> input = mlir::openInputFile(inputFile, &message);
  if (!input) {
    llvm::errs() << "memref-cts-opt: error: " << message << '\n';
  } else if (unsigned line = findDeepNesting(input->getBuffer())) {
    llvm::errs() << inputFile << ':' << line << ": error: nested more than " << kMaxNesting << " deep\n";
    input = nullptr;
    code = 1;
  } else if (reportDeadly(input->getBuffer(), registry)) {
    input = nullptr;
    code = 1;
  }
  return input;
}

namespace {
/// LLVM's own parser says that there is no such name, and not which there are.
struct EmitFormParser : llvm::cl::parser<EmitForm> {
  using llvm::cl::parser<EmitForm>::parser;
  bool parse(llvm::cl::Option &option, llvm::StringRef name, llvm::StringRef text, EmitForm &form) {
    if (this->findOption(text) != this->getNumOptions())
      return llvm::cl::parser<EmitForm>::parse(option, name, text, form);
    std::string known;
    for (unsigned i = 0; i < this->getNumOptions(); ++i)
      known += (i ? ", " : "") + this->getOption(i).str();
    return option.error("there is no form '" + text + "'; known are " + known);
  }
  static void print(llvm::raw_ostream &os, EmitForm form) {
    os << (form == EmitForm::llvmDialect ? "llvm-dialect" : form == EmitForm::llvmIR ? "llvm-ir" : "object");
  }
};
} // namespace

static llvm::cl::ValuesClass getForms() {
  return llvm::cl::values(clEnumValN(EmitForm::llvmDialect, "llvm-dialect", "LLVM dialect"),
                          clEnumValN(EmitForm::llvmIR, "llvm-ir", "LLVM IR"),
                          clEnumValN(EmitForm::object, "object", "an object file"));
}
static llvm::cl::list<EmitForm, bool, EmitFormParser> emitForms(
    "emit", llvm::cl::desc("What to make of the module; without passes it is lowered by lower-to-llvm first"),
    llvm::cl::value_desc("FORM"), getForms());
static llvm::cl::opt<std::string> triple("target", llvm::cl::value_desc("TRIPLE"),
                                         llvm::cl::desc("With --emit: the target (default: the module's own, else this machine)"));
static llvm::cl::opt<unsigned> optLevel("O", llvm::cl::Prefix, llvm::cl::value_desc("0..3"), llvm::cl::init(0),
                                        llvm::cl::desc("With --emit: optimisation level of LLVM"));

/// An option of MLIR's.
template <typename Option>
static Option *findOption(llvm::StringRef name) {
  return static_cast<Option *>(llvm::cl::getRegisteredOptions()[name]);
}

namespace {
/// What is wrong with an option has no place in a file, and what MLIR's parser of
/// options has said already comes again, as nothing.
struct SayWithoutPlace final : mlir::ScopedDiagnosticHandler {
  explicit SayWithoutPlace(mlir::MLIRContext *context)
      : mlir::ScopedDiagnosticHandler(context, [](mlir::Diagnostic &diagnostic) {
          std::string text = diagnostic.str();
          if (llvm::StringRef line = llvm::StringRef(text).trim(); !line.empty())
            llvm::errs() << "memref-cts-opt: error: " << line << '\n';
          return mlir::success();
        }) {}
};
} // namespace

/// Builds the pipeline of the command line. MLIR would print it each time.
static mlir::LogicalResult setupPasses(const mlir::MlirOptMainConfig &config, mlir::PassManager &manager) {
  SayWithoutPlace say(manager.getContext());
  auto *dump = findOption<llvm::cl::opt<bool, /*ExternalStorage=*/true>>("dump-pass-pipeline");
  bool wanted = *dump;
  dump->setValue(false);
  mlir::LogicalResult result = config.setupPassPipeline(manager);
  dump->setValue(wanted);
  return result;
}

/// Whether MLIR can do with options of pass managers; it would say so of the module.
static bool hasManagerOptions() {
  mlir::MLIRContext context;
  mlir::PassManager manager(&context);
  SayWithoutPlace say(&context);
  return mlir::succeeded(mlir::applyPassManagerCLOptions(manager));
}

/// MLIR's parser takes a pipeline without passes, also as an option of a pass, only
/// without blanks for them, and none behind the outermost.
static void dropBlanks(llvm::cl::opt<std::string> &pipeline) {
  llvm::StringRef text = llvm::StringRef(pipeline).rtrim();
  std::string kept;
  char quote = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    kept += text[at];
    if (quote != 0 || text[at] == '"' || text[at] == '\'')
      quote = quote == 0 ? text[at] : quote == text[at] ? 0 : quote;
    else if (size_t next = text.find_first_not_of(" \t\n", at + 1);
             text[at] == '(' && next != llvm::StringRef::npos && text[next] == ')')
      at = next - 1;
  }
  pipeline.setValue(kept);
}

/// The passes of this project.
static constexpr llvm::StringLiteral kPasses[] = {
    "lower-to-llvm",         "lower-func-to-llvm",   "lower-cf-to-llvm",   "lower-arith-to-llvm",
    "lower-index-to-llvm",   "lower-complex-to-llvm", "lower-math-to-llvm", "lower-memref-to-llvm",
    "lower-ub-to-llvm",      "lower-vector-to-llvm", "lower-record-widths", "lower-legalize-successors",
    "lower-reconcile-casts"};

namespace {

/// Passes on modules run on those that there are: without any they would do nothing
/// and say nothing, where the input is another operation.
class NeedModule final : public mlir::PassWrapper<NeedModule, mlir::OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(NeedModule)
  llvm::StringRef getName() const override { return "NeedModule"; }
  llvm::StringRef getArgument() const override { return "memref-cts-need-module"; }
  llvm::StringRef getDescription() const override { return "An error where the input has no module"; }
  void runOnOperation() override {
    mlir::Operation *op = getOperation();
    if (op->walk([](mlir::ModuleOp) { return mlir::WalkResult::interrupt(); }).wasInterrupted())
      return markAllAnalysesPreserved();
    mlir::emitError(op->getLoc()) << "the passes of memref-cts run on modules, but the input is a '" << op->getName()
                                  << "' without one in it";
    signalPassFailure();
  }
};

} // namespace

/// Whether there is a pass of this project in a pipeline as text.
static bool hasPasses(llvm::StringRef pipeline) {
  llvm::SmallVector<llvm::StringRef> words;
  llvm::SplitString(pipeline, words, "(){},");
  return llvm::any_of(words, [](llvm::StringRef word) { return llvm::is_contained(kPasses, word); });
}

/// Builds the pipeline of `first`, passes as text, and of the command line behind
/// them, where --pass-pipeline would take the place of what is there.
static mlir::LogicalResult setupBehind(llvm::StringRef first, const mlir::MlirOptMainConfig &config,
                                       mlir::PassManager &manager) {
  llvm::cl::opt<std::string> *whole = findOption<llvm::cl::opt<std::string>>("pass-pipeline");
  if (first.empty() || whole->getNumOccurrences() == 0)
    return mlir::success((first.empty() || mlir::succeeded(mlir::parsePassPipeline(first, manager))) &&
                         mlir::succeeded(setupPasses(config, manager)));
  std::string given = *whole;
  auto [anchor, passes] = llvm::StringRef(given).split('(');
  bool isEmpty = passes.starts_with(")");
  whole->setValue((anchor + "(" + first + (isEmpty ? "" : ",") + passes).str());
  mlir::LogicalResult result = setupPasses(config, manager);
  whole->setValue(given);
  return result;
}

/// Whether the command line is what the run fails by, and not the module.
static bool isMisused = false;

/// MLIR's driver with `config`, and the exit code: 1 where the module is
/// rejected, by the parser, the verifier or a pass, 2 where the pipeline cannot
/// be built from the command line, or names a target that is none. `first` runs before the passes of the command
/// line, what `addLast` adds behind them.
static int runMain(llvm::raw_ostream &out, std::unique_ptr<llvm::MemoryBuffer> input,
                   mlir::DialectRegistry &registry, mlir::MlirOptMainConfig config, llvm::StringRef first = "",
                   llvm::function_ref<void(mlir::PassManager &)> addLast = [](mlir::PassManager &) {}) {
  config.setPassPipelineSetupFn([&, given = config](mlir::PassManager &manager) {
    mlir::PassManager wanted(manager.getContext(), manager.getOpAnchorName(), mlir::PassManager::Nesting::Implicit);
    isMisused = true;
    if (mlir::failed(setupBehind(first, given, wanted)))
      return mlir::failure();
    addLast(wanted);
    std::string text, before = first.str();
    llvm::raw_string_ostream stream(text);
    wanted.printAsTextualPipeline(stream);
    if (hasPasses(text)) {
      bool isModule = manager.getOpAnchorName() == mlir::ModuleOp::getOperationName();
      before = (isModule ? "" : "memref-cts-need-module,") + ("lower-record-widths" + (before.empty() ? "" : "," + before));
    }
    if (mlir::failed(setupBehind(before, given, manager)))
      return mlir::failure();
    addLast(manager);
    if (given.shouldDumpPassPipeline())
      manager.dump();
    isMisused = false;
    return mlir::success();
  });
  bool isRejected = mlir::failed(mlir::MlirOptMain(out, std::move(input), registry, config));
  return isMisused ? 2 : isRejected;
}

/// What to say of an operation that `passes` left, "" for the usual: those who
/// gave lower-to-llvm need not hear of it.
static std::string describeRemedy(const mlir::PassManager &passes) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (const mlir::Pass &pass : passes.getPasses()) {
    if (pass.getArgument() != "lower-to-llvm")
      continue;
    text.clear();
    const_cast<mlir::Pass &>(pass).printAsTextualPipeline(stream);
  }
  if (text.empty())
    return "";
  for (llvm::StringRef mode : {"mode=partial", "mode=analysis"})
    if (llvm::StringRef(text).contains(mode))
      return ("--lower-to-llvm was given " + mode + ", which " +
              (mode == "mode=partial" ? "leaves what it cannot lower" : "lowers nothing") + "; --emit needs mode=full")
          .str();
  return "a pass behind --lower-to-llvm has made it";
}

namespace {

/// A part of --emit as a pass. It has a name and options of its own for the sake of
/// crash reproducers, which are pipelines as text.
template <typename Derived>
class EmitPass : public mlir::PassWrapper<Derived, mlir::OperationPass<>> {
public:
  EmitPass() = default;
  EmitPass(const EmitPass &other) : mlir::PassWrapper<Derived, mlir::OperationPass<>>(other), remedy(other.remedy) {}
  EmitPass(EmitForm form, const EmitOptions &options) : remedy(options.remedy) {
    this->form = form;
    this->triple = options.triple;
    this->optLevel = options.optLevel;
  }

protected:
  EmitOptions getOptions() const { return {triple, optLevel, remedy}; }

  /// Fails the pass by `error`, of which `hasSaid` knows whether one has been said
  /// already. What is wrong with the command line has no place in the module.
  void fail(mlir::ModuleOp module, llvm::Error error, bool hasSaid) {
    bool isRejected = error.isA<memref_cts::lowering::ModuleRejected>();
    std::string text = llvm::toString(std::move(error));
    if (!isRejected && !triple.empty()) {
      isMisused = true;
      llvm::errs() << "memref-cts-opt: error: " << text << '\n';
    } else if (!hasSaid) {
      mlir::emitError(memref_cts::lowering::findPlace(module, "")) << text;
    }
    this->signalPassFailure();
  }

  mlir::Pass::Option<EmitForm, EmitFormParser> form{*this, "form", llvm::cl::desc("That of --emit"),
                                                    llvm::cl::init(EmitForm::object), getForms()};
  mlir::Pass::Option<std::string> triple{*this, "target", llvm::cl::desc("That of --target")};
  mlir::Pass::Option<unsigned> optLevel{*this, "level", llvm::cl::desc("That of -O"), llvm::cl::init(0)};

private:
  std::string remedy;
};

/// What the target is decides what the passes after this make of index.
class DescribeTarget final : public EmitPass<DescribeTarget> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DescribeTarget)
  using EmitPass::EmitPass;
  llvm::StringRef getName() const override { return "DescribeTarget"; }
  llvm::StringRef getArgument() const override { return "memref-cts-describe-target"; }
  llvm::StringRef getDescription() const override { return "What --emit does before the passes"; }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::DLTIDialect, mlir::LLVM::LLVMDialect>();
  }
  void runOnOperation() override {
    auto module = mlir::dyn_cast<mlir::ModuleOp>(getOperation());
    EmitOptions options = getOptions();
    if (!module || !needsTarget(module, form, options))
      return;
    if (llvm::Error error = describeTarget(module, options))
      fail(module, std::move(error), /*hasSaid=*/false);
  }
};

} // namespace

/// The module and the target that code is being made for, else null, and whether an
/// error of it has been said.
static mlir::ModuleOp codeModule;
static const char *codeTarget = nullptr;
static bool hasSaidWhy = false;

namespace {

/// Emits what the passes before this one made.
class EmitModule final : public EmitPass<EmitModule> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(EmitModule)
  struct Result {
    llvm::SmallString<0> bytes;
    bool isMade = false;
  };
  /// The pass of a crash reproducer keeps nothing of what it makes.
  EmitModule() : result(std::make_shared<Result>()) {}
  EmitModule(EmitForm form, const EmitOptions &options, std::shared_ptr<Result> result)
      : EmitPass(form, options), result(std::move(result)) {}
  llvm::StringRef getName() const override { return "EmitModule"; }
  llvm::StringRef getArgument() const override { return "memref-cts-emit"; }
  llvm::StringRef getDescription() const override { return "What --emit does behind the passes"; }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::DLTIDialect, mlir::LLVM::LLVMDialect>();
  }
  void runOnOperation() override {
    auto module = mlir::dyn_cast<mlir::ModuleOp>(getOperation());
    if (!module) {
      mlir::emitError(getOperation()->getLoc())
          << "--emit needs a module, but the input is a '" << getOperation()->getName() << "'";
      return signalPassFailure();
    }
    hasSaidWhy = false;
    mlir::ScopedDiagnosticHandler watch(&getContext(), [&](mlir::Diagnostic &diagnostic) {
      hasSaidWhy |= diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
      return mlir::failure(); // for the one before to print
    });
    EmitOptions options = getOptions();
    llvm::raw_svector_ostream out(result->bytes);
    std::string target = memref_cts::lowering::findTarget(module, options);
    codeTarget = target.c_str();
    codeModule = module;
    llvm::Error error = memref_cts::lowering::emit(module, form, options, out);
    codeTarget = nullptr;
    result->isMade = !error;
    if (error)
      fail(module, std::move(error), hasSaidWhy);
  }

private:
  std::shared_ptr<Result> result;
};

} // namespace

/// Writes what was made, and the exit code. Nothing is opened before: the file may be
/// the input, or one that a rejected module must not cost.
static int writeOutput(llvm::StringRef bytes) {
  llvm::Error problem = memref_cts::writeFile(outputFile, bytes);
  if (!problem)
    return 0;
  llvm::errs() << "memref-cts-opt: error: cannot write '" << outputFile
               << "': " << llvm::toString(std::move(problem)) << '\n';
  return 2;
}

/// Runs the passes, then emits what they made.
static int runAndEmit(mlir::DialectRegistry &registry) {
  auto fail = [](const llvm::Twine &message) {
    llvm::errs() << "memref-cts-opt: error: " << message << '\n';
    return 2;
  };
  if (emitForms.size() > 1)
    return fail("--emit says one form, and was given more than once");
  EmitForm form = emitForms.front();
  EmitOptions options;
  options.triple = triple;
  options.optLevel = optLevel;
  if (optLevel > 3)
    return fail("-O takes 0 to 3");
  if (!triple.empty())
    if (llvm::Error error = memref_cts::lowering::getTargetLayout(triple).takeError())
      return fail(llvm::toString(std::move(error)));
  int unread = 2;
  std::unique_ptr<llvm::MemoryBuffer> input = readInput(registry, unread);
  if (!input)
    return unread;
  mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (!config.inputSplitMarker().empty())
    return fail("--emit is for one module: it does not go with --split-input-file");
  config.emitBytecode(true); // into nothing, faster than text
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::PassManager given(&context);
  if (mlir::failed(setupPasses(config, given)))
    return 2;
  options.remedy = describeRemedy(given);
  std::string first;
  llvm::raw_string_ostream stream(first);
  DescribeTarget(form, options).printAsTextualPipeline(stream);
  auto result = std::make_shared<EmitModule::Result>();
  llvm::raw_null_ostream nowhere;
  int code = runMain(nowhere, std::move(input), registry, config, first, [&](mlir::PassManager &manager) {
    if (given.empty())
      memref_cts::lowering::buildLowerToLLVMPipeline(manager, {});
    manager.addPass(std::make_unique<EmitModule>(form, options, result));
  });
  return result->isMade ? writeOutput(result->bytes) : code;
}

/// `reason` of LLVM's code generator in one line, without addresses of its own.
static std::string describeReason(llvm::StringRef reason) {
  std::string line = reason.take_until([](char c) { return c == '\n'; }).str();
  llvm::Regex address(",? ?0x[0-9a-f]+(:[0-9]+)?:?");
  while (address.match(line))
    line = address.sub("", line);
  return llvm::StringRef(line).rtrim().str();
}

/// The function that LLVM is making code for, by what it keeps for its crash
/// reports and as it prints its name, or "": it may keep nothing.
static std::string findFunctionAtWork() {
  const auto *entry = static_cast<const llvm::PrettyStackTraceEntry *>(llvm::SavePrettyStackState());
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (entry)
    entry->print(stream);
  static constexpr llvm::StringLiteral kBefore = " on function ";
  llvm::StringRef place = llvm::StringRef(text).rtrim();
  size_t at = place.find(kBefore);
  if (!place.starts_with("Running pass ") || at == llvm::StringRef::npos)
    return "";
  return place.substr(at + kBefore.size()).trim('\'').str();
}

/// LLVM stops where its code generator has nothing for a target: says so once, at
/// the function or variable, and else at the module.
static void reportCodeGeneration(llvm::StringRef reason) {
  std::string function = findFunctionAtWork(), name = memref_cts::lowering::findPrintedName(function);
  llvm::StringRef variable = reason;
  if (variable.consume_front("Global variable '"))
    name = variable.split('\'').first.str();
  mlir::Location location = memref_cts::lowering::findPlace(codeModule, name);
  if (auto place = location->findInstanceOf<mlir::FileLineColLoc>())
    llvm::errs() << place.getFilename().strref() << ':' << place.getLine() << ':' << place.getColumn();
  else
    llvm::errs() << inputFile;
  llvm::errs() << ": error: ";
  if (!function.empty())
    llvm::errs() << "function '" << function << "': ";
  llvm::errs() << "the target '" << codeTarget << "' has no code for it: " << describeReason(reason) << '\n';
}

/// For LLVM's handler of signals: its code generators trust much that they are given.
static void onCrash(void *) {
  if (!codeTarget)
    return;
  if (!hasSaidWhy)
    reportCodeGeneration("LLVM crashes");
  std::_Exit(1);
}

/// LLVM would exit with 1: code that the target cannot have rejects the module,
/// output that cannot be written is environment, all else is an internal error.
static void onFatalError(void *, const char *reason, bool isBug) {
  if (codeTarget) {
    if (!hasSaidWhy)
      reportCodeGeneration(reason);
    llvm::errs().clear_error();
    std::_Exit(1);
  }
  llvm::errs() << "memref-cts-opt: error: " << reason << '\n';
  llvm::errs().clear_error();
  std::_Exit(isBug ? 3 : 2);
}

/// Without this LLVM aborts, with a stack trace.
static void onBadAlloc(void *, const char *, bool) {
  static constexpr char message[] = "memref-cts-opt: error: out of memory\n";
  (void)!::write(2, message, sizeof message - 1);
  std::_Exit(2);
}

/// Runs the passes and prints what they made.
static int runPasses(mlir::DialectRegistry &registry) {
  int unread = 2;
  std::unique_ptr<llvm::MemoryBuffer> input = readInput(registry, unread);
  if (!input)
    return unread;
  bool isPrinted = outputFile == "-";
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream kept(bytes);
  int code = runMain(isPrinted ? static_cast<llvm::raw_ostream &>(llvm::outs()) : kept, std::move(input), registry,
                     mlir::MlirOptMainConfig::createFromCLOptions());
  return isPrinted || code != 0 ? code : writeOutput(bytes);
}

/// What --help says first: MLIR's options alone are more than a thousand lines.
static std::string describeTool() {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << R"(mlir-opt with the passes of memref-cts, and the way to LLVM IR and objects

EXAMPLES:
  memref-cts-opt --lower-to-llvm in.mlir                        the LLVM dialect, on standard output
  memref-cts-opt --emit=llvm-ir -O2 in.mlir                     LLVM IR; lower-to-llvm where no pass is given
  memref-cts-opt --emit=object --target=i386-linux-gnu -o out.o in.mlir
  memref-cts-opt --convert-scf-to-cf --lower-to-llvm="index-bitwidth=32 use-aligned-alloc=true" in.mlir
  memref-cts-opt --lower-memref-to-llvm --lower-func-to-llvm --lower-reconcile-casts in.mlir

PASSES OF memref-cts (order is free, lower-reconcile-casts last):
)";
  for (llvm::StringRef name : kPasses)
    if (const mlir::PassInfo *info = mlir::PassInfo::lookup(name))
      out << "  " << llvm::left_justify(("--" + name).str(), 28) << info->getPassDescription() << '\n';
  out << "\nOPTIONS OF THESE PASSES (--PASS=\"NAME=VALUE NAME=VALUE\"):\n";
  for (const memref_cts::lowering::LowerOptionInfo &option : memref_cts::lowering::getLowerOptionTable())
    out << "  " << llvm::left_justify(option.name, 32) << option.help << '\n';
  out << "  " << llvm::left_justify("mode", 32) << "What cannot be lowered: full (default): an error, nothing is lowered; "
      << "partial: it stays; analysis: a remark, nothing is lowered\n\n"
      << "EXIT CODES: 0 done, 1 the module is rejected, 2 command line, files or environment, 3 internal error\n";
  return text;
}

int main(int argc, char **argv) {
  llvm::install_fatal_error_handler(onFatalError);
  llvm::install_bad_alloc_error_handler(onBadAlloc);
  llvm::sys::AddSignalHandler(onCrash, nullptr); // before InitLLVM, which prints its stack
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  memref_cts::lowering::registerPasses();
  mlir::PassRegistration<NeedModule>();
  mlir::PassRegistration<DescribeTarget>();
  mlir::PassRegistration<EmitModule>();
  memref_cts::lowering::registerTranslations(registry);
  llvm::InitLLVM init(argc, argv);
  // A file that gets too long for its limit is an error of the write.
  std::signal(SIGXFSZ, SIG_IGN);
  mlir::MlirOptMainConfig::registerCLOptions(registry);
  mlir::registerAsmPrinterCLOptions();
  mlir::registerMLIRContextCLOptions();
  // A whole function behind an error hides it; the option brings it back.
  findOption<llvm::cl::opt<bool>>("mlir-print-op-on-diagnostic")->setInitialValue(false);
  mlir::registerPassManagerCLOptions();
  mlir::registerDefaultTimingManagerCLOptions();
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &out) {
    out << "memref-cts-opt " << MEMREF_CTS_VERSION << " (LLVM " << LLVM_VERSION_STRING << ")\n";
  });
  llvm::cl::extrahelp atTheEnd("\nEXAMPLES AND THE PASSES OF memref-cts: at the top of this text, "
                               "memref-cts-opt --help | head -60\n");
  std::string overview = describeTool();
  // Parsed here and not by MlirOptMain, which would exit with 1: what is wrong
  // with the command line, the files or the output ends in 2, and 1 is for a
  // module that is rejected.
  std::string message;
  llvm::raw_string_ostream errors(message);
  if (!llvm::cl::ParseCommandLineOptions(argc, argv, overview, &errors)) {
    llvm::errs() << message;
    return 2;
  }
  dropBlanks(*findOption<llvm::cl::opt<std::string>>("pass-pipeline"));
  if (!hasManagerOptions())
    return 2;
  if (!emitForms.empty())
    return runAndEmit(registry);
  if (triple.getNumOccurrences() + optLevel.getNumOccurrences() > 0) {
    llvm::errs() << "memref-cts-opt: error: --target and -O are for --emit\n";
    return 2;
  }
  // Lists of what there is need no input.
  mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  int code = config.shouldShowDialects() || config.shouldListPasses()
                 ? 2 * mlir::failed(mlir::MlirOptMain(argc, argv, inputFile, outputFile, registry))
                 : runPasses(registry);
  llvm::errs().clear_error();
  return code;
}
