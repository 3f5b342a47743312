//===- MemrefCtsOpt.cpp - mlir-opt with the passes of this project --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All dialects and passes of MLIR plus those of `lowering`, so that they can
// be mixed in one pipeline.
//
//===----------------------------------------------------------------------===//

#include "lowering/Lower.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

static llvm::cl::opt<std::string> inputFile(llvm::cl::Positional, llvm::cl::desc("<input file>"),
                                            llvm::cl::init("-"));
static llvm::cl::opt<std::string> outputFile("o", llvm::cl::desc("Output file (default: standard output)"),
                                             llvm::cl::value_desc("FILE"), llvm::cl::init("-"));

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
  bool failed = mlir::failed(mlir::MlirOptMain(argc, argv, inputFile, outputFile, registry));
  llvm::errs().clear_error();
  return failed ? 2 : 0;
}
