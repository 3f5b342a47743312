//===-- Baseline.cpp - the file that is committed --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JSON with one row a line, so that reviews and merges see single rows. The
// reader takes nothing that the writer would not write, but for order and blanks.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/Baseline.h"

#include "conformance/Document.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr const char *kFormat = "memref-cts baseline";
/// 1: rows did not say which trap. 2: ... nor the cause of another fault, nor how many runs.
static constexpr uint64_t kVersion = 3;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static void readNames(const Node &node, std::set<std::string> &names) {
  for (const Node &name : node.elements())
    names.insert(name.text());
}

static void readTrouble(const Node &row, uint64_t version, bool forUpdate, Snapshot &snapshot) {
  row.onlyKeys({"file", "function", "lowering", "engine", "verdict", "path", "trap", "operation", "made_by", "cause",
                "runs", "note"});
  TroubleKey key;
  key.subject = Subject::parse(row["file"].text());
  key.function = row.text("function");
  key.lowering = row["lowering"].text();
  key.engine = row["engine"].text();
  key.setWhat(row["verdict"].text(), row.text("path"));
  key.trap = row.text("trap");
  key.operation = row.text("operation");
  key.origin = row.text("made_by");
  if (key.isOfTrap && !row.has("trap")) {
    if (!forUpdate)
      row.bad("the row of an older memref-cts does not name the trap, and would hide each new trap of this function. "
              "Run the same command once with --update, and read what changes");
    key.trap = kUnknown;
  }
  const bool mayHaveCause =
      key.subject.is(SubjectKind::File) || key.subject.is(SubjectKind::DataFile) || key.subject.is(SubjectKind::NoFile);
  key.cause = row.text("cause", version < 3 && key.trap.empty() && mayHaveCause ? kUnknown : "");
  Trouble trouble;
  trouble.runs = row.number("runs");
  trouble.note = row.text("note");
  if (!snapshot.troubles.try_emplace(std::move(key), std::move(trouble)).second)
    row.bad("the same trouble is listed twice");
}

static void readCoverage(const Node &row, Snapshot &snapshot) {
  row.onlyKeys({"file", "checked", "gaps"});
  CoverageKey key;
  key.subject = Subject::parse(row["file"].text());
  if (!snapshot.subjects.insert(key.subject).second)
    row.bad("the same file is listed twice");
  if (row.has("checked"))
    for (const auto &[lowering, engines] : row["checked"].members())
      for (const auto &[engine, count] : engines.members())
        snapshot.coverage[{key.subject, lowering, engine}].checked = count.number();
  if (row.has("gaps"))
    for (const auto &[lowering, engines] : row["gaps"].members())
      for (const auto &[engine, kinds] : engines.members())
        for (const auto &[kind, count] : kinds.members())
          snapshot.coverage[{key.subject, lowering, engine}].gaps[kind] = count.number();
}

Expected<Snapshot> memref_cts::conformance::parseBaseline(StringRef path, StringRef text, bool forUpdate) {
  Expected<Document> document = Document::parse(path, text);
  if (!document)
    return document.takeError();
  Node root = document->root();
  std::string foreign = "not a baseline of memref-cts: there is no \"format\": \"" + std::string(kFormat) + "\"";
  if (!root.has("format"))
    return createStringError(path + ":1: " + foreign);
  Node format = root["format"];
  if (!format.isText(kFormat))
    format.bad(foreign);
  if (Error error = document->takeError())
    return std::move(error);
  Node version = root["version"];
  uint64_t number = version.number();
  if (number > kVersion)
    version.bad("a baseline of version " + Twine(number) + "; this memref-cts reads version " + Twine(kVersion) +
                " and older: use a newer one");
  else if (number == 0)
    version.bad("there is no version 0");
  Snapshot snapshot;
  root.onlyKeys({"format", "version", "made", "trouble", "coverage"});
  Node made = root["made"];
  made.onlyKeys({"lowerings", "engines", "random", "seed"});
  readNames(made["lowerings"], snapshot.lowerings);
  readNames(made["engines"], snapshot.engines);
  snapshot.random = made.number("random");
  snapshot.seed = made.number("seed");
  for (const Node &row : root["trouble"].elements())
    readTrouble(row, number, forUpdate, snapshot);
  for (const Node &row : root["coverage"].elements())
    readCoverage(row, snapshot);
  if (Error error = document->takeError())
    return std::move(error);
  return snapshot;
}

