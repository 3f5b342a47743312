//===-- AgreeJson.cpp - agreement as JSON ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All that the text has, in fields.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/agree/Agree.h"

#include "conformance/Report.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static void writeText(json::OStream &json, StringRef key, StringRef text) { json.attribute(key, json::fixUTF8(text)); }

static void writeTexts(json::OStream &json, StringRef key, ArrayRef<std::string> texts) {
  json.attributeArray(key, [&] {
    for (const std::string &text : texts)
      json.value(json::fixUTF8(text));
  });
}

void memref_cts::conformance::writeCounts(json::OStream &json, const std::array<uint64_t, kNumVerdictKinds> &counts) {
  json.attributeObject("calls", [&] {
    for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
      if (counts[kind])
        json.attribute(name(static_cast<VerdictKind>(kind)), int64_t(counts[kind]));
  });
}

void memref_cts::conformance::writeLeftOut(json::OStream &json, ArrayRef<FunctionLeftOut> all) {
  json.attributeArray("left_out", [&] {
    for (const FunctionLeftOut &left : all)
      json.object([&] {
        writeText(json, "function", left.function);
        writeText(json, "why", left.why);
      });
  });
}

static void writeFinding(json::OStream &json, const PassFinding &finding) {
  json.object([&] {
    writeText(json, "function", finding.function);
    json.attribute("line", int64_t(finding.line));
    writeText(json, "call", finding.call);
    json.attribute("verdict", name(finding.verdict.kind));
    writeText(json, "compared", finding.verdict.path);
    writeText(json, "before", finding.verdict.expected);
    writeText(json, "after", finding.verdict.seen);
    writeText(json, "seen_is", finding.meaning);
    writeText(json, "pass", finding.guilty + finding.guiltyPlace);
    if (!finding.verdict.trap.kind.empty())
      writeText(json, "trap", finding.verdict.trap.kind);
    if (!finding.verdict.trap.operation.empty())
      writeText(json, "operation", finding.verdict.trap.operation);
    writeTexts(json, "notes", finding.notes);
    writeText(json, "replay", finding.replay);
  });
}

void memref_cts::conformance::writeUnder(json::OStream &json, const AgreedUnder &row) {
  json.object([&] {
    writeText(json, "subject", row.subject);
    writeCounts(json, row.counts);
    if (!row.refusal.empty())
      writeText(json, "refusal", row.refusal);
    writeLeftOut(json, row.leftOut);
    json.attributeArray("reasons", [&] {
      for (const auto &[reason, count] : row.reasons)
        json.object([&, &reason = reason, count = count] {
          writeText(json, "reason", reason);
          json.attribute("calls", int64_t(count));
        });
    });
    writeTexts(json, "structured", row.structured);
    json.attributeArray("findings", [&] {
      for (const PassFinding &finding : row.findings)
        writeFinding(json, finding);
    });
  });
}

static void writeNotCompared(json::OStream &json, const AgreeReport &report) {
  json.attributeArray("nothing_compared", [&] {
    for (const SilentLowering &each : report.silentSubjects(/*isNamed=*/false))
      json.object([&] {
        writeText(json, "subject", each.lowering);
        writeText(json, "reason", each.why);
      });
  });
  std::vector<std::string> unchecked;
  for (size_t number : report.uncheckedFiles())
    unchecked.push_back(report.files[number].file);
  writeTexts(json, "unchecked_files", unchecked);
  writeTexts(json, "missing_functions", report.missingFunctions());
  if (report.tooManyUnchecked())
    writeText(json, "too_much_unchecked", uncheckedText(report.unchecked(), report.calls()));
}

void memref_cts::conformance::writeAgreeJSON(raw_ostream &os, const AgreeReport &report, const AgreeConfig &config) {
  json::OStream json(os, 2);
  json.object([&] {
    beginReport(json, report.sandbox);
    writeText(json, "environment", environmentText());
    json.attribute("exit_code", report.exitCode());
    json.attribute("interrupted", report.interrupted);
    json.attribute("seconds", report.seconds);
    json.attributeArray("subjects", [&] {
      for (const PassSubject &subject : config.subjects)
        json.object([&] {
          writeText(json, "name", subject.name);
          writeText(json, "passes", subject.passes);
        });
    });
    json.attributeObject("summary", [&] {
      json.attribute("files", int64_t(report.files.size()));
      json.attribute("errors", int64_t(report.errors()));
      json.attribute("refused", int64_t(report.refused()));
      json.attribute("findings", int64_t(report.bad()));
      writeCounts(json, report.counts());
    });
    writeNotCompared(json, report);
    json.attributeArray("agreed", [&] {
      for (const AgreedFile &file : report.files)
        json.object([&] {
          writeText(json, "file", file.file);
          if (!file.error.empty())
            writeText(json, "error", file.error);
          if (!file.refusal.empty())
            writeText(json, "refusal", file.refusal);
          json.attribute("functions", int64_t(file.functions));
          writeLeftOut(json, file.leftOut);
          writeTexts(json, "flaky", file.flaky);
          json.attributeArray("under", [&] {
            for (const AgreedUnder &row : file.under)
              writeUnder(json, row);
          });
        });
    });
  });
  os << '\n';
}
