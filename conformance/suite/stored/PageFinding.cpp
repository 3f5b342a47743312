//===-- PageFinding.cpp - findings of reports of all kinds ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each kind has its findings in a place and with names of its own. Must not write anything.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/stored/PageFinding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <array>
#include <functional>
#include <map>

using namespace llvm;
using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Causes
//===----------------------------------------------------------------------===//

/// "field #": without numbers.
static std::string withoutNumbers(StringRef text) {
  std::string kept;
  for (size_t i = 0; i < text.size(); ++i)
    if (!isDigit(text[i]))
      kept += text[i];
    else if (i == 0 || !isDigit(text[i - 1]))
      kept += '#';
  return kept;
}

/// What is wrong, in the words of the report's text.
static std::string causeOf(const PageFinding &finding, const Node &node) {
  if (!finding.trap.empty())
    return finding.trap + (finding.operation.empty() ? "" : " in " + finding.operation) +
           (finding.origin.empty() ? "" : ", made by " + finding.origin);
  std::string cause = node.text("cause");
  return cause.empty() ? node.text("place", node.text("path")) : cause;
}

std::string PageFinding::isThe() const {
  std::string text;
  for (const std::string *part : {&file, &lowering, &engine, &verdict, &call, &path, &cause})
    text += *part + '\0';
  return text + utostr(line);
}

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

static std::vector<std::string> texts(const Node &node, StringRef key) {
  std::vector<std::string> all;
  for (const Node &each : node.elements(key))
    all.push_back(each.text());
  return all;
}

static std::vector<uint64_t> readNumbers(const Node &node, StringRef key) {
  std::vector<uint64_t> all;
  for (const Node &each : node.elements(key))
    all.push_back(each.number());
  return all;
}

static std::optional<PageLines> readLines(const Node &node, StringRef key) {
  if (!node.has(key))
    return std::nullopt;
  Node lines = node[key];
  return PageLines{lines["first"].number(), texts(lines, "lines"), readNumbers(lines, "marked")};
}

static std::optional<PageBytes> readBytes(const Node &node) {
  if (!node.has("bytes"))
    return std::nullopt;
  Node bytes = node["bytes"];
  auto optionalNumbers = [&](StringRef key) {
    return bytes.has(key) ? std::optional(readNumbers(bytes, key)) : std::nullopt;
  };
  return PageBytes{bytes["of"].text(),       bytes["first"].number(),     texts(bytes, "before"),
                   texts(bytes, "expected"), texts(bytes, "seen"),        readNumbers(bytes, "differs"),
                   optionalNumbers("read"),  optionalNumbers("seen_read")};
}

std::optional<PageLines> PageFinding::source() const { return node ? readLines(*node, "source_code") : std::nullopt; }

std::optional<PageLines> PageFinding::lowered() const { return node ? readLines(*node, "lowered_code") : std::nullopt; }

std::optional<PageBytes> PageFinding::bytes() const { return node ? readBytes(*node) : std::nullopt; }

/// Of check, conform, sweep and gate.
static PageFinding readFinding(const Node &node) {
  PageFinding finding;
  finding.file = node.text("file");
  finding.line = node.number("line").value_or(0);
  finding.lowering = node.text("lowering");
  finding.engine = node.text("engine");
  finding.verdict = node["verdict"].text();
  finding.call = node.text("call", node.text("function"));
  finding.path = node.text("where", node.text("path"));
  finding.expected = node.text("expected");
  finding.seen = node.text("seen");
  finding.meaning = node.text("seen_is");
  finding.blame = node.text("blame");
  finding.replay = node.text("replay");
  finding.trap = node.text("trap");
  finding.operation = node.text("operation");
  finding.origin = node.text("made_by");
  finding.notes = texts(node, "notes");
  if (node.has("note"))
    finding.notes.push_back(node["note"].text());
  finding.node = node;
  finding.cause = causeOf(finding, node);
  return finding;
}

