//===- Exportable.h - What the exporter takes for granted -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM has no locations in its errors: what is found here is said as one error at
// the place in the module. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_EMIT_EXPORTABLE_H
#define MEMREF_CTS_LOWERING_EMIT_EXPORTABLE_H

#include "lowering/Emit.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/IR/DiagnosticHandler.h"

namespace llvm {
class MCSubtargetInfo;
} // namespace llvm

namespace memref_cts::lowering {

/// Whether the exporter will not come across what it takes for granted, or
/// passes over in silence. One error, at the first place.
mlir::LogicalResult checkExportable(mlir::ModuleOp module, const EmitOptions &options);

/// Whether LLVM's verifier accepts what `module` was exported to, and `makesCode`:
/// whether its code generators have all that it names. One error, at the function.
mlir::LogicalResult checkExported(mlir::ModuleOp module, const llvm::Module &exported, bool makesCode);

/// Whether the target has the processors that functions of `exported` name. One error,
/// at the function. Features that it does not have are taken out, with a warning for
/// each: LLVM ignores them, and says so many times without a place.
mlir::LogicalResult checkProcessors(mlir::ModuleOp module, llvm::Module &exported, const llvm::MCSubtargetInfo &target);

/// Says the first error of LLVM's passes and code generators as one of `module`.
/// Without it they print and exit.
struct SaysOnce final : llvm::DiagnosticHandler {
  explicit SaysOnce(mlir::ModuleOp module) : module(module) {}
  /// Numbers the inline assembly of what the module was exported to, so that errors
  /// of it are at the operation.
  void markAssembly(llvm::Module &exported);
  bool handleDiagnostics(const llvm::DiagnosticInfo &info) override;

  mlir::ModuleOp module;
  llvm::SmallVector<mlir::LLVM::InlineAsmOp> assembly;
  bool hasSaid = false;
};

/// Where to point for what LLVM calls `name`: it has no locations of its own. A
/// module that the text does not write out has no line.
mlir::Location findPlace(mlir::ModuleOp module, llvm::StringRef name);

/// The name behind the first '@' of what LLVM printed, without quotes, or "".
std::string findPrintedName(llvm::StringRef text);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_EMIT_EXPORTABLE_H
