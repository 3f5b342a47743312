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
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_OWNLOWERING_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_OWNLOWERING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/LogicalResult.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mlir {
class MLIRContext;
class ModuleOp;
} // namespace mlir

namespace memref_cts::conformance {

/// Empty in executables for users.
std::vector<std::string> plantedBugNames();

/// Names of the options that makeOwnLowering takes.
std::vector<std::string> ownLoweringOptions();

/// Makes the library's passes known by name.
void registerOwnPasses();

/// The lowering for one context and one set of options, for many modules.
class OwnLowering {
public:
  virtual ~OwnLowering() = default;
  /// Lowers in place; diagnostics go to the context's handlers.
  virtual llvm::LogicalResult run(mlir::ModuleOp module) = 0;
};

/// An error names the option that does not exist or the value that is wrong.
llvm::Expected<std::unique_ptr<OwnLowering>>
makeOwnLowering(mlir::MLIRContext *context, llvm::ArrayRef<std::pair<std::string, std::string>> options,
                llvm::StringRef plantedBug);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_OWNLOWERING_H
