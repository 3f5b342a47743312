//===-- FindingsHtml.h - causes and findings on a page ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings by cause, and each with its source.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_FINDINGSHTML_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_FINDINGSHTML_H

#include "conformance/suite/stored/PageModel.h"

namespace memref_cts::conformance {

/// Says which findings are shown with code and bytes. The sections look at it.
void chooseWhole(PageModel &model);
/// Both give the inner HTML, or "" where the reports have nothing for it.
std::string causesHtml(PageModel &model);
std::string findingsHtml(PageModel &model);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_FINDINGSHTML_H
