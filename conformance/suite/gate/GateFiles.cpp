//===-- GateFiles.cpp - the gate as JSON, JUnit XML and SARIF ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same result three times. Written whatever happened: errors are in them.
// Field names are part of the interface: add, never rename.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/GateFiles.h"
#include "conformance/NoLowering.h"
#include "conformance/Report.h"
#include "conformance/report/JUnit.h"
#include "lowering/Version.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// The same trouble has the same name in every run.
static std::string fingerprint(const TroubleKey &key) {
  SHA1 hash;
  for (const std::string *part : {&key.subject.text(), &key.function, &key.lowering, &key.engine, &key.verdict,
                                  &key.path, &key.trap, &key.operation, &key.origin}) {
    hash.update(*part);
    hash.update(StringRef("\0", 1));
  }
  if (!key.cause.empty() && key.cause != kUnknown) // names from before there were causes stay
    hash.update(key.cause);
  return toHex(hash.final(), /*LowerCase=*/true).substr(0, 16);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeTexts(json::OStream &json, StringRef name, ArrayRef<std::string> texts) {
  json.attributeArray(name, [&] {
    for (const std::string &text : texts)
      json.value(json::fixUTF8(text));
  });
}

static void writeTroubles(json::OStream &json, StringRef name,
                          const std::vector<std::pair<TroubleKey, Trouble>> &troubles) {
  json.attributeArray(name, [&] {
    for (const auto &[key, trouble] : troubles)
      json.object([&, &key = key, &trouble = trouble] {
        json.attribute("id", fingerprint(key));
        json.attribute("file", json::fixUTF8(key.subject.text()));
        json.attribute("function", json::fixUTF8(key.function));
        json.attribute("lowering", json::fixUTF8(key.lowering));
        json.attribute("engine", json::fixUTF8(key.engine));
        json.attribute("verdict", json::fixUTF8(key.verdict));
        json.attribute("path", json::fixUTF8(key.path));
        for (const auto &[field, text] : {std::pair("trap", &key.trap), std::pair("operation", &key.operation),
                                          std::pair("made_by", &key.origin), std::pair("cause", &key.cause)})
          if (!text->empty() && *text != kUnknown)
            json.attribute(field, json::fixUTF8(*text));
        for (const auto &[field, text] : {std::pair("note", &trouble.note), std::pair("call", &trouble.call),
                                          std::pair("where", &trouble.where), std::pair("expected", &trouble.expected),
                                          std::pair("seen", &trouble.seen), std::pair("blame", &trouble.blame),
                                          std::pair("replay", &trouble.replay), std::pair("program", &trouble.program)})
          if (!text->empty())
            json.attribute(field, json::fixUTF8(*text));
        for (const auto &[field, number] :
             {std::pair("runs", &trouble.runs), std::pair("runs_before", &trouble.runsBefore)})
          if (*number)
            json.attribute(field, static_cast<int64_t>(**number));
        if (!trouble.notes.empty())
          writeTexts(json, "notes", trouble.notes);
        if (trouble.line)
          json.attribute("line", static_cast<int64_t>(trouble.line));
      });
  });
}

void memref_cts::conformance::writeGateJSON(raw_ostream &os, const GateResult &result) {
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    beginReport(json, result.sandbox);
    json.attribute("kind", "gate");
    json.attribute("llvm_version", LLVM_VERSION_STRING);
    json.attribute("baseline", json::fixUTF8(result.baseline));
    json.attribute("exit_code", result.exitCode());
    json.attribute("updated", result.updated);
    json.attribute("interrupted", result.interrupted);
    json.attribute("runs", static_cast<int64_t>(result.checked()));
    json.attribute("waived_runs", static_cast<int64_t>(result.waived()));
    json.attribute("files", static_cast<int64_t>(result.files()));
    json.attribute("clauses", static_cast<int64_t>(result.clauses()));
    json.attribute("files_not_in_baseline", static_cast<int64_t>(result.unknownFiles + result.campaignIsUnknown));
    json.attribute("clauses_not_in_baseline", static_cast<int64_t>(result.unknownClauses));
    json.attribute("rows_not_looked_at", static_cast<int64_t>(result.notLookedAt));
    writeTexts(json, "errors", result.errors);
    if (!result.hints.empty())
      writeTexts(json, "hints", result.hints);
    writeTroubles(json, "new", result.fresh);
    writeTroubles(json, "known", result.known);
    writeTroubles(json, "fixed", result.fixed);
    writeTroubles(json, "not_shown", result.notShown);
    json.attributeArray("lost", [&] {
      for (const Loss &loss : result.lost)
        json.object([&] {
          json.attribute("file", json::fixUTF8(loss.subject.text()));
          json.attribute("lowering", json::fixUTF8(loss.lowering));
          writeTexts(json, "what", loss.what);
        });
    });
  });
  os << '\n';
}

