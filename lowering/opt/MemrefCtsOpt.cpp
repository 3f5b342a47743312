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

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

static llvm::cl::opt<std::string> inputFile(llvm::cl::Positional, llvm::cl::desc("<input file>"),
                                            llvm::cl::init("-"));
static llvm::cl::opt<std::string> outputFile("o", llvm::cl::desc("Output file (default: standard output)"),
                                             llvm::cl::value_desc("FILE"), llvm::cl::init("-"));

using memref_cts::lowering::EmitForm;

static llvm::cl::opt<EmitForm> emitForm(
    "emit", llvm::cl::desc("What to make of the module; without passes it is lowered by lower-to-llvm first"),
    llvm::cl::values(clEnumValN(EmitForm::llvmDialect, "llvm-dialect", "LLVM dialect"),
                     clEnumValN(EmitForm::llvmIR, "llvm-ir", "LLVM IR"),
                     clEnumValN(EmitForm::object, "object", "an object file")));
static llvm::cl::opt<std::string> triple("target", llvm::cl::value_desc("TRIPLE"),
                                         llvm::cl::desc("With --emit: the target (default: the module's own, else this machine)"));
static llvm::cl::opt<unsigned> optLevel("O", llvm::cl::Prefix, llvm::cl::value_desc("0..3"), llvm::cl::init(0),
                                        llvm::cl::desc("With --emit: optimisation level of LLVM"));

/// Runs the passes, then emits what they made. The module goes from one context
/// to the other as bytecode, which keeps its locations.
static int runAndEmit(mlir::DialectRegistry &registry) {
  auto fail = [](const llvm::Twine &message) {
    llvm::errs() << "memref-cts-opt: error: " << message << '\n';
    return 2;
  };
  if (optLevel > 3)
    return fail("-O takes 0 to 3");
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> input = llvm::MemoryBuffer::getFileOrSTDIN(inputFile);
  if (!input)
    return fail("cannot read '" + inputFile + "': " + input.getError().message());
  mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (!config.inputSplitMarker().empty())
    return fail("--emit is for one module: it does not go with --split-input-file");
  config.emitBytecode(true);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::PassManager given(&context);
  if (mlir::failed(config.setupPassPipeline(given)))
    return 2;
  if (given.empty())
    config.setPassPipelineSetupFn([](mlir::PassManager &manager) {
      memref_cts::lowering::buildLowerToLLVMPipeline(manager, {});
      return mlir::success();
    });
  std::string bytecode;
  llvm::raw_string_ostream stream(bytecode);
  if (mlir::failed(mlir::MlirOptMain(stream, std::move(*input), registry, config)))
    return 2;
  llvm::SourceMgr sources;
  mlir::SourceMgrDiagnosticHandler diagnostics(sources, &context);
  context.allowUnregisteredDialects(config.shouldAllowUnregisteredDialects());
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(bytecode, mlir::ParserConfig(&context));
  if (!module)
    return fail("the result of the passes is no module");
  llvm::SmallString<0> out;
  llvm::raw_svector_ostream bytes(out);
  memref_cts::lowering::EmitOptions options;
  options.triple = triple;
  options.optLevel = optLevel;
  if (llvm::Error error = memref_cts::lowering::emit(*module, emitForm, options, bytes))
    return fail(llvm::toString(std::move(error)));
  std::error_code problem;
  llvm::ToolOutputFile file(outputFile, problem, llvm::sys::fs::OF_None);
  if (problem)
    return fail("cannot write '" + outputFile + "': " + problem.message());
  file.os() << out;
  file.keep();
  return 0;
}

/// LLVM would exit with 1: output that cannot be written is environment, all
/// else is an internal error.
static void onFatalError(void *, const char *reason, bool isBug) {
  llvm::errs() << "memref-cts-opt: error: " << reason << '\n';
  llvm::errs().clear_error();
  std::_Exit(isBug ? 3 : 2);
}

int main(int argc, char **argv) {
  llvm::install_fatal_error_handler(onFatalError);
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  memref_cts::lowering::registerPasses();
  memref_cts::lowering::registerTranslations(registry);
  llvm::InitLLVM init(argc, argv);
  mlir::MlirOptMainConfig::registerCLOptions(registry);
  mlir::registerAsmPrinterCLOptions();
  mlir::registerMLIRContextCLOptions();
  mlir::registerPassManagerCLOptions();
  mlir::registerDefaultTimingManagerCLOptions();
  // Parsed here and not by MlirOptMain, which would exit with 1: what is wrong
  // with the command line or the input, a pass that fails included, is the
  // user's to mend and ends in 2 (DESIGN section 12).
  std::string message;
  llvm::raw_string_ostream errors(message);
  if (!llvm::cl::ParseCommandLineOptions(argc, argv, "Passes of memref-cts beside those of MLIR\n", &errors)) {
    llvm::errs() << message;
    return 2;
  }
  if (emitForm.getNumOccurrences() > 0)
    return runAndEmit(registry);
  if (triple.getNumOccurrences() + optLevel.getNumOccurrences() > 0) {
    llvm::errs() << "memref-cts-opt: error: --target and -O are for --emit\n";
    return 2;
  }
  bool failed = mlir::failed(mlir::MlirOptMain(argc, argv, inputFile, outputFile, registry));
  llvm::errs().clear_error();
  return failed ? 2 : 0;
}
