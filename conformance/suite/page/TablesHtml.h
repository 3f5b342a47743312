//===-- TablesHtml.h - tables on a page -------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports of gate, sweep, abi, mutants, quality, mutate, agree, ground and operations.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_TABLESHTML_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_TABLESHTML_H

#include "conformance/suite/stored/PageModel.h"

namespace memref_cts::conformance {

/// The inner HTML, or "" where the reports have nothing for it.
std::string tablesHtml(PageModel &model);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_TABLESHTML_H
