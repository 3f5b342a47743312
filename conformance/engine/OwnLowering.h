//===-- OwnLowering.h - this project's lowering, as linked -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The seam between the engines and the lowering library. OwnLowering.cpp is
// compiled twice: for the lowering as users get it, and for test executables
// whose lowering has selectable planted bugs. Which one an executable links is
// the only difference between them.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINE_OWNLOWERING_H
#define MEMREF_CTS_CONFORMANCE_ENGINE_OWNLOWERING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <utility>
#include <vector>

namespace mlir {
class DialectRegistry;
class ModuleOp;
} // namespace mlir

namespace memref_cts::conformance {

/// Empty in executables for users.
std::vector<std::string> plantedBugNames();

/// Lowers in place. Diagnostics go to the context's handler; an error is an
/// option that does not exist or a lowering that failed.
llvm::Error runOwnLowering(mlir::ModuleOp module, llvm::ArrayRef<std::pair<std::string, std::string>> options,
                           llvm::StringRef plantedBug);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINE_OWNLOWERING_H
