//===-- TablesHtml.cpp - tables of reports without findings --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of gate, sweep, abi, mutants, quality, mutate, agree and operations, one table each. Rows that need somebody stand
// first.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/TablesHtml.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/Parts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <map>
#include <tuple>

using namespace llvm;
using namespace memref_cts::conformance;

static std::string escaped(StringRef text) {
  std::string html;
  raw_string_ostream(html) << Escaped(text);
  return html;
}

static void beginTable(raw_ostream &os, ArrayRef<std::string> heads) {
  os << "<div class=\"wide\"><table><thead><tr>";
  for (const std::string &head : heads)
    os << "<th>" << Escaped(head) << "</th>";
  os << "</tr></thead><tbody>\n";
}

/// Those with the greatest `weight` first, in their own order otherwise.
static std::vector<Node> heaviestFirst(const std::vector<Node> &nodes, function_ref<size_t(const Node &)> weight) {
  std::multimap<size_t, Node, std::greater<size_t>> byWeight;
  for (const Node &node : nodes)
    byWeight.emplace(weight(node), node);
  std::vector<Node> sorted;
  for (const auto &entry : byWeight)
    sorted.push_back(entry.second);
  return sorted;
}

static void endTable(raw_ostream &os) { os << "</tbody></table></div>\n"; }

static void writeGate(raw_ostream &os, PageModel &model, const Node &root) {
  for (auto [key, title] : {std::pair("known", "Known trouble: the baseline has it"),
                            std::pair("fixed", "Fixed: the baseline has it, and it is gone"),
                            std::pair("not_shown", "Not shown: nothing looked at it")}) {
    std::vector<Node> rows = root.elements(key);
    if (rows.empty())
      continue;
    os << "<details><summary>" << title << " (" << rows.size() << ")</summary>";
    beginTable(os, {"verdict", "file", "function", "lowering", "engine", "what"});
    for (const Node &row : rows) {
      std::string what = row.text("trap", row.text("cause", row["path"].text()));
      std::optional<uint64_t> runs = row.number("runs"), before = row.number("runs_before");
      if (runs && before && *runs != *before)
        what += ": " + utostr(*runs) + " runs, " + utostr(*before) + " before";
      writeRow(os, {verdictHtml(row["verdict"].text()), escaped(row["file"].text()), escaped(row["function"].text()),
                    escaped(model.lowerings.of(row["lowering"].text())), escaped(row["engine"].text()), escaped(what)});
    }
    endTable(os);
    os << "</details>\n";
  }
  std::vector<Node> lost = root.elements("lost");
  if (lost.empty())
    return;
  os << "<h3>Lost: no longer checked (" << lost.size() << ")</h3>";
  beginTable(os, {"file", "lowering", "what"});
  for (const Node &row : lost) {
    std::string what;
    for (const Node &each : row.elements("what"))
      what += (what.empty() ? "" : "; ") + each.text();
    writeRow(os, {escaped(row["file"].text()), escaped(model.lowerings.of(row["lowering"].text())), escaped(what)});
  }
  endTable(os);
}

static void writeSweep(raw_ostream &os, PageModel &model, const Node &root) {
  std::vector<std::string> heads = {"case"};
  std::vector<uint64_t> releases;
  std::map<uint64_t, std::string> names;
  for (const Node &release : root.elements("releases")) {
    uint64_t number = release["release"].number();
    releases.push_back(number);
    names[number] = release.flag("given") ? model.lowerings.of(release["lowering"].text()) : utostr(number);
    heads.push_back(names[number]);
  }
  heads.push_back("bad since");
  heads.push_back("fixed in");
  beginTable(os, heads);
  for (const Node &file : root.elements("cases")) {
    std::map<uint64_t, std::string> verdicts;
    for (const Node &verdict : file.elements("verdicts"))
      verdicts[verdict["release"].number()] =
          verdictHtml(verdict["verdict"].text()) +
          (verdict.has("reason") ? "<br><small>" + escaped(verdict["reason"].text()) + "</small>" : "");
    std::vector<std::string> cells = {escaped(file["file"].text())};
    for (uint64_t release : releases)
      cells.push_back(verdicts[release]);
    for (StringRef key : {"bad_since", "fixed_in"})
      cells.push_back(file.real(key) ? escaped(names[static_cast<uint64_t>(*file.real(key))]) : "");
    writeRow(os, cells);
  }
  endTable(os);
}

