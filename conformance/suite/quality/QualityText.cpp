//===-- QualityText.cpp - the table of code quality -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A report as text and as JSON. Measures nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/quality/Quality.h"

#include "conformance/Paint.h"
#include "conformance/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static void printRow(Paint &paint, const QualityRow &row, const QualityConfig &config, int width) {
  raw_ostream &os = paint.os;
  os << format("%-*s  ", width, row.name.c_str());
  if (!row.error.empty()) {
    paint(raw_ostream::RED, "not measured");
    os << ": " << row.error << '\n';
    return;
  }
  const auto &[ours, other] = row.sides;
  os << format("%6u %6u %5.2f  ", unsigned(ours.instructions), unsigned(other.instructions), row.instructionRatio())
     << format("%6u %6u %5.2f  ", unsigned(ours.codeBytes), unsigned(other.codeBytes), row.sizeRatio())
     << format("%7.2f %7.2f %5.2f  ", ours.compile / 1e6, other.compile / 1e6, row.compileRatio());
  if (row.sameCode)
    os << "           the same code";
  else
    os << format("%8.1f %8.1f %5.2f", ours.run / 1e3, other.run / 1e3, row.runRatio());
  if (row.exceeds(config))
    paint(raw_ostream::RED, "  !");
  os << '\n';
}

void memref_cts::conformance::printQuality(raw_ostream &os, const QualityReport &report, const QualityConfig &config,
                                           bool colour, Detail detail) {
  const bool isQuiet = detail == Detail::Quiet;
  int width = 6;
  for (const QualityRow &row : report.rows)
    width = std::max(width, int(row.name.size()));
  if (!isQuiet)
    os << config.lowerings[0].label << " against " << config.lowerings[1].label << " at -O" << config.optLevel
       << "; ratios above 1: " << config.lowerings[0].label << " is larger or slower\n\n"
       << format("%-*s  %-19s  %-19s  %-21s  %-22s\n", width, "case", "LLVM instructions", "bytes of code",
                 "compile, ms", "run, us");
  Paint paint{os, colour};
  for (const QualityRow &row : report.rows)
    if (!isQuiet || !row.error.empty() || row.exceeds(config))
      printRow(paint, row, config, width);
  if (!isQuiet && report.failed() < report.rows.size())
    os << format("%-*s  ", width, "geometric mean")
       << format("%13s %5.2f  ", "", report.mean(&QualityRow::instructionRatio))
       << format("%13s %5.2f  ", "", report.mean(&QualityRow::sizeRatio))
       << format("%15s %5.2f  ", "", report.mean(&QualityRow::compileRatio))
       << format("%17s %5.2f\n", "", report.mean(&QualityRow::runRatio));
  if (!isQuiet)
    os << '\n';
  os << sandboxLine(report.sandbox);
  size_t same = size_t(count_if(report.rows, [](const QualityRow &row) { return row.error.empty() && row.sameCode; }));
  os << report.rows.size() << (report.rows.size() == 1 ? " case, " : " cases, ") << same << " with the same code, "
     << report.exceeding(config) << " with a ratio of instructions above " << format("%.2f", config.instructionBound)
     << " or of run times above " << format("%.2f", config.bound);
  if (report.failed())
    os << ", " << report.failed() << " not measured";
  os << '\n';
}

void memref_cts::conformance::writeQualityJSON(raw_ostream &os, const QualityReport &report,
                                               const QualityConfig &config) {
  json::OStream json(os, 2);
  json.object([&] {
    beginReport(json, report.sandbox);
    json.attribute("lowering", config.lowerings[0].label);
    json.attribute("against", config.lowerings[1].label);
    json.attribute("opt_level", config.optLevel);
    json.attribute("repetitions", config.repetitions);
    json.attribute("instruction_bound", config.instructionBound);
    json.attribute("bound", config.bound);
    json.attribute("interrupted", report.interrupted);
    json.attribute("exceeding", int64_t(report.exceeding(config)));
    json.attribute("not_measured", int64_t(report.failed()));
    json.attributeObject("geometric_mean", [&] {
      json.attribute("instructions", report.mean(&QualityRow::instructionRatio));
      json.attribute("code_bytes", report.mean(&QualityRow::sizeRatio));
      json.attribute("compile", report.mean(&QualityRow::compileRatio));
      json.attribute("run", report.mean(&QualityRow::runRatio));
    });
    json.attributeArray("cases", [&] {
      for (const QualityRow &row : report.rows)
        json.object([&] {
          json.attribute("case", row.name);
          if (!row.error.empty()) {
            json.attribute("error", row.error);
            return;
          }
          for (unsigned side = 0; side < 2; ++side)
            json.attributeObject(side ? "against" : "lowering", [&] {
              json.attribute("instructions", int64_t(row.sides[side].instructions));
              json.attribute("code_bytes", int64_t(row.sides[side].codeBytes));
              json.attribute("compile_ns", int64_t(row.sides[side].compile));
              json.attribute("run_ns", int64_t(row.sides[side].run));
            });
          json.attributeObject("ratio", [&] {
            json.attribute("instructions", row.instructionRatio());
            json.attribute("code_bytes", row.sizeRatio());
            json.attribute("compile", row.compileRatio());
            json.attribute("run", row.runRatio());
          });
          json.attribute("same_code", row.sameCode);
          json.attribute("rounds", row.rounds);
          json.attribute("exceeds", row.exceeds(config));
        });
    });
  });
  os << '\n';
}
