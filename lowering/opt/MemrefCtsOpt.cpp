//===- MemrefCtsOpt.cpp - mlir-opt with the passes of this project --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's driver with all dialects and passes of MLIR plus those of `lowering`, so that
// they can be mixed in one pipeline. Exit codes: 0 done, 1 the module is rejected,
// 2 command line, files or environment, 3 internal error.
//
//===----------------------------------------------------------------------===//

#include "lowering/Emit.h"
#include "lowering/Lower.h"
#include "lowering/ReadFile.h"
#include "lowering/Version.h"
#include "lowering/WriteFile.h"
#include "lowering/opt/EmitPass.h"
#include "lowering/opt/Guards.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"

using namespace memref_cts::lowering;

static llvm::cl::opt<std::string> inputFile(llvm::cl::Positional, llvm::cl::desc("<input file>"), llvm::cl::init("-"));
static llvm::cl::opt<std::string> outputFile("o", llvm::cl::desc("Output file (default: standard output)"),
                                             llvm::cl::value_desc("FILE"), llvm::cl::init("-"));
static llvm::cl::opt<std::string>
    emitForm("emit", llvm::cl::value_desc("FORM"),
             llvm::cl::desc("What to make of the module: llvm-dialect, llvm-ir, or object, an object file; "
                            "without passes it is lowered by lower-to-llvm first"));
static llvm::cl::opt<std::string>
    triple("target", llvm::cl::value_desc("TRIPLE"),
           llvm::cl::desc("With --emit: the target (default: the module's own, else this machine)"));
static llvm::cl::opt<unsigned> optLevel("O", llvm::cl::Prefix, llvm::cl::value_desc("0..3"), llvm::cl::init(0),
                                        llvm::cl::desc("With --emit: optimisation level of LLVM"));
static llvm::cl::opt<bool> printStackTrace("print-stack-trace",
                                           llvm::cl::desc("If a pass crashes: where, in terms of the C++ sources"));

/// The passes of this project.
static constexpr llvm::StringLiteral kPasses[] = {
    "lower-to-llvm",        "lower-func-to-llvm",    "lower-cf-to-llvm",    "lower-arith-to-llvm",
    "lower-index-to-llvm",  "lower-complex-to-llvm", "lower-math-to-llvm",  "lower-memref-to-llvm",
    "lower-ub-to-llvm",     "lower-vector-to-llvm",  "lower-record-widths", "lower-legalize-successors",
    "lower-reconcile-casts"};

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
  out << "  " << llvm::left_justify("mode", 32) << "What happens to an operation without a lowering:\n"
      << "      full      it is an error, and nothing is lowered (default)\n"
      << "      partial   it stays, and the rest is lowered\n"
      << "      analysis  it is a remark, and nothing is lowered\n\n"
      << "EXIT CODES: 0 done, 1 the module is rejected, 2 command line, files or environment, or interrupted, 3 "
         "internal error\n";
  return text;
}

/// An option of MLIR's.
template <typename Option>
static Option *findOption(llvm::StringRef name) {
  return static_cast<Option *>(llvm::cl::getRegisteredOptions()[name]);
}

static int fail(const llvm::Twine &message) {
  llvm::errs() << "memref-cts-opt: error: " << message << '\n';
  return 2;
}

/// The same of what MLIR's parser of pipelines reported, without the line that only
/// repeats the pass. Of some errors it has printed all that there is.
static int failToParse(llvm::StringRef message) {
  llvm::StringRef reason = message.split("\nfailed to add `").first.trim();
  return reason.empty() ? 2 : fail(reason);
}

