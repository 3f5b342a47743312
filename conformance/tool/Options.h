//===-- Options.h - command line of memref-cts -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options that check and run share.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_OPTIONS_H
#define MEMREF_CTS_CONFORMANCE_TOOL_OPTIONS_H

#include "conformance/Check.h"
#include "conformance/ToolOptions.h"

namespace memref_cts::conformance::options {

extern Subcommand check;
extern Subcommand run;

extern const ProjectOption projectOfRun;
extern CaseFilesOption files;
extern llvm::cl::list<std::string> calls;
extern llvm::cl::opt<std::string> at;
extern const RandomCallsOptions randomCalls;
extern const ReportOption json;

/// What is wrong with --call and --at, or "".
std::string callsProblem();

} // namespace memref_cts::conformance::options

#endif // MEMREF_CTS_CONFORMANCE_TOOL_OPTIONS_H
