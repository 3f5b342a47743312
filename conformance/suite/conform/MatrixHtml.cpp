//===-- MatrixHtml.cpp - the matrix as a page -----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fills page.html with the report as JSON has it and with what a reader wants to
// see beside it: statements, texts of cases, runs per engine. The page draws
// itself and needs no other file.
//
//===----------------------------------------------------------------------===//
#include "conformance/suite/conform/Conform.h"

#include "conformance/AskedLowerings.h"
#include "conformance/PlainText.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr StringLiteral kPage =
#include "conformance/suite/conform/Page.inc"
    ;

static void writeFile(json::OStream &json, const FileReport &file, const Waivers &waivers) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> text = MemoryBuffer::getFile(file.file, /*IsText=*/true);
  json.attribute("error", json::fixUTF8(file.error));
  json.attribute("quoted", json::fixUTF8(shellQuote(file.file)));
  json.attribute("text", text ? json::fixUTF8((*text)->getBuffer()) : text.getError().message());
  json.attributeArray("cells", [&] {
    for (const Cell &cell : file.cells)
      json.object([&] {
        json.attribute("lowering", json::fixUTF8(cell.lowering));
        json.attribute("engine", cell.stage.text());
        json.attributeObject("verdicts", [&] {
          for (size_t kind = 0; kind < cell.counts.size(); ++kind)
            if (cell.counts[kind])
              json.attribute(name(static_cast<VerdictKind>(kind)), static_cast<int64_t>(cell.counts[kind]));
        });
        json.attributeArray("shown", [&] {
          for (const ShownRun &run : cell.shown)
            json.object([&] {
              json.attribute("call", json::fixUTF8(run.call));
              json.attribute("verdict", name(run.verdict.kind));
              json.attribute("path", json::fixUTF8(run.verdict.path));
              json.attribute("expected", json::fixUTF8(run.verdict.expected));
              json.attribute("seen", json::fixUTF8(run.verdict.seen));
              json.attribute("replay", json::fixUTF8(run.replay));
            });
        });
        json.attributeArray("reasons", [&] {
          for (const CellReason &reason : cell.reasons)
            json.value(json::fixUTF8(reason.text));
          for (const auto &[waiver, sum] : cell.waived)
            json.value(json::fixUTF8("waiver " + waiver + (sum.call.empty() ? "" : ", first for " + sum.call) + ": " +
                                     waivers.explain(waiver)));
        });
      });
  });
}

static void writeDetails(raw_ostream &os, const ConformReport &report) {
  json::OStream json(os);
  json.object([&] {
    json.attributeObject("options", [&] {
      for (const LoweringSpec &lowering : report.config.lowerings)
        json.attribute(json::fixUTF8(lowering.label),
                       json::fixUTF8(loweringOption(lowering) + report.config.replayOptions));
    });
    json.attribute("command", json::fixUTF8(report.config.command));
    json.attributeObject("clauses", [&] {
      for (const ClauseRow &row : report.rows)
        json.attributeObject(row.clause->id, [&] {
          json.attribute("statement", json::fixUTF8(row.clause->statement));
          json.attribute("source", json::fixUTF8(row.clause->source));
          json.attribute("versions", json::fixUTF8(row.clause->versions));
          json.attribute("former", json::fixUTF8(row.clause->former));
          json.attribute("note", json::fixUTF8(row.clause->note));
          json.attributeArray("elsewhere", [&] {
            for (const ClauseTest *test : row.elsewhere)
              json.object([&] {
                json.attribute("name", test->name);
                json.attribute("path", test->path);
                json.attribute("replay", json::fixUTF8(test->replay));
              });
          });
        });
    });
    json.attributeObject("tests", [&] {
      for (const ApiTest &test : report.input.api)
        json.attributeObject(test.name, [&] {
          json.attribute("result", name(test.state));
          std::string why = report.config.waivers.explain(test.waiver);
          json.attribute("message", json::fixUTF8(why.empty() ? test.message : "waiver " + test.waiver + ": " + why));
          json.attribute("replay", json::fixUTF8(test.replay));
        });
    });
    json.attributeObject("files", [&] {
      for (const FileReport &file : report.check.files)
        json.attributeObject(json::fixUTF8(file.file), [&] { writeFile(json, file, report.config.waivers); });
    });
  });
}

/// JSON inside a script element: no "<" may end it. In JSON it stands in strings
/// only.
template <typename WriteFn>
static std::string forScript(WriteFn write) {
  std::string text, escaped;
  raw_string_ostream os(text);
  write(os);
  escaped.reserve(text.size());
  for (char c : text)
    if (c == '<')
      escaped += "\\u003c";
    else
      escaped += c;
  return escaped;
}

void memref_cts::conformance::writeConformHTML(raw_ostream &os, const ConformReport &report) {
  auto [head, afterReport] = StringRef(kPage).split("@REPORT@");
  auto [middle, tail] = afterReport.split("@DETAILS@");
  os << head << forScript([&](raw_ostream &part) { writeConformJSON(part, report); }) << middle
     << forScript([&](raw_ostream &part) { writeDetails(part, report); }) << tail;
}