//===----------------------------------------------------------------------===//
// JUnit
//===----------------------------------------------------------------------===//

namespace {
struct Test {
  std::vector<std::pair<std::string, std::string>> failures; // message, text
  std::string skipped;
  std::string output;
};
} // namespace

/// A campaign's finding, whose program is in no file of the baseline.
static std::string describeCampaign(const TroubleKey &key, const Trouble &trouble) {
  return "found by fuzz under " + key.lowering + "\nsignature: " + key.path +
         (trouble.program.empty() ? "" : "\nprogram: " + trouble.program) +
         (trouble.replay.empty() ? "" : "\nreplay: " + trouble.replay) + "\n";
}

static std::string describe(const TroubleKey &key, const Trouble &trouble) {
  if (key.subject.is(SubjectKind::Campaign))
    return describeCampaign(key, trouble);
  std::string text = key.verdict + (trouble.where.empty() ? "" : " at " + trouble.where) + "\n";
  auto field = [&](StringRef name, const std::string &value) {
    if (!value.empty())
      text += (name + ": " + value + "\n").str();
  };
  field("call", trouble.call);
  field("runs", trouble.runsText());
  field("expected", trouble.expected);
  field("seen", trouble.seen);
  for (const std::string &note : trouble.notes)
    field("note", note);
  field("blame", trouble.blame);
  field("replay", trouble.replay);
  return text;
}