/// Families and conventions by target and level: how many cells of each verdict.
static void writeAbi(raw_ostream &os, PageModel &, const Node &root) {
  std::vector<std::string> heads = {"family", "convention"}, columns;
  std::map<std::pair<std::string, std::string>, std::map<std::string, std::map<std::string, uint64_t>>> rows;
  for (const Node &cell : root.elements("cells")) {
    std::string column = cell["target"].text() + " -O" + utostr(cell["opt"].number());
    if (!is_contained(columns, column))
      columns.push_back(column);
    ++rows[{cell["family"].text(), cell["convention"].text()}][column][cell["verdict"].text()];
  }
  heads.insert(heads.end(), columns.begin(), columns.end());
  beginTable(os, heads);
  for (auto &[row, byColumn] : rows) {
    std::vector<std::string> cells = {escaped(row.first), escaped(row.second)};
    for (const std::string &column : columns) {
      std::string text;
      for (const auto &[verdict, count] : byColumn[column])
        text += (text.empty() ? "" : " ") + utostr(count) + " " + verdictHtml(verdict);
      cells.push_back(text);
    }
    writeRow(os, cells);
  }
  endTable(os);
}

static void writeMutants(raw_ostream &os, PageModel &, const Node &root) {
  std::vector<Node> mutants =
      heaviestFirst(root.elements("mutants"), [](const Node &mutant) { return !mutant.flag("caught"); });
  beginTable(os, {"planted bug", "caught", "clause", "own cases", "caught by own", "caught by", "what"});
  for (const Node &mutant : mutants)
    writeRow(os, {escaped(mutant["bug"].text()), verdictHtml(mutant.flag("caught") ? "caught" : "missed"),
                  escaped(mutant["clause"].text()), utostr(mutant["own_cases"].number()),
                  utostr(mutant["caught_by_own_cases"].number()), escaped(mutant["caught_by"].text()),
                  escaped(mutant["what"].text())});
  endTable(os);
}

/// A ratio to 1 as a bar, with its number.
static std::string ratioHtml(const Node &ratio, StringRef key) {
  std::optional<double> value = ratio.real(key);
  if (!value)
    return "–";
  return formatv("<span class=\"ratio {0}\" style=\"--ratio:{1}%\"></span>{2:f2}{3}", *value > 1.05 ? "more" : "",
                 static_cast<int>(std::min(*value, 2.0) * 50), *value,
                 *value > 1.05   ? " ▲"
                 : *value < 0.95 ? " ▼"
                                 : "");
}

static void writeQuality(raw_ostream &os, PageModel &model, const Node &root) {
  os << "<p>" << Escaped(model.lowerings.of(root["lowering"].text())) << " divided by "
     << Escaped(model.lowerings.of(root["against"].text())) << ", -O" << root["opt_level"].number()
     << ". A bar in the middle is 1; ▲ is more than 5% worse, ▼ more than 5% better.</p>";
  beginTable(os, {"case", "instructions", "code bytes", "compile time", "run time", "verdict"});
  for (const Node &each : heaviestFirst(root.elements("cases"),
                                        [](const Node &each) { return each.has("error") || each.flag("exceeds"); })) {
    std::string verdict = each.has("error")        ? "error: " + each["error"].text()
                          : each.flag("exceeds")   ? "exceeds"
                          : each.flag("same_code") ? "same code"
                                                   : "agree";
    std::vector<std::string> cells = {escaped(each["case"].text())};
    for (StringRef key : {"instructions", "code_bytes", "compile", "run"})
      cells.push_back(each.has("ratio") ? ratioHtml(each["ratio"], key) : "–");
    cells.push_back(verdictHtml(verdict));
    writeRow(os, cells);
  }
  endTable(os);
}

