//===-- StoredReport.cpp - which form a report has -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form follows from keys, and its number has to be the one that this tool reads. Must not look into the report
// further than that.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/stored/StoredReport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
struct FormRow {
  const char *text, *key, *otherKey;
  uint64_t number;
  const char *command;
};
} // namespace

static constexpr FormRow kForms[] = {
#define FORM(Name, Text, Key, OtherKey, Number, Command) {Text, Key, OtherKey, Number, Command},
#include "conformance/suite/stored/forms.def"
};

static const FormRow &rowOf(ReportForm form) { return kForms[static_cast<size_t>(form)]; }

const char *memref_cts::conformance::name(ReportForm form) { return rowOf(form).text; }

static void checkNumber(const Node &root, const FormRow &row) {
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
  ReportForm form;
  const char *array; // "": the report itself
  std::initializer_list<StringRef> fields;
};
} // namespace

static const FieldsRow kFields[] = {
    {ReportForm::Check, "files", {"file", "cells", "findings"}},
    {ReportForm::Conform, "clauses", {"id", "chapter", "cases", "results"}},
    {ReportForm::Gate, "new", {"file", "lowering", "engine", "verdict"}},
    {ReportForm::Sweep, "findings", {"file", "lowering", "engine", "verdict"}},
    {ReportForm::Fuzz, "findings", {"signature", "folder", "lowering", "case", "replay", "program", "count"}},
    {ReportForm::Abi, "cells", {"target", "opt", "family", "convention", "caller", "callee", "verdict"}},
    {ReportForm::Operations, "operations", {"name", "encoded", "steps", "files", "traps", "result", "gaps"}},
    {ReportForm::Run, "", {"file", "line", "call", "outcome"}},
};

static void checkFields(const Node &root, ReportForm form) {
  for (const FieldsRow &row : kFields)
    if (row.form == form)
      for (const Node &each : root.isArray() ? root.elements() : root.elements(row.array))
        for (StringRef field : row.fields)
          (void)each[field];
}

static std::string knownForms() {
  std::vector<std::string> names;
  for (const FormRow &row : kForms)
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
  for (size_t i = 0; i < std::size(kForms); ++i)
    if (keys.has(kForms[i].key) && keys.has(kForms[i].otherKey) &&
        root.isArray() == (static_cast<ReportForm>(i) == ReportForm::Run)) {
      report->kind = static_cast<ReportForm>(i);
      for (const Node &part : root.isArray() ? calls : std::vector<Node>{root})
        checkNumber(part, kForms[i]);
      checkFields(root, report->kind);
      if (Error error = report->takeError())
        return std::move(error);
      return report;
    }
  root.bad("not a report that a page can be made of; known are the JSON reports of " + knownForms());
  return report->takeError();
}