void memref_cts::conformance::writeGateJUnit(raw_ostream &os, const GateResult &result) {
  // Lost coverage has no engine of its own; it gets a test case per lowering.
  std::map<CoverageKey, Test> tests;
  for (const auto &[key, coverage] : result.coverage) {
    Test &test = tests[key];
    if (coverage.checked || coverage.gaps.empty())
      continue;
    for (const auto &[kind, count] : coverage.gaps)
      test.skipped += (test.skipped.empty() ? "" : ", ") + utostr(count) + " " + kind;
    if (!coverage.reasons.empty())
      test.skipped += ": " + join(coverage.reasons, "; ");
  }
  for (const auto &[key, trouble] : result.fresh)
    tests[{key.subject, key.lowering, key.engine}].failures.emplace_back(
        key.verdict + (key.path.empty()                        ? ""
                       : key.subject.is(SubjectKind::Campaign) ? " of fuzz: " + key.path
                                                               : " at " + key.path),
        describe(key, trouble) + (result.hints.empty() ? "" : join(result.hints, "\n") + "\n"));
  for (const auto &[key, trouble] : result.known)
    tests[{key.subject, key.lowering, key.engine}].output += "known: " + describe(key, trouble);
  for (const auto &[key, trouble] : result.fixed)
    tests[{key.subject, key.lowering, key.engine}].output += "fixed: " + describe(key, trouble);
  for (const Loss &loss : result.lost) {
    Test &test = tests[{loss.subject, loss.lowering, "coverage"}];
    if (result.allowLost || result.updated)
      test.output += "lost coverage: " + join(loss.what, "; ") + "\n";
    else
      test.failures.emplace_back("lost coverage", join(loss.what, "\n"));
  }
  JUnitSuite suite;
  suite.name = "memref-cts gate";
  if (!result.sandbox.empty())
    suite.properties = {{"sandbox", result.sandbox}};
  auto addError = [&](std::string name, std::string message) {
    suite.cases.push_back({"gate", std::move(name), std::nullopt, JUnitCase::Errored, std::move(message), "", ""});
  };
  for (const auto &[i, error] : enumerate(result.errors))
    addError("error " + utostr(i + 1), error);
  if (result.interrupted)
    addError("interrupted", "this is not the whole run");
  for (auto &[key, test] : tests) {
    JUnitCase &row = suite.cases.emplace_back();
    row.className = key.subject.text();
    row.name = isNoLowering(key.lowering) ? key.engine : key.lowering + " " + key.engine;
    row.output = std::move(test.output);
    // A test case has at most one failure: many tools show only the first.
    if (!test.failures.empty()) {
      row.end = JUnitCase::Failed;
      row.message = test.failures.front().first;
      if (test.failures.size() > 1)
        row.message += " and " + utostr(test.failures.size() - 1) + " more";
      for (const auto &failure : test.failures)
        row.text += failure.second + "\n";
    } else if (!test.skipped.empty()) {
      row.end = JUnitCase::Skipped;
      row.message = std::move(test.skipped);
    }
  }
  writeJUnit(os, "memref-cts gate", suite);
}

//===----------------------------------------------------------------------===//
// SARIF
//===----------------------------------------------------------------------===//

/// A file name as a URI reference: what is not plain is percent-encoded.
static std::string uri(StringRef path) {
  std::string text;
  for (char c : path) {
    if (isAlnum(c) || StringRef("-._~/").contains(c))
      text += c;
    else
      text += "%" + toHex(StringRef(&c, 1));
  }
  return text;
}

/// Hosts look for the files of a report from the root of the repository, wherever the gate
/// runs. Without a repository that is the current folder. A file elsewhere has a URI with scheme and full path: "../a"
/// and "/a" would be looked for in the repository.
static std::string uriFromRepository(StringRef file) {
  SmallString<256> root, path(file);
  if (sys::fs::current_path(root) || sys::fs::make_absolute(path))
    return uri(file);
  sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  for (StringRef folder = root; !folder.empty(); folder = sys::path::parent_path(folder)) {
    SmallString<256> git(folder);
    sys::path::append(git, ".git"); // a folder, or a file of a work tree
    if (sys::fs::exists(git)) {
      root.truncate(folder.size());
      break;
    }
  }
  StringRef below = path;
  SmallString<256> realRoot, realPath;
  if (!below.starts_with(root) && !sys::fs::real_path(root, realRoot) && !sys::fs::real_path(path, realPath)) {
    root = realRoot;
    below = realPath;
  }
  if (root == "/" ? below.consume_front("/") : below.consume_front(root) && below.consume_front("/"))
    return uri(below);
  return "file://" + uri(path);
}

namespace {
/// A finding beside the baseline, in words of SARIF.
struct BaselineState {
  StringLiteral text, level;
};
} // namespace
static constexpr BaselineState kNew{"new", "error"}, kUnchanged{"unchanged", "note"}, kAbsent{"absent", "none"};
static constexpr StringLiteral kLostCoverage = "lost-coverage";