/// The cases, the worst first, then what survived.
static void writeMutate(raw_ostream &os, PageModel &model, const Node &root) {
  std::vector<Node> cases = heaviestFirst(
      root.elements("mutated"), [](const Node &each) { return each.has("error") || each["survived"].number() != 0; });
  beginTable(os, {"case", "lowering", "mutants", "caught", "survived", "equal", "unchecked", "score"});
  for (const Node &each : cases) {
    std::vector<std::string> cells = {escaped(each["file"].text()),
                                      escaped(model.lowerings.of(each["lowering"].text()))};
    for (StringRef key : {"mutants", "caught", "survived", "equal", "unchecked"})
      cells.push_back(utostr(each[key].number()));
    std::optional<double> score = each.real("score");
    cells.push_back(each.has("error") ? escaped("error: " + each["error"].text())
                    : score           ? formatv("{0:f1} %", *score).str()
                                      : "–");
    writeRow(os, cells);
  }
  endTable(os);
  beginTable(os, {"survived at", "operator", "what", "operation", "lines", "a call that shows it"});
  for (const Node &each : cases)
    for (const Node &mutant : each.elements("not_caught"))
      if (mutant["state"].isText("survived"))
        writeRow(os,
                 {escaped(mutant["place"].text()), escaped(mutant["operator"].text()), escaped(mutant["what"].text()),
                  escaped(mutant["operation"].text()), "<pre>" + escaped(mutant["difference"].text()) + "</pre>",
                  "<pre>" + escaped(mutant.text("shown_by")) + "</pre>"});
  endTable(os);
}

/// A row for each file and subject, the worst first, then findings.
static void writeAgree(raw_ostream &os, PageModel &, const Node &root) {
  auto isBad = [](const Node &file) {
    return file.has("error") ||
           any_of(file.elements("under"), [](const Node &row) { return !row.elements("findings").empty(); });
  };
  const std::vector<Node> files = heaviestFirst(root.elements("agreed"), isBad);
  beginTable(os, {"file", "passes", "calls", "functions not called"});
  for (const Node &file : files) {
    if (file.has("error") || file.has("refusal"))
      writeRow(os, {escaped(file["file"].text()), "–",
                    escaped(file.has("error") ? "error: " + file["error"].text() : file["refusal"].text()),
                    utostr(file.elements("left_out").size())});
    for (const Node &row : file.elements("under")) {
      std::string calls = row.has("refusal") ? row["refusal"].text() : "";
      for (const auto &[verdict, count] : row["calls"].members())
        calls += (calls.empty() ? "" : ", ") + utostr(count.number()) + " " + verdict;
      writeRow(os, {escaped(file["file"].text()), escaped(row["subject"].text()), escaped(calls),
                    utostr(file.elements("left_out").size() + row.elements("left_out").size())});
    }
  }
  endTable(os);
  beginTable(os, {"verdict", "passes", "pass", "call", "compared", "before", "after", "replay"});
  for (const Node &file : files)
    for (const Node &row : file.elements("under"))
      for (const Node &finding : row.elements("findings"))
        writeRow(os, {verdictHtml(finding["verdict"].text()), escaped(row["subject"].text()),
                      escaped(finding["pass"].text()), escaped(finding["call"].text()),
                      escaped(finding["compared"].text()), escaped(finding["before"].text()),
                      escaped(finding["after"].text()), "<pre>" + escaped(finding["replay"].text()) + "</pre>"});
  endTable(os);
}

