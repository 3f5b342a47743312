//===-- GateText.h - the gate for people ------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is printed of a result.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_GATE_GATETEXT_H
#define MEMREF_CTS_CONFORMANCE_SUITE_GATE_GATETEXT_H

#include "conformance/Report.h"
#include "conformance/suite/gate/AgainstBaseline.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace memref_cts::conformance {

void printGate(llvm::raw_ostream &os, const GateResult &result, bool colour, Detail detail);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_GATE_GATETEXT_H
