//===-- GateFiles.h - the gate as JSON, JUnit XML and SARIF -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is written of a result, for other tools.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_GATE_GATEFILES_H
#define MEMREF_CTS_CONFORMANCE_SUITE_GATE_GATEFILES_H

#include "conformance/suite/gate/AgainstBaseline.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace memref_cts::conformance {

void writeGateJSON(llvm::raw_ostream &os, const GateResult &result);
/// One test case per file, lowering and engine; gaps without any checked run
/// are skipped ones.
void writeGateJUnit(llvm::raw_ostream &os, const GateResult &result);
/// SARIF 2.1.0, with baselineState.
void writeGateSARIF(llvm::raw_ostream &os, const GateResult &result);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_GATE_GATEFILES_H
