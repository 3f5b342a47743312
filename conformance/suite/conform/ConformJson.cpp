//===-- ConformJson.cpp - the matrix for programs -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same facts as the text and the page: every clause with its statement, every
// case with what each engine saw, every api test, every finding.
//
//===----------------------------------------------------------------------===//

#include "conformance/AskedLowerings.h"
#include "conformance/PlainText.h"
#include "conformance/report/ReportJson.h"
#include "conformance/suite/conform/Conform.h"
#include "lowering/ReadFile.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Host.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr ClauseState kStates[] = {ClauseState::Passed,   ClauseState::Failed,       ClauseState::Waived,
                                          ClauseState::Refused,  ClauseState::Library,      ClauseState::Skipped,
                                          ClauseState::NotBuilt, ClauseState::Inconclusive, ClauseState::Elsewhere,
                                          ClauseState::Untested, ClauseState::NotAsked};

static void writeTexts(json::OStream &json, StringRef key, ArrayRef<std::string> texts) {
  json.attributeArray(key, [&] {
    for (const std::string &text : texts)
      json.value(json::fixUTF8(text));
  });
}

static void writeClause(json::OStream &json, const ConformReport &report, const ClauseRow &row, bool withDetails) {
  json.object([&] {
    json.attribute("id", row.clause->id);
    json.attribute("chapter", row.clause->chapter);
    json.attribute("check", name(row.clause->check));
    json.attribute("state", name(row.clause->state));
    json.attribute("statement", json::fixUTF8(row.clause->statement));
    json.attribute("source", json::fixUTF8(row.clause->source));
    json.attribute("versions", json::fixUTF8(row.clause->versions));
    json.attribute("former", json::fixUTF8(row.clause->former));
    json.attribute("note", json::fixUTF8(row.clause->note));
    json.attribute("mustpass", row.mustpass);
    json.attribute("tested", row.tested());
    json.attributeArray("cases", [&] {
      for (size_t file : row.cases)
        json.value(json::fixUTF8(report.check.files[file].file));
    });
    json.attributeArray("tests", [&] {
      for (const ApiTest *test : row.tests)
        json.value(test->name);
    });
    if (!row.elsewhere.empty())
      json.attributeArray("elsewhere", [&] {
        for (const ClauseTest *test : row.elsewhere)
          json.value(test->name);
      });
    if (withDetails)
      json.attributeArray("elsewhere_replays", [&] {
        for (const ClauseTest *test : row.elsewhere)
          json.value(json::fixUTF8(test->replay));
      });
    json.attributeObject("results", [&] {
      for (size_t l = 0; l < row.results.size(); ++l)
        json.attributeObject(json::fixUTF8(report.config.lowerings[l].label), [&] {
          json.attribute("result", name(row.results[l].state));
          if (!row.results[l].reason.empty())
            json.attribute("reason", json::fixUTF8(row.results[l].reason));
          if (!row.results[l].waiver.empty())
            json.attribute("waiver", json::fixUTF8(row.results[l].waiver));
        });
    });
  });
}

/// The text of a case, and the command that checks it under each lowering.
static void writeCase(json::OStream &json, const std::string &file, const CheckConfig &config) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> text = memref_cts::readFile(file);
  json.attribute("text", text ? json::fixUTF8((*text)->getBuffer()) : text.getError().message());
  json.attributeArray("replays", [&] {
    for (const LoweringSpec &lowering : config.lowerings)
      json.value(json::fixUTF8(config.command + " check " + shellQuote(file) + loweringOption(lowering) +
                               config.replayOptions));
  });
}

static void writeTest(json::OStream &json, const ApiTest &test, const ConformReport &report, bool withDetails) {
  std::string why = withDetails ? report.config.waivers.explain(test.waiver) : "";
  json.attribute("name", json::fixUTF8(test.name));
  json.attribute("clause", json::fixUTF8(test.clause));
  json.attribute("result", name(test.state));
  json.attribute("message", json::fixUTF8(why.empty() ? test.message : "waiver " + test.waiver + ": " + why));
  if (!test.waiver.empty())
    json.attribute("waiver", json::fixUTF8(test.waiver));
  if (withDetails)
    json.attribute("replay", json::fixUTF8(test.replay));
}

