//===-- CaseMutantsJson.cpp - the score of cases as JSON -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All numbers of the text, and each mutant that was not caught.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/mutate/CaseMutants.h"

#include "conformance/Report.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static void writeCounts(json::OStream &json, const MutantCounts &counts) {
  json.attribute("mutants", int64_t(counts.all()));
  for (unsigned i = 0; i < kNumMutantStates; ++i)
    json.attribute(name(MutantState(i)), int64_t(counts.of[i]));
  if (std::optional<double> score = counts.score())
    json.attribute("score", *score);
}

/// What a search found.
static void writeCalls(json::OStream &json, const MutatedCase &row) {
  json.attributeArray("calls_to_add", [&] {
    for (const CallToAdd &call : row.toAdd)
      json.object([&] {
        json.attribute("call", call.text);
        json.attribute("shows", int64_t(call.shows));
      });
  });
  json.attributeArray("calls_that_fail", [&] {
    for (const std::string &call : row.failing)
      json.value(call);
  });
}

static void writeMutant(json::OStream &json, const CaseMutant &mutant) {
  json.object([&] {
    json.attribute("operator", operatorRows()[mutant.site.row].name);
    json.attribute("number", int64_t(mutant.site.operation));
    json.attribute("variant", int64_t(mutant.site.variant));
    json.attribute("state", name(mutant.state));
    json.attribute("operation", mutant.site.name);
    json.attribute("what", mutant.site.what);
    json.attribute("function", mutant.site.function);
    json.attribute("place", mutant.site.place);
    json.attribute("why", mutant.why);
    json.attribute("difference", mutant.difference);
    if (!mutant.shownBy.empty())
      json.attribute("shown_by", mutant.shownBy);
  });
}

void memref_cts::conformance::writeCaseMutantsJSON(raw_ostream &os, const CaseMutantsReport &report,
                                                   const MutateConfig &config) {
  json::OStream json(os, 2);
  json.object([&] {
    beginReport(json, report.sandbox);
    json.attribute("interrupted", report.interrupted);
    json.attribute("limit", int64_t(config.limit));
    json.attribute("seed", config.seed);
    json.attribute("min_score", config.minScore);
    json.attribute("search", int64_t(config.search));
    json.attributeObject("total", [&] { writeCounts(json, report.counts()); });
    json.attributeArray("operators", [&] {
      for (const auto &[row, counts] : report.byOperator())
        json.object([&, row = row, counts = counts] {
          json.attribute("name", operatorRows()[row].name);
          writeCounts(json, counts);
        });
    });
    json.attributeArray("mutated", [&] {
      for (const MutatedCase &row : report.cases)
        json.object([&] {
          json.attribute("file", row.file);
          json.attribute("lowering", row.lowering);
          if (!row.error.empty())
            json.attribute("error", row.error);
          json.attribute("without_calls", row.hasNoCalls);
          json.attribute("refused", row.isRefused);
          json.attribute("calls", int64_t(row.calls));
          json.attribute("edits", int64_t(row.sites));
          json.attribute("invalid", int64_t(row.invalid));
          writeCounts(json, row.counts());
          json.attributeArray("not_caught", [&] {
            for (const CaseMutant &mutant : row.mutants)
              if (mutant.state != MutantState::Caught)
                writeMutant(json, mutant);
          });
          if (config.search)
            writeCalls(json, row);
        });
    });
  });
  os << '\n';
}
