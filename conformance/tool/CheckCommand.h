//===-- CheckCommand.h - memref-cts check -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What Options.cpp registers, since check and run share options. The exit codes are those of
// spec/flow.md#exit-codes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_CHECKCOMMAND_H
#define MEMREF_CTS_CONFORMANCE_TOOL_CHECKCOMMAND_H

#include "llvm/Support/raw_ostream.h"

namespace memref_cts::conformance {

struct CheckConfig;
struct CheckReport;

int checkCommand();

/// Which passes a command has, only its user knows. Makes the calls of the findings of commands
/// once more, with the waivers of upstream: a line for each command some of whose findings these
/// explain. `counted`: what the line calls the findings, such as "shown".
void printKnown(llvm::raw_ostream &os, const CheckReport &report, const CheckConfig &config, llvm::StringRef counted);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_CHECKCOMMAND_H
