//===-- GroundJson.cpp - lit tests as JSON ---------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All that the text has, in fields.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/ground/Ground.h"

#include "conformance/Report.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static void writeText(json::OStream &json, StringRef key, StringRef text) { json.attribute(key, json::fixUTF8(text)); }

static void writeNumber(json::OStream &json, StringRef key, uint64_t number) { json.attribute(key, int64_t(number)); }

static void writeTexts(json::OStream &json, StringRef key, ArrayRef<std::string> texts) {
  json.attributeArray(key, [&] {
    for (const std::string &text : texts)
      json.value(json::fixUTF8(text));
  });
}

static void writeSummary(json::OStream &json, const GroundReport &report) {
  json.attributeObject("summary", [&] {
    writeNumber(json, "files", report.files.size());
    for (unsigned verdict = 0; verdict < kNumGroundVerdicts; ++verdict)
      writeNumber(json, name(static_cast<GroundVerdict>(verdict)), report.of(static_cast<GroundVerdict>(verdict)));
    writeNumber(json, "runs", report.runs());
    writeNumber(json, "runs_not_compared", report.silentRuns());
    writeNumber(json, "errors", report.errors());
    writeNumber(json, "functions", report.functions());
    writeNumber(json, "programs", report.programs());
    writeNumber(json, "findings", report.bad());
    writeCounts(json, report.counts());
  });
}

static void writePart(json::OStream &json, const GroundPart &part) {
  const AgreedFile &agreed = part.agreed;
  json.object([&] {
    writeNumber(json, "part", part.number);
    writeNumber(json, "line", agreed.line);
    if (!agreed.error.empty())
      writeText(json, "error", agreed.error);
    if (!agreed.refusal.empty())
      writeText(json, "refusal", agreed.refusal);
    writeNumber(json, "functions", agreed.functions);
    writeLeftOut(json, agreed.leftOut);
    writeTexts(json, "flaky", agreed.flaky);
    json.attributeArray("under", [&] {
      for (const AgreedUnder &row : agreed.under)
        writeUnder(json, row);
    });
  });
}

static void writeFile(json::OStream &json, const GroundFile &file) {
  json.object([&] {
    writeText(json, "file", file.file);
    json.attribute("verdict", name(file.verdict));
    if (!file.reason.empty())
      writeText(json, "reason", file.reason);
    writeNumber(json, "functions", file.functions());
    writeNumber(json, "programs", file.programs());
    writeNumber(json, "findings", file.bad());
    writeCounts(json, file.counts());
    json.attributeArray("not_compared", [&] {
      for (const GroundRun &run : file.silentRuns())
        json.object([&] {
          writeNumber(json, "line", run.line);
          writeText(json, "passes", run.passes);
        });
    });
    json.attributeArray("parts", [&] {
      for (const GroundPart &part : file.parts)
        writePart(json, part);
    });
  });
}

void memref_cts::conformance::writeGroundJSON(raw_ostream &os, const GroundReport &report) {
  json::OStream json(os, 2);
  json.object([&] {
    beginReport(json, report.sandbox);
    writeText(json, "environment", environmentText());
    json.attribute("interrupted", report.interrupted);
    json.attribute("seconds", report.seconds);
    json.attribute("exit_code", report.exitCode());
    writeSummary(json, report);
    json.attributeArray("nothing_compared", [&] {
      for (const std::string &subject : report.silentSubjects())
        json.object([&] {
          writeText(json, "subject", subject);
          writeText(json, "reason", "no call says anything");
        });
    });
    json.attributeArray("left_out", [&] {
      for (const GroundSum &sum : report.reasons(report.names()))
        json.object([&] {
          json.attribute("unit", name(sum.unit));
          writeText(json, "reason", sum.reason);
          writeNumber(json, "count", sum.where.size());
          writeTexts(json, "where", sum.where);
        });
    });
    json.attributeArray("grounded", [&] {
      for (const GroundFile &file : report.files)
        writeFile(json, file);
    });
  });
  os << '\n';
}