static void writeResult(json::OStream &json, const GateResult &result, const TroubleKey &key, const Trouble &trouble,
                        const BaselineState &state) {
  json.object([&] {
    json.attribute("ruleId", json::fixUTF8(key.verdict));
    json.attribute("level", state.level);
    json.attribute("baselineState", state.text);
    json.attributeObject("message", [&] { json.attribute("text", json::fixUTF8(describe(key, trouble))); });
    json.attributeArray("locations", [&] {
      json.object([&] {
        json.attributeObject("physicalLocation", [&] {
          // What is in no file is accepted in the baseline. Some hosts leave out what has no line.
          std::string file = !trouble.program.empty()            ? trouble.program
                             : key.subject.is(SubjectKind::File) ? result.shown(key.subject)
                                                                 : result.baseline;
          json.attributeObject("artifactLocation", [&] { json.attribute("uri", uriFromRepository(file)); });
          json.attributeObject("region", [&] {
            json.attribute("startLine", key.subject.is(SubjectKind::DataFile) ? 1 : std::max<int64_t>(1, trouble.line));
          });
        });
      });
    });
    json.attributeObject("partialFingerprints", [&] { json.attribute("memrefCtsTrouble/v1", fingerprint(key)); });
    json.attributeObject("properties", [&] {
      json.attribute("function", json::fixUTF8(key.function));
      json.attribute("lowering", json::fixUTF8(key.lowering));
      json.attribute("engine", json::fixUTF8(key.engine));
    });
  });
}

static void writeNotification(json::OStream &json, StringRef level, StringRef text) {
  json.object([&] {
    json.attribute("level", level);
    json.attributeObject("message", [&] { json.attribute("text", json::fixUTF8(text)); });
  });
}

/// What a host shows above all results of a rule.
static std::string meaningOf(StringRef rule) {
  if (std::optional<VerdictKind> kind = verdictNamed(rule))
    return meaning(*kind);
  return rule == kLostCoverage ? "what the baseline checked is not checked any more" : rule.str();
}

void memref_cts::conformance::writeGateSARIF(raw_ostream &os, const GateResult &result) {
  std::set<std::string> rules;
  for (const auto *all : {&result.fresh, &result.known, &result.fixed})
    for (const auto &row : *all)
      rules.insert(row.first.verdict);
  if (!result.lost.empty())
    rules.insert(kLostCoverage.str());
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    json.attribute("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json.attribute("version", "2.1.0");
    json.attributeArray("runs", [&] {
      json.object([&] {
        json.attributeObject("tool", [&] {
          json.attributeObject("driver", [&] {
            json.attribute("name", "memref-cts");
            json.attribute("version", MEMREF_CTS_VERSION);
            json.attributeArray("rules", [&] {
              for (const std::string &rule : rules)
                json.object([&] {
                  json.attribute("id", json::fixUTF8(rule));
                  json.attributeObject("shortDescription",
                                       [&] { json.attribute("text", json::fixUTF8(meaningOf(rule))); });
                });
            });
          });
        });
        json.attributeArray("invocations", [&] {
          json.object([&] {
            json.attribute("executionSuccessful", result.errors.empty() && !result.interrupted);
            json.attribute("exitCode", result.exitCode());
            if (!result.sandbox.empty())
              json.attributeObject("properties", [&] { json.attribute("sandbox", json::fixUTF8(result.sandbox)); });
            json.attributeArray("toolExecutionNotifications", [&] {
              for (const std::string &error : result.errors)
                writeNotification(json, "error", error);
              for (const std::string &hint : result.hints)
                writeNotification(json, "note", hint);
            });
          });
        });
        json.attributeArray("results", [&] {
          for (const auto &[key, trouble] : result.fresh)
            writeResult(json, result, key, trouble, kNew);
          for (const auto &[key, trouble] : result.known)
            writeResult(json, result, key, trouble, kUnchanged);
          for (const auto &[key, trouble] : result.fixed)
            writeResult(json, result, key, trouble, kAbsent);
          for (const Loss &loss : result.lost) {
            Trouble trouble;
            trouble.seen = join(loss.what, "; ");
            writeResult(json, result, {loss.subject, "", loss.lowering, "", kLostCoverage.str(), ""}, trouble, kNew);
          }
        });
      });
    });
  });
  os << '\n';
}
