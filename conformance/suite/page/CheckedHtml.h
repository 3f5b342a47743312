//===-- CheckedHtml.h - waivers on a page -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What waivers explain, and what was refused.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_CHECKEDHTML_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_CHECKEDHTML_H

#include "conformance/suite/stored/PageModel.h"

namespace memref_cts::conformance {

/// Both give the inner HTML, or "" where the reports have nothing for it.
std::string filesHtml(PageModel &model);
std::string waiversHtml(PageModel &model);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_CHECKEDHTML_H