/// "upstream|ref-llvm|differ|result": lowering, engine, verdict, and what is wrong.
static PageFinding readSignature(const Node &node) {
  PageFinding finding;
  std::string signature = node["signature"].text();
  SmallVector<StringRef> parts;
  StringRef(signature).split(parts, '|', /*MaxSplit=*/3);
  parts.resize(4);
  finding.lowering = node.text("lowering", parts[0]);
  finding.engine = parts[1].str();
  finding.verdict = parts[2].str();
  SmallVector<StringRef> faults;
  parts[3].split(faults, '|', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  finding.cause = finding.path = join(faults, ", ");
  finding.replay = node.text("replay");
  finding.file = node.text("folder");
  finding.count = node.number("count").value_or(1);
  if (std::optional<uint64_t> program = node.number("program"))
    finding.notes.push_back("program " + utostr(*program) + " of the campaign");
  if (std::string reduction = node.text("reduction"); !reduction.empty())
    finding.notes.push_back("reduction: " + reduction);
  finding.node = node;
  if (!finding.file.empty())
    finding.notes.push_back("case.mlir, lowered.mlir and replay.txt are in findings/" + finding.file +
                            " of the campaign's folder");
  return finding;
}

static PageFinding readAbiCell(const Node &node) {
  PageFinding finding;
  finding.file = node["family"].text() + " " + node["convention"].text();
  finding.engine = node["target"].text() + " -O" + utostr(node["opt"].number());
  finding.verdict = node["verdict"].text();
  finding.call = node["caller"].text() + " calls " + node["callee"].text();
  finding.seen = node.text("why");
  for (const Node &fact : node.elements("facts")) {
    if (finding.path.empty()) {
      finding.path = fact["field"].text();
      finding.expected = fact["expected"].text();
    }
    finding.notes.push_back(fact["field"].text() + ": expected " + fact["expected"].text() + ", caller has " +
                            fact["caller"].text() + ", callee has " + fact["callee"].text());
  }
  if (std::vector<std::string> clauses = texts(node, "clauses"); !clauses.empty())
    finding.notes.push_back("clauses: " + join(clauses, ", "));
  finding.cause = withoutNumbers(finding.path);
  finding.replay = "memref-cts abi --target=" + node["target"].text() + " -O" + utostr(node["opt"].number()) +
                   " --family=" + node["family"].text() + " --convention=" + node["convention"].text();
  return finding;
}

static void readFindings(const StoredReport &report, const std::function<void(PageFinding)> &add) {
  Node root = report.root();
  switch (report.kind()) {
  case ReportKind::Check:
    for (const Node &file : root.elements("files"))
      for (const Node &finding : file.elements("findings"))
        add(readFinding(finding));
    return;
  case ReportKind::Conform:
  case ReportKind::Sweep:
    for (const Node &finding : root.elements("findings"))
      add(readFinding(finding));
    return;
  case ReportKind::Gate:
    for (const Node &finding : root.elements("new"))
      add(readFinding(finding));
    return;
  case ReportKind::Fuzz:
    for (const Node &finding : root.elements("findings"))
      add(readSignature(finding));
    return;
  case ReportKind::Abi:
    for (const Node &cell : root.elements("cells"))
      if (cell["verdict"].isText("finding"))
        add(readAbiCell(cell));
    return;
  case ReportKind::Mutants:
  case ReportKind::Quality:
  case ReportKind::Mutate:
  case ReportKind::Agree:
  case ReportKind::Ground:
  case ReportKind::Operations:
  case ReportKind::Run:
    return; // tables of their own
  }
}

std::vector<PageFinding> memref_cts::conformance::findingsOf(const StoredReports &reports) {
  std::vector<PageFinding> findings;
  std::map<std::string, size_t> numbers;
  for (size_t number = 0; number < reports.size(); ++number)
    readFindings(*reports[number], [&](PageFinding finding) {
      auto [known, isNew] = numbers.try_emplace(finding.isThe(), findings.size());
      if (isNew)
        findings.push_back(std::move(finding));
      std::vector<size_t> &in = findings[known->second].reports;
      if (in.empty() || in.back() != number)
        in.push_back(number);
    });
  return findings;
}

std::vector<PageCause> memref_cts::conformance::causesOf(const std::vector<PageFinding> &findings, size_t numReports) {
  std::vector<PageCause> causes;
  std::map<std::array<StringRef, 4>, size_t> numbers;
  for (size_t i = 0; i < findings.size(); ++i) {
    const PageFinding &finding = findings[i];
    auto [known, isNew] =
        numbers.try_emplace({finding.lowering, finding.verdict, finding.cause, finding.blame}, causes.size());
    if (isNew)
      causes.push_back(
          {finding.cause, finding.verdict, finding.lowering, finding.blame, {}, 0, std::vector<uint64_t>(numReports)});
    PageCause &cause = causes[known->second];
    cause.findings.push_back(i);
    cause.count += finding.count;
    for (size_t report : finding.reports)
      cause.counts[report] += finding.count;
  }
  llvm::sort(causes, [](const PageCause &a, const PageCause &b) {
    return std::make_pair(b.count, a.findings.front()) < std::make_pair(a.count, b.findings.front());
  });
  return causes;
}
