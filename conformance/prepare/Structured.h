//===-- Structured.h - structured control flow is lowered first --*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PREPARE_STRUCTURED_H
#define MEMREF_CTS_CONFORMANCE_PREPARE_STRUCTURED_H

#include "conformance/Worker.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

class LoweringContext;

/// What became of the structured control flow of a module.
struct StructuredResult {
  std::string refusal;                        // why the module has to be refused, or ""; the module is as before
  std::string complaint;                      // the same without places
  std::vector<std::string> operations;        // names of those that were lowered
  bool ran = false;                           // the passes ran
  mlir::OwningOpRef<mlir::ModuleOp> original; // where they did: the module as it was
};

/// Runs upstream's structural passes (kStructuralPasses) where `mode` wants them. The passes that take
/// the result to LLVM are what is under test, these are not.
StructuredResult lowerStructured(LoweringContext &context, mlir::OwningOpRef<mlir::ModuleOp> &source,
                                 LowerStructured mode);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PREPARE_STRUCTURED_H
