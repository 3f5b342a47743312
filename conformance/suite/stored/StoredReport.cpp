//===-- StoredReport.cpp - which kind of report it is -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kind follows from keys, and its number has to be the one that this tool reads. Must not look into the report
// further than that.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/stored/StoredReport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
struct KindRow {
  const char *text, *key, *otherKey;
  uint64_t number;
  const char *command;
};
} // namespace

static constexpr KindRow kKinds[] = {
#define REPORT_KIND(Name, Text, Key, OtherKey, Number, Command) {Text, Key, OtherKey, Number, Command},
#include "conformance/suite/stored/report_kinds.def"
};

static const KindRow &rowOf(ReportKind kind) { return kKinds[static_cast<size_t>(kind)]; }

const char *memref_cts::conformance::name(ReportKind kind) { return rowOf(kind).text; }

static void checkNumber(const Node &root, const KindRow &row) {
  Node stated = root["format"];
  uint64_t number = stated.number();
  if (number > row.number)
    stated.bad("a report of " + Twine(row.text) + " in format " + Twine(number) +
               ", and this memref-cts reads format " + Twine(row.number) +
               ": a newer memref-cts wrote it; use that one");
  else if (number < row.number)
    stated.bad("a report of " + Twine(row.text) + " in format " + Twine(number) +
               ", and this memref-cts reads format " + Twine(row.number) +
               ": an older memref-cts wrote it; write it again with " + row.command);
}

namespace {
/// What each element of an array of a report has.
struct FieldsRow {
  ReportKind kind;
  const char *array; // "": the report itself
  std::initializer_list<StringRef> fields;
};
} // namespace

static const FieldsRow kFields[] = {
    {ReportKind::Check, "files", {"file", "cells", "findings"}},
    {ReportKind::Conform, "clauses", {"id", "chapter", "cases", "results"}},
    {ReportKind::Gate, "new", {"file", "lowering", "engine", "verdict"}},
    {ReportKind::Sweep, "findings", {"file", "lowering", "engine", "verdict"}},
    {ReportKind::Fuzz, "findings", {"signature", "folder", "lowering", "case", "replay", "program", "count"}},
    {ReportKind::Abi, "cells", {"target", "opt", "family", "convention", "caller", "callee", "verdict"}},
    {ReportKind::Operations, "operations", {"name", "encoded", "steps", "files", "traps", "result", "gaps"}},
    {ReportKind::Run, "", {"file", "line", "call", "outcome"}},
};

static void checkFields(const Node &root, ReportKind kind) {
  for (const FieldsRow &row : kFields)
    if (row.kind == kind)
      for (const Node &each : root.isArray() ? root.elements() : root.elements(row.array))
        for (StringRef field : row.fields)
          (void)each[field];
}

static std::string knownKinds() {
  std::vector<std::string> names;
  for (const KindRow &row : kKinds)
    names.push_back(row.text);
  return join(names, ", ");
}

Expected<std::unique_ptr<StoredReport>> StoredReport::read(std::string path, std::string text) {
  auto report = std::make_unique<StoredReport>();
  report->file = std::move(path);
  report->text = std::move(text);
  Expected<Document> document = Document::parse(report->file, report->text);
  if (!document)
    return document.takeError();
  report->document = std::make_unique<Document>(std::move(*document));
  Node root = report->root();
  std::vector<Node> calls = root.isArray() ? root.elements() : std::vector<Node>();
  const Node &keys = calls.empty() ? root : calls.front();
  if (root.isArray() && calls.empty()) { // a run that did not come about ends so, with exit code 2
    root.bad("an empty list is no report: memref-cts run made no call");
    return report->takeError();
  }
  for (size_t i = 0; i < std::size(kKinds); ++i)
    if (keys.has(kKinds[i].key) && keys.has(kKinds[i].otherKey) &&
        root.isArray() == (static_cast<ReportKind>(i) == ReportKind::Run)) {
      report->what = static_cast<ReportKind>(i);
      for (const Node &part : root.isArray() ? calls : std::vector<Node>{root})
        checkNumber(part, kKinds[i]);
      checkFields(root, report->what);
      if (Error error = report->takeError())
        return std::move(error);
      return report;
    }
  root.bad("not a report that a page can be made of; known are the JSON reports of " + knownKinds());
  return report->takeError();
}
