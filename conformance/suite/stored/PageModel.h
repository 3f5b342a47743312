//===-- PageModel.h - what a page is made from ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all sections share.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_STORED_PAGEMODEL_H
#define MEMREF_CTS_CONFORMANCE_SUITE_STORED_PAGEMODEL_H

#include "conformance/suite/stored/LoweringNames.h"
#include "conformance/suite/stored/PageFinding.h"

namespace memref_cts::conformance {

/// How many causes or files have a row, and about how many findings are shown with code and
/// bytes. What there is beyond is text.
inline constexpr size_t kMostRows = 300;

struct PageModel {
  const StoredReports &reports;
  std::vector<std::string> names; // of the reports, as short as they are told apart
  std::vector<PageFinding> findings;
  std::vector<PageCause> causes;
  LoweringNames lowerings;
  std::map<std::string, std::string> files; // of findings: so much of each path that it is told apart
  uint64_t leftOut = 0;                     // findings that were counted, and that no report has
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_STORED_PAGEMODEL_H
