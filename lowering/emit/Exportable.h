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

#include "mlir/IR/BuiltinOps.h"
#include "llvm/IR/DiagnosticHandler.h"

namespace memref_cts::lowering {

/// Whether the exporter will not come across what it takes for granted, or
/// passes over in silence. One error, at the first place.
mlir::LogicalResult checkExportable(mlir::ModuleOp module, const EmitOptions &options);

/// Whether LLVM's verifier accepts what `module` was exported to, and `makesCode`:
/// whether its code generators have all that it names. One error, at the function.
mlir::LogicalResult checkExported(mlir::ModuleOp module, const llvm::Module &exported, bool makesCode);

/// Says the first error of LLVM's passes and code generators as one of `module`.
/// Without it they print and exit.
struct SaysOnce final : llvm::DiagnosticHandler {
  explicit SaysOnce(mlir::ModuleOp module) : module(module) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &info) override;

  mlir::ModuleOp module;
  bool hasSaid = false;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_EMIT_EXPORTABLE_H