/// What agree's tables have of each test, and what was left out, by reason.
static void writeGround(raw_ostream &os, PageModel &, const Node &root) {
  auto findings = [](const Node &file) { return static_cast<size_t>(file["findings"].number()); };
  const std::vector<Node> files = heaviestFirst(root.elements("grounded"), findings);
  beginTable(os, {"file", "verdict", "functions", "programs", "calls or reason"});
  for (const Node &file : files) {
    std::string calls = file.text("reason");
    for (const auto &[verdict, count] : file["calls"].members())
      calls += (calls.empty() ? "" : ", ") + utostr(count.number()) + " " + verdict;
    writeRow(os, {escaped(file["file"].text()), escaped(file["verdict"].text()), utostr(file["functions"].number()),
                  utostr(file["programs"].number()), escaped(calls)});
  }
  endTable(os);
  beginTable(os, {"verdict", "file", "passes", "pass", "call", "compared", "before", "after", "replay"});
  for (const Node &file : files)
    for (const Node &part : file.elements("parts"))
      for (const Node &row : part.elements("under"))
        for (const Node &finding : row.elements("findings"))
          writeRow(os,
                   {verdictHtml(finding["verdict"].text()), escaped(file["file"].text()),
                    escaped(row["subject"].text()), escaped(finding["pass"].text()), escaped(finding["call"].text()),
                    escaped(finding["compared"].text()), escaped(finding["before"].text()),
                    escaped(finding["after"].text()), "<pre>" + escaped(finding["replay"].text()) + "</pre>"});
  endTable(os);
  beginTable(os, {"left out", "number", "reason"});
  for (const Node &each : root.elements("left_out"))
    writeRow(os, {escaped(each["unit"].text()), utostr(each["count"].number()), escaped(each["reason"].text())});
  endTable(os);
}

static void writeOperations(raw_ostream &os, PageModel &, const Node &root) {
  os << "<p>" << Escaped(root["summary"].text()) << "</p>";
  beginTable(os, {"operation", "encoded", "steps", "files", "result", "traps reached", "gaps"});
  for (const Node &operation : heaviestFirst(root.elements("operations"),
                                             [](const Node &operation) { return operation.elements("gaps").size(); })) {
    std::string traps, gaps;
    for (const auto &[trap, count] : operation["traps"].members())
      traps += (traps.empty() ? "" : ", ") + trap + " " + utostr(count.number());
    for (const Node &gap : operation.elements("gaps"))
      gaps += (gaps.empty() ? "" : "; ") + gap.text();
    writeRow(os, {escaped(operation["name"].text()), escaped(operation["encoded"].text()),
                  utostr(operation["steps"].number()), utostr(operation["files"].number()),
                  escaped(operation["result"].text()), escaped(traps), escaped(gaps)});
  }
  endTable(os);
}

std::string memref_cts::conformance::tablesHtml(PageModel &model) {
  using Writer = void (*)(raw_ostream &, PageModel &, const Node &);
  static const std::tuple<ReportKind, const char *, Writer> writers[] = {
      {ReportKind::Gate, "Gate", writeGate},
      {ReportKind::Sweep, "Releases", writeSweep},
      {ReportKind::Abi, "ABI matrix", writeAbi},
      {ReportKind::Mutants, "Planted bugs", writeMutants},
      {ReportKind::Quality, "Size and speed", writeQuality},
      {ReportKind::Mutate, "Mutants of cases", writeMutate},
      {ReportKind::Agree, "Passes", writeAgree},
      {ReportKind::Ground, "Lit tests", writeGround},
      {ReportKind::Operations, "Operations", writeOperations}};
  std::string html;
  raw_string_ostream os(html);
  for (const auto &[kind, title, write] : writers)
    for (auto [i, report] : enumerate(model.reports))
      if (report->kind() == kind) {
        std::string part;
        raw_string_ostream partStream(part);
        write(partStream, model, report->root());
        if (!part.empty())
          os << "<details open class=\"table\"><summary>" << title << ": " << Escaped(model.names[i]) << "</summary>"
             << part << "</details>\n";
      }
  return html;
}
