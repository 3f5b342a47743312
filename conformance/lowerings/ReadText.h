//===-- ReadText.h - modules as text, beside others --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A context knows one body for each name of a struct. What such a name means is a
// matter of one module, so that a lowered module may use one of the source's for
// something else. Verifies nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_READTEXT_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_READTEXT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace memref_cts::conformance {

/// Parses a module; null after an error of the context. A struct of LLVM dialect that the
/// context knows with another body gets another name. `file` stands in locations.
mlir::OwningOpRef<mlir::ModuleOp> readText(mlir::MLIRContext &context, llvm::StringRef text, llvm::StringRef file);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_READTEXT_H
