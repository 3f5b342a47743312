//===- Emit.h - From the LLVM dialect to LLVM IR and objects ----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The second stage of a lowering (FLOW-01): upstream's exporter and LLVM's code
// generators as library calls. Does not lower anything itself.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_EMIT_H
#define MEMREF_CTS_LOWERING_EMIT_H

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <string>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm
namespace mlir {
class DialectRegistry;
class ModuleOp;
} // namespace mlir

namespace memref_cts::lowering {

enum class EmitForm {
  llvmDialect, ///< LLVM dialect, as text.
  llvmIR,      ///< LLVM IR, as text.
  object,      ///< A relocatable object file.
};

/// What code is made for, and how.
struct EmitOptions {
  /// Target; empty: the module's own, else the host.
  std::string triple;
  /// Of LLVM's passes and code generation, 0 to 3.
  unsigned optLevel = 0;
  /// What gets rid of an operation that is not lowered, for the message; empty:
  /// the passes that would lower it.
  std::string remedy;
};

/// What the exporter has to know of the dialects of a module. For the registry of
/// the context that the module is parsed in.
void registerTranslations(mlir::DialectRegistry &registry);

/// Exports `module`, which holds nothing but the LLVM dialect. Null after an
/// error, which was reported as a diagnostic. The context of `module` knows the
/// translations.
std::unique_ptr<llvm::Module> translateToLLVMIR(mlir::ModuleOp module, llvm::LLVMContext &context);

/// The error of a module that has no counterpart in LLVM IR or of which LLVM makes no code.
/// What is at a place of the module was reported as a diagnostic.
class ModuleRejected final : public llvm::ErrorInfo<ModuleRejected> {
public:
  /// What llvm::ErrorInfo demands.
  static char ID;
  explicit ModuleRejected(std::string text) : text(std::move(text)) {}
  void log(llvm::raw_ostream &out) const override { out << text; }
  std::error_code convertToErrorCode() const override { return llvm::inconvertibleErrorCode(); }

private:
  std::string text;
};

/// An error when this LLVM has no such target, or no object files of it where `form`
/// is one.
llvm::Error checkTarget(const std::string &triple, EmitForm form);

/// The triple that `emit` compiles for: the one that is wanted, or the module's
/// own, or else this machine.
std::string findTarget(mlir::ModuleOp module, const EmitOptions &options);

/// Whether `emit` compiles for a target: the one that is wanted, or the
/// module's own, or else this machine.
bool needsTarget(mlir::ModuleOp module, EmitForm form, const EmitOptions &options);

/// Gives `module` the data layout of its target, with the width of index, so
/// that a lowering after this is one for the target. What the module says itself
/// of index stays; another data layout string is a ModuleRejected.
llvm::Error describeTarget(mlir::ModuleOp module, const EmitOptions &options);

/// Writes `module` in `form`. An object, and LLVM IR with a triple or an
/// `optLevel`, gets triple and data layout of its target. An error is a
/// ModuleRejected, or says what the target cannot do; what the exporter and LLVM
/// said went out as diagnostics, one error for one cause.
llvm::Error emit(mlir::ModuleOp module, EmitForm form, const EmitOptions &options, llvm::raw_pwrite_stream &out);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_EMIT_H