//===----------------------------------------------------------------------===//
// Writing. llvm::json::Object has no order of its own; keys are written here.
//===----------------------------------------------------------------------===//

static std::string quoted(StringRef text) {
  std::string out;
  raw_string_ostream(out) << json::Value(json::fixUTF8(text));
  return out;
}

static std::string names(const std::set<std::string> &all) {
  std::string text;
  for (const std::string &name : all)
    text += (text.empty() ? "" : ", ") + quoted(name);
  return "[" + text + "]";
}

/// {"ours": {"jit": COUNT, ...}, ...} over the rows of one subject; "" for none.
template <typename ValueFn>
static std::string byLowering(ArrayRef<const std::pair<const CoverageKey, Coverage> *> rows, ValueFn value) {
  std::string text, lowering;
  bool open = false;
  for (const auto *row : rows) {
    std::string what = value(row->second);
    if (what.empty())
      continue;
    bool same = open && row->first.lowering == lowering;
    if (!same)
      text += (open ? "}, " : "{") + quoted(row->first.lowering) + ": {";
    text += (same ? ", " : "") + quoted(row->first.engine) + ": " + what;
    lowering = row->first.lowering;
    open = true;
  }
  return open ? text + "}}" : "";
}

static std::string coverageRow(const Subject &subject, ArrayRef<const std::pair<const CoverageKey, Coverage> *> rows) {
  std::string text = "  {\"file\": " + quoted(subject.text());
  std::string checked = byLowering(rows, [](const Coverage &coverage) {
    return coverage.checked ? std::to_string(coverage.checked) : std::string();
  });
  std::string gaps = byLowering(rows, [](const Coverage &coverage) {
    std::string kinds;
    for (const auto &[kind, count] : coverage.gaps)
      if (count)
        kinds += (kinds.empty() ? "{" : ", ") + quoted(kind) + ": " + std::to_string(count);
    return kinds.empty() ? kinds : kinds + "}";
  });
  if (!checked.empty())
    text += ", \"checked\": " + checked;
  if (!gaps.empty())
    text += ", \"gaps\": " + gaps;
  return text + "}";
}

std::string memref_cts::conformance::baselineText(const Snapshot &snapshot) {
  std::string text;
  raw_string_ostream os(text);
  os << "{\n \"format\": " << quoted(kFormat) << ",\n \"version\": " << kVersion << ",\n";
  os << " \"made\": {\"lowerings\": " << names(snapshot.lowerings) << ", \"engines\": " << names(snapshot.engines);
  if (snapshot.random)
    os << ", \"random\": " << *snapshot.random;
  if (snapshot.seed)
    os << ", \"seed\": " << *snapshot.seed;
  os << "},\n \"trouble\": [";
  const char *separator = "\n";
  for (const auto &[key, trouble] : snapshot.troubles) {
    os << separator << "  {\"file\": " << quoted(key.subject.text()) << ", \"function\": " << quoted(key.function)
       << ", \"lowering\": " << quoted(key.lowering) << ", \"engine\": " << quoted(key.engine)
       << ", \"verdict\": " << quoted(key.verdict) << ", \"path\": " << quoted(key.path);
    if (key.isOfTrap && key.trap != kUnknown)
      os << ", \"trap\": " << quoted(key.trap) << ", \"operation\": " << quoted(key.operation)
         << ", \"made_by\": " << quoted(key.origin);
    if (!key.cause.empty())
      os << ", \"cause\": " << quoted(key.cause);
    if (trouble.runs)
      os << ", \"runs\": " << *trouble.runs;
    if (!trouble.note.empty())
      os << ", \"note\": " << quoted(trouble.note);
    os << '}';
    separator = ",\n";
  }
  os << (snapshot.troubles.empty() ? "]" : "\n ]") << ",\n \"coverage\": [";
  // Every subject has a row, also one that nothing could be said about.
  std::map<Subject, std::vector<const std::pair<const CoverageKey, Coverage> *>> bySubject;
  for (const Subject &subject : snapshot.subjects)
    bySubject[subject];
  for (const auto &row : snapshot.coverage)
    bySubject[row.first.subject].push_back(&row);
  separator = "\n";
  for (const auto &[subject, rows] : bySubject) {
    os << separator << coverageRow(subject, rows);
    separator = ",\n";
  }
  os << (bySubject.empty() ? "]" : "\n ]") << "\n}\n";
  return text;
}
