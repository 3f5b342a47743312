//===-- NoPlantedLowering.cpp - executables without planted bugs ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What executables for users know of planted bugs: that there are none.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/PlantedLowering.h"

using namespace memref_cts::conformance;

std::vector<std::string> memref_cts::conformance::plantedBugNames() { return {}; }

llvm::Expected<std::unique_ptr<OwnLowering>>
memref_cts::conformance::makePlantedLowering(mlir::MLIRContext *, const lowering::LowerOptions &, llvm::StringRef bug) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), "there is no planted bug '" + bug + "'");
}
