//===-- PlantedLowering.h - planted bugs, as linked -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two files define this: one for executables for users, which have no planted
// bugs, and one for the tool that tests the tests.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_PLANTEDLOWERING_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_PLANTEDLOWERING_H

#include "conformance/lowerings/OwnLowering.h"

namespace memref_cts::lowering {
struct LowerOptions;
} // namespace memref_cts::lowering

namespace memref_cts::conformance {

/// This project's lowering with the mistake of that name; an error where there is
/// none. `context` must outlive the result.
llvm::Expected<std::unique_ptr<OwnLowering>>
makePlantedLowering(mlir::MLIRContext *context, const lowering::LowerOptions &options, llvm::StringRef bug);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_PLANTEDLOWERING_H
