//===-- ReportJson.h - parts of reports as JSON ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the JSON of check, conform and sweep has in common, so that a finding and
// a cell have the same fields in all of them. Must not decide anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_REPORTJSON_H
#define MEMREF_CTS_CONFORMANCE_REPORTJSON_H

#include "conformance/Check.h"

#include "llvm/Support/JSON.h"

#include <set>

namespace memref_cts::conformance {

/// An object.
void writeFinding(llvm::json::OStream &json, const Finding &finding);

/// An object: runs of one file under one lowering on one engine. `withShown`: with Cell::shown.
void writeCell(llvm::json::OStream &json, const Cell &cell, bool withShown = false);

/// "waivers": those that explained something, with reason, issue and last day.
void writeWaivers(llvm::json::OStream &json, llvm::ArrayRef<FileReport> files, const Waivers &waivers,
                  std::set<llvm::StringRef> used = {}); // by others than files

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_REPORTJSON_H
