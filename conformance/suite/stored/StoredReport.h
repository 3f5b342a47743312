//===-- StoredReport.h - a report that was read -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which kind of report it is, and its keys.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_STORED_STOREDREPORT_H
#define MEMREF_CTS_CONFORMANCE_SUITE_STORED_STOREDREPORT_H

#include "conformance/Document.h"

#include <memory>
#include <string>
#include <vector>

namespace memref_cts::conformance {

enum class ReportKind : uint8_t {
#define REPORT_KIND(Name, Text, Key, OtherKey, Number, Command) Name,
#include "conformance/suite/stored/report_kinds.def"
};
inline constexpr unsigned kNumReportKinds = 0
#define REPORT_KIND(Name, Text, Key, OtherKey, Number, Command) +1
#include "conformance/suite/stored/report_kinds.def"
    ;
/// "check", "conform", ...; static.
const char *name(ReportKind kind);

/// A report that was read.
class StoredReport {
public:
  /// `text` is the report; `path` names it in messages and on the page. An error says which kind or version it is
  /// instead of one that is known.
  static llvm::Expected<std::unique_ptr<StoredReport>> read(std::string path, std::string text);

  const std::string &path() const { return file; }
  ReportKind kind() const { return what; }
  Node root() const { return document->root(); }
  /// What was found to be wrong in it since it was read.
  llvm::Error takeError() const { return document->takeError(); }

private:
  std::string file, text;
  std::unique_ptr<Document> document;
  ReportKind what = ReportKind::Check;
};

using StoredReports = std::vector<std::unique_ptr<StoredReport>>;

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_STORED_STOREDREPORT_H
