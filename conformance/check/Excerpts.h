//===-- Excerpts.h - lines at fault of two modules --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks them up for a report that is done. Must not change a verdict.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_EXCERPTS_H
#define MEMREF_CTS_CONFORMANCE_CHECK_EXCERPTS_H

#include "conformance/CheckConfig.h"
#include "conformance/CheckReport.h"

#include <functional>

namespace memref_cts::conformance {

/// Lowers the modules of findings once more, and gives each finding the lines at fault of its source and of what it
/// was lowered to, with some around them. `mostFiles`: so many of the files that have findings.
void addCode(CheckReport &report, const CheckConfig &config, const std::function<bool()> &stop,
             size_t mostFiles = SIZE_MAX);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_EXCERPTS_H
