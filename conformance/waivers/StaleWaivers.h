//===-- StaleWaivers.h - waivers that explain nothing any more --*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares what waivers claim with what a check saw.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WAIVERS_STALEWAIVERS_H
#define MEMREF_CTS_CONFORMANCE_WAIVERS_STALEWAIVERS_H

#include "conformance/CheckReport.h"

namespace memref_cts::conformance {

/// Rows that name a file with findings and explain none of them, each with the line that
/// comes nearest.
std::vector<std::string> silentWaivers(llvm::ArrayRef<FileReport> files, const Waivers &waivers);

/// What is not true any more of waivers. A case that a row names is judged wherever
/// it was checked: it must not agree under a lowering of the row. A glob is judged
/// if each file of `suite` that it fits was checked: one of them must need it. A
/// repair that does not mend the runs it was written for is one of these, too.
std::vector<std::string> staleWaivers(const CheckReport &report, const CheckConfig &config,
                                      llvm::ArrayRef<std::string> suite = {});

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WAIVERS_STALEWAIVERS_H
