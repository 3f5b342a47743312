//===-- WaiverProblems.h - what is wrong with a row of waivers --*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row is an error unless it names one fault of one lowering. Reads no file.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WAIVERS_WAIVERPROBLEMS_H
#define MEMREF_CTS_CONFORMANCE_WAIVERS_WAIVERPROBLEMS_H

#include "conformance/Waivers.h"
#include "conformance/waivers/RowProblem.h"

namespace memref_cts::conformance {

/// What keeps a row, whose patterns are made, from being one on a day YYYY-MM-DD, or nothing.
/// `names`: as Waivers::parse.
RowProblem problemOf(const Waiver &row, llvm::StringRef today, llvm::ArrayRef<std::string> names);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WAIVERS_WAIVERPROBLEMS_H
