//===- Guards.h - What LLVM and MLIR would die of ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors of memref-cts-opt in place of crashes that users meet: input that ends
// MLIR, code generators without code for a target, full disks, too little memory.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_OPT_GUARDS_H
#define MEMREF_CTS_LOWERING_OPT_GUARDS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <string>

namespace memref_cts::lowering {

/// Installs the handlers of fatal errors, crashes and signals, and registers the pass
/// memref-cts-verify. Call it before llvm::InitLLVM.
void installGuards();

/// Errors of crashes name the pass of `manager` that was at work.
void watchPasses(mlir::PassManager &manager);
/// ... and a stack trace follows.
void printStackTraces();
/// Whether a pass of a run that is over has crashed: MLIR goes on behind a crash if it
/// is asked to write a reproducer.
bool hasPassCrashed();

/// Reads `file`, '-' being standard input. Null after an error message, with the exit
/// code in `code`.
std::unique_ptr<llvm::MemoryBuffer> readInput(const std::string &file, int &code);

/// MLIR's verifier combines the data layouts of operations inside each other, and dies
/// if both have entries for types that do not say how: reports the first place.
mlir::LogicalResult checkLayouts(mlir::Operation *root);

/// Whether to parse the module in `text` without verification, and begin with the pass
/// memref-cts-verify. MLIR's verifier may die of it, or speaks of other files before
/// showInputAlone() is called.
bool mustVerifyLater(llvm::StringRef text);

/// MLIR shows the line that a diagnostic is about, and for this opens the file that the
/// location names, whatever it is. From here on, files other than the input are not opened.
void showInputAlone(mlir::MLIRContext &context);

/// While one of these lives LLVM makes code of a module. If LLVM stops or crashes, the
/// target has no code: this is an error at the function, and the process ends with 1.
struct MakingCode {
  MakingCode(mlir::ModuleOp module, std::string target);
  ~MakingCode();

  mlir::ModuleOp module;
  std::string target;
  bool hasSaid = false; ///< Whether there was an error with a place.
  mlir::ScopedDiagnosticHandler watch;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_OPT_GUARDS_H
