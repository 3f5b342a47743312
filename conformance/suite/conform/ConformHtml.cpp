//===-- ConformHtml.cpp - the matrix as a page ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page of a report of conform with what a reader wants to see beside it: texts of cases, runs that are no
// findings, commands.
//
//===----------------------------------------------------------------------===//
#include "conformance/suite/conform/Conform.h"

#include "conformance/suite/page/Page.h"

using namespace llvm;
using namespace memref_cts::conformance;

void memref_cts::conformance::writeConformHTML(raw_ostream &os, const ConformReport &report) {
  os << makePageOf("conform", [&](raw_ostream &json) { writeConformJSON(json, report, /*withDetails=*/true); });
}