/// Runs the passes of the command line on the input, and writes what they make. MLIR's
/// driver does not tell a wrong command line from a rejected module, so the pipeline
/// is built once before the driver starts.
static int run(mlir::DialectRegistry &registry) {
  mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  bool isEmitting = emitForm.getNumOccurrences() != 0;
  if (emitForm.getNumOccurrences() > 1)
    return fail("--emit is given more than once");
  if (isEmitting && !config.inputSplitMarker().empty())
    return fail("--emit is for one module: it does not go with --split-input-file");
  // Bytes that are no text leave a terminal unusable.
  if (isEmitting && emitForm == "object" && outputFile == "-" && llvm::outs().is_displayed())
    return fail("an object is not written to a terminal; name a file with -o FILE");
  mlir::MLIRContext context;
  mlir::ScopedDiagnosticHandler say(&context, [](mlir::Diagnostic &diagnostic) { failToParse(diagnostic.str()); });
  // Else it would be printed each time.
  findOption<llvm::cl::opt<bool, /*ExternalStorage=*/true>>("dump-pass-pipeline")->setValue(false);
  mlir::PassManager asked(&context, mlir::ModuleOp::getOperationName(), mlir::PassManager::Nesting::Implicit);
  if (mlir::failed(mlir::applyPassManagerCLOptions(asked)) || mlir::failed(config.setupPassPipeline(asked)))
    return 2;
  std::string text, options, problem;
  llvm::raw_string_ostream stream(text), problems(problem);
  asked.printAsTextualPipeline(stream);
  bool isLowering = isEmitting && asked.empty();
  bool hasOurs = llvm::any_of(kPasses, [&](llvm::StringRef name) { return llvm::StringRef(text).contains(name); });
  llvm::raw_string_ostream(options) << "{form=" << emitForm << " level=" << optLevel << " target=" << triple << '}';
  llvm::SmallVector<std::string> first;
  if (hasOurs || isLowering)
    first.push_back("lower-record-widths");
  if (isEmitting)
    first.push_back("memref-cts-describe-target" + options);
  if (mlir::failed(mlir::parsePassPipeline(llvm::join(first, ","), asked, problems)))
    return failToParse(problem);

  int code = 0;
  std::unique_ptr<llvm::MemoryBuffer> input = readInput(inputFile, code);
  if (!input)
    return code;
  if (config.shouldVerifyOnParsing() && mustVerifyLater(input->getBuffer())) {
    config.verifyOnParsing(false);
    first.insert(first.begin(), "memref-cts-verify");
  }
  std::string front = llvm::join(first, ",");
  // Its passes take the place of those that the manager has.
  auto *whole = findOption<llvm::cl::opt<std::string>>("pass-pipeline");
  bool isWhole = whole->getNumOccurrences() != 0;
  if (isWhole && !front.empty()) {
    auto [anchor, passes] = llvm::StringRef(*whole).split('(');
    whole->setValue((anchor + "(" + front + (passes.starts_with(")") ? "" : ",") + passes).str());
  }
  llvm::SmallString<0> bytes;
  config.setPassPipelineSetupFn([&, given = config](mlir::PassManager &manager) {
    watchPasses(manager);
    if (!config.shouldVerifyDiagnostics())
      showInputAlone(*manager.getContext());
    if ((!isWhole && mlir::failed(mlir::parsePassPipeline(front, manager))) ||
        mlir::failed(given.setupPassPipeline(manager)))
      return mlir::failure();
    if (isLowering)
      buildLowerToLLVMPipeline(manager, {});
    if (isEmitting)
      manager.addPass(createEmitPass(options, text, bytes));
    if (given.shouldDumpPassPipeline())
      manager.dump();
    return mlir::success();
  });

  // The file is opened when all is made: it may be the input, or one that a rejected
  // module must not cost.
  llvm::raw_null_ostream nowhere;
  llvm::raw_svector_ostream kept(bytes);
  bool isPrinted = outputFile == "-";
  config.emitBytecode(isEmitting || config.shouldEmitBytecode()); // into nothing, faster than text
  llvm::raw_ostream &out = isEmitting ? nowhere : isPrinted ? static_cast<llvm::raw_ostream &>(llvm::outs()) : kept;
  if (mlir::failed(mlir::MlirOptMain(out, std::move(input), registry, config)))
    return hasPassCrashed() ? 3 : 1;
  if (isEmitting ? bytes.empty() : isPrinted)
    return 0;
  if (llvm::Error error = memref_cts::writeFile(outputFile, bytes))
    return fail("cannot write '" + outputFile + "': " + llvm::toString(std::move(error)));
  return 0;
}

int main(int argc, char **argv) {
  installGuards();
  llvm::InitLLVM init(argc, argv);
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  registerPasses();
  registerEmitPasses();
  registerTranslations(registry);
  mlir::registerCLIOptions("memref-cts-opt", registry);
  // A whole function behind an error hides it; the option brings it back.
  findOption<llvm::cl::opt<bool>>("mlir-print-op-on-diagnostic")->setInitialValue(false);
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &out) {
    out << "memref-cts-opt " << MEMREF_CTS_VERSION << " (LLVM " << LLVM_VERSION_STRING << ")\n";
  });
  llvm::cl::extrahelp atTheEnd("\nEXAMPLES AND THE PASSES OF memref-cts: at the top of this text, "
                               "memref-cts-opt --help | head -60\n");
  // The parser loads plug-ins, and would wait for a pipe.
  for (int i = 1; i < argc; ++i) {
    const llvm::StringRef word = argv[i], name = word.ltrim('-').split('=').first;
    const llvm::StringRef file = word.contains('=') ? word.split('=').second : i + 1 < argc ? argv[i + 1] : "";
    if ((name == "load-pass-plugin" || name == "load-dialect-plugin") && llvm::sys::fs::exists(file) &&
        !llvm::sys::fs::is_regular_file(file))
      return fail("plug-in '" + file.str() + "': it is no regular file");
  }
  // MlirOptMain would parse the command line itself, and exit with 1.
  std::string message;
  llvm::raw_string_ostream errors(message);
  constexpr uint64_t kMostOptions = 1 << 20; // bytes of a response file
  if (!llvm::cl::ParseCommandLineOptions(argc, argv, describeTool(), &errors,
                                         memref_cts::readableFiles(kMostOptions).get())) {
    llvm::errs() << message;
    return 2;
  }
  if (printStackTrace)
    printStackTraces();
  if (emitForm.getNumOccurrences() == 0 && triple.getNumOccurrences() + optLevel.getNumOccurrences() > 0)
    return fail("--target and -O are for --emit");
  // Lists of what there is need no input.
  mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  int code = config.shouldShowDialects() || config.shouldListPasses()
                 ? 2 * mlir::failed(mlir::MlirOptMain(argc, argv, inputFile, outputFile, registry))
                 : run(registry);
  llvm::errs().clear_error();
  return code;
}