static void writeFile(json::OStream &json, const FileReport &file, bool withDetails) {
  json.attribute("file", json::fixUTF8(file.file));
  if (!file.error.empty())
    json.attribute("error", json::fixUTF8(file.error));
  json.attribute("calls", static_cast<int64_t>(file.calls));
  json.attribute("unchecked", static_cast<int64_t>(file.unchecked));
  json.attribute("seconds", file.seconds);
  json.attributeArray("cells", [&] {
    for (const Cell &cell : file.cells)
      writeCell(json, cell, withDetails);
  });
}

void memref_cts::conformance::writeConformJSON(raw_ostream &os, const ConformReport &report, bool withDetails) {
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    beginReport(json, report.check.sandbox);
    json.attribute("llvm_version", LLVM_VERSION_STRING);
    json.attribute("target", sys::getDefaultTargetTriple());
    json.attribute("exit_code", report.exitCode());
    json.attributeArray("engines", [&] {
      json.value(name(EngineKind::Ref));
      for (const Stage &stage : report.config.stages())
        json.value(stage.text());
    });
    writeTexts(json, "partial", report.input.partial);
    writeTexts(json, "errors", report.errors);
    writeTexts(json, "stale_waivers", report.stale);
    writeTexts(json, "refused_everywhere", report.check.refusedEverywhere(report.config));
    json.attributeArray("lowerings", [&] {
      for (size_t l = 0; l < report.config.lowerings.size(); ++l)
        json.object([&] {
          json.attribute("name", json::fixUTF8(report.config.lowerings[l].label));
          for (ClauseState state : kStates)
            json.attribute(name(state), static_cast<int64_t>(report.count(l, state)));
          json.attribute("implemented", static_cast<int64_t>(report.count(l, ClauseState::Passed) +
                                                             report.count(l, ClauseState::Failed)));
          json.attribute("mustpass_passed", static_cast<int64_t>(report.countMustpass(l, ClauseState::Passed)));
          json.attribute("conforms", report.conforms(l));
          if (!report.config.lowerings[l].without.empty())
            writeTexts(json, "without", report.config.lowerings[l].without);
        });
    });
    json.attributeObject("registry", [&] { json.attribute("sha256", report.input.registryHash); });
    if (report.input.mustpass)
      json.attributeObject("mustpass", [&] {
        json.attribute("number", report.input.mustpass->number());
        json.attribute("clauses", static_cast<int64_t>(report.input.mustpass->size()));
      });
    json.attributeArray("clauses", [&] {
      for (const ClauseRow &row : report.rows)
        writeClause(json, report, row, withDetails);
    });
    json.attributeArray("api_tests", [&] {
      for (const ApiTest &test : report.input.api)
        json.object([&] { writeTest(json, test, report, withDetails); });
    });
    json.attributeArray("files", [&] {
      for (const FileReport &file : report.check.files)
        json.object([&] {
          writeFile(json, file, withDetails);
          if (withDetails)
            writeCase(json, file.file, report.config);
        });
    });
    std::set<StringRef> usedByTests;
    for (const ApiTest &test : report.input.api)
      if (!test.waiver.empty())
        usedByTests.insert(test.waiver);
    writeWaivers(json, report.check.files, report.config.waivers, std::move(usedByTests));
    json.attributeArray("findings", [&] {
      for (const FileReport &file : report.check.files)
        for (const Finding &finding : file.findings)
          writeFinding(json, finding);
    });
    if (report.slowest)
      json.attributeArray("slowest", [&] {
        for (size_t i : report.slowestCases())
          json.object([&] {
            json.attribute("file", json::fixUTF8(report.check.files[i].file));
            json.attribute("seconds", report.check.files[i].seconds);
          });
      });
    json.attribute("seconds", report.check.times.wall);
  });
  os << '\n';
}
