//===-- ClausesHtml.cpp - the matrix of clauses --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of the newest report of conform: chapters by result, then each clause with its cases. What conform --html adds to
// a report (texts of cases, runs that are no findings, commands) is shown where it is there.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/ClausesHtml.h"
#include "conformance/NoLowering.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/Parts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <array>
#include <map>

using namespace llvm;
using namespace memref_cts::conformance;

/// Columns of the matrix; the first four are always there.
static constexpr StringLiteral kResults[] = {"passed",    "failed",   "waived",    "refused",
                                             "library",   "skipped",  "not-built", "inconclusive",
                                             "elsewhere", "untested", "not-asked"};

namespace {
class Clauses {
public:
  Clauses(PageModel &model, const Node &root, raw_ostream &os);
  void write();

private:
  std::string result(const Node &clause, const std::string &lowering) const;
  void writeClaims();
  void writeMatrix();
  void writeFilters();
  void writeClause(const Node &clause);
  void writeCase(const std::string &path);
  void writeCell(const Node &file, const Node &cell);
  void writeRun(const Node &run);
  void writeTest(const std::string &name);

  PageModel &model;
  Node root;
  raw_ostream &os;
  std::vector<std::string> lowerings, chapters;
  std::vector<Node> clauses;
  std::map<std::string, Node> files, tests;
  std::map<std::array<std::string, 3>, std::vector<size_t>> findings; // by file, lowering and engine
};
} // namespace

Clauses::Clauses(PageModel &model, const Node &root, raw_ostream &os) : model(model), root(root), os(os) {
  for (const Node &lowering : root.elements("lowerings"))
    lowerings.push_back(lowering["name"].text());
  clauses = root.elements("clauses");
  for (const Node &clause : clauses)
    if (std::string chapter = clause["chapter"].text(); !is_contained(chapters, chapter))
      chapters.push_back(chapter);
  for (const Node &file : root.elements("files"))
    files.emplace(file["file"].text(), file);
  for (const Node &test : root.elements("api_tests"))
    tests.emplace(test["name"].text(), test);
  for (size_t i = 0; i < model.findings.size(); ++i) {
    const PageFinding &finding = model.findings[i];
    findings[{finding.file, finding.lowering, finding.engine}].push_back(i);
  }
}

std::string Clauses::result(const Node &clause, const std::string &lowering) const {
  Node results = clause["results"];
  return results.has(lowering) ? results[lowering]["result"].text() : "untested";
}

void Clauses::writeClaims() {
  for (auto [i, engine] : enumerate(root.elements("engines")))
    os << (i == 0 ? "<p class=\"engines\">Engines: " : ", ") << Escaped(engine.text());
  if (!root.elements("engines").empty())
    os << "</p>\n";
  for (const Node &why : root.elements("partial"))
    os << "<p class=\"remark\">! No conformance claim: a partial run: " << Escaped(why.text()) << "</p>\n";
  if (!root.has("mustpass") || !root.elements("partial").empty())
    return;
  Node list = root["mustpass"];
  for (const Node &lowering : root.elements("lowerings")) {
    bool conforms = lowering.flag("conforms");
    os << "<p class=\"claim\">" << (conforms ? "<b>✓</b> " : "<b>–</b> ")
       << Escaped(model.lowerings.of(lowering["name"].text())) << ": " << (conforms ? "conforms" : "no claim");
    for (auto [i, part] : enumerate(lowering.elements("without")))
      os << (i == 0 ? " without " : ", ") << Escaped(part.text());
    os << (conforms ? " to" : " on") << " mustpass " << Escaped(list["number"].text()) << ", "
       << lowering["mustpass_passed"].number() << " of " << list["clauses"].number() << " clauses pass</p>\n";
  }
}

void Clauses::writeMatrix() {
  std::vector<StringRef> columns;
  for (auto [i, each] : enumerate(kResults))
    if (i < 4 || any_of(
                     clauses,
                     [&, each = StringRef(each)](const Node &clause) {
                       return any_of(lowerings,
                                     [&](const std::string &lowering) { return result(clause, lowering) == each; });
                     }))
      columns.push_back(each);
  os << "<div class=\"wide\"><table id=\"matrix\"><thead><tr><th rowspan=\"2\">chapter</th><th "
        "rowspan=\"2\">clauses</th>";
  for (const std::string &lowering : lowerings)
    os << "<th colspan=\"" << columns.size() << "\">" << Escaped(model.lowerings.of(lowering)) << "</th>";
  os << "</tr><tr>";
  for (size_t i = 0; i < lowerings.size(); ++i)
    for (StringRef column : columns)
      os << "<th>" << verdictHtml(column) << "</th>";
  os << "</tr></thead><tbody>\n";
  chapters.push_back("");
  for (const std::string &chapter : chapters) {
    auto isIn = [&](const Node &clause) { return chapter.empty() || clause["chapter"].isText(chapter); };
    os << "<tr><th>" << Escaped(chapter.empty() ? "total" : chapter) << "</th><td class=\"n\">"
       << count_if(clauses, isIn) << "</td>";
    for (const std::string &lowering : lowerings)
      for (StringRef column : columns) {
        size_t count =
            count_if(clauses, [&](const Node &clause) { return isIn(clause) && result(clause, lowering) == column; });
        os << "<td class=\"n " << (count ? "some" : "none") << "\"";
        if (count)
          os << " data-chapter=\"" << Escaped(chapter) << "\" data-result=\""
             << Escaped(model.lowerings.of(lowering) + ": " + column.str()) << "\"";
        os << ">" << count << "</td>";
      }
    os << "</tr>\n";
  }
  chapters.pop_back();
  os << "</tbody></table></div>\n";
}

void Clauses::writeFilters() {
  os << "<form class=\"filters\" hidden data-list=\"clauses-list\"><label>id or words (/) "
        "<input type=\"search\"></label><select data-filter=\"chapter\" aria-label=\"chapter\"><option value=\"\">all "
        "chapters"
        "</option>";
  for (const std::string &chapter : chapters)
    os << "<option value=\"" << Escaped(chapter) << "\">" << Escaped(chapter) << "</option>";
  os << "</select><select data-filter=\"result\" aria-label=\"result\"><option value=\"\">all results</option>";
  for (const std::string &lowering : lowerings)
    for (StringRef each : kResults)
      if (any_of(clauses, [&](const Node &clause) { return result(clause, lowering) == each; })) {
        std::string value = model.lowerings.of(lowering) + ": " + each.str();
        os << "<option value=\"" << Escaped(value) << "\">" << Escaped(value) << "</option>";
      }
  os << "</select><output></output></form>\n";
}

//===----------------------------------------------------------------------===//
// One clause
//===----------------------------------------------------------------------===//

static void writeReplay(raw_ostream &os, const std::string &command) {
  if (!command.empty())
    os << "<pre class=\"replay\" tabindex=\"0\">" << Escaped(command) << "</pre>";
}

void Clauses::writeRun(const Node &run) {
  std::string expected = run.text("expected"), seen = run.text("seen"), path = run.text("path");
  os << "<div class=\"run\" data-verdict=\"" << Escaped(run["verdict"].text()) << "\">"
     << verdictHtml(run["verdict"].text()) << " " << Escaped(run.text("call")) << (path.empty() ? "" : " at ")
     << Escaped(path) << "<dl>";
  if (!expected.empty() && expected != seen)
    os << "<dt>expected</dt><dd>" << Escaped(expected) << "</dd>";
  os << "<dt>" << (expected == seen ? "expected and seen" : "seen") << "</dt><dd>" << Escaped(seen) << "</dd></dl>";
  writeReplay(os, run.text("replay"));
  os << "</div>\n";
}

void Clauses::writeCell(const Node &file, const Node &cell) {
  std::string lowering = cell["lowering"].text(), engine = cell["engine"].text();
  os << "<li><b>" << Escaped(isNoLowering(lowering) ? "source" : model.lowerings.of(lowering)) << ", "
     << Escaped(engine) << "</b>: ";
  bool isFirst = true;
  for (const auto &[verdict, count] : cell["verdicts"].members()) {
    os << (isFirst ? "" : ", ") << count.number() << ' ' << verdictHtml(verdict);
    isFirst = false;
  }
  for (const Node &reason : cell.elements("reasons"))
    os << "; " << Escaped(reason.text());
  for (const auto &[waiver, runs] : cell["waived"].members())
    os << "; waiver " << Escaped(waiver) << ", " << runs.number() << (runs.number() == 1 ? " run" : " runs");
  auto found = findings.find({file["file"].text(), lowering, engine});
  if (found != findings.end())
    for (size_t number : found->second) {
      const PageFinding &finding = model.findings[number];
      std::string at = finding.verdict + " at " + finding.path;
      os << "; ";
      if (finding.isWhole)
        os << "<a href=\"#f" << number + 1 << "\">" << Escaped(at) << "</a>";
      else
        os << Escaped(at);
    }
  for (const Node &run : cell.elements("shown"))
    writeRun(run);
  os << "</li>\n";
}

void Clauses::writeCase(const std::string &path) {
  auto found = files.find(path);
  os << "<div class=\"case\"><h4>" << Escaped(path) << "</h4>";
  if (found != files.end()) {
    const Node &file = found->second;
    if (std::string error = file.text("error"); !error.empty())
      os << "<p class=\"remark\">! " << Escaped(error) << "</p>";
    os << "<ul>";
    for (const Node &cell : file.elements("cells"))
      writeCell(file, cell);
    os << "</ul>";
    for (const Node &command : file.elements("replays"))
      writeReplay(os, command.text());
    if (std::string text = file.text("text"); !text.empty())
      os << "<pre class=\"text\" tabindex=\"0\">" << Escaped(text) << "</pre>";
  }
  os << "</div>\n";
}

void Clauses::writeTest(const std::string &name) {
  auto found = tests.find(name);
  os << "<div class=\"case\"><h4>" << Escaped(name) << "</h4>";
  if (found != tests.end()) {
    os << "<p>" << verdictHtml(found->second["result"].text()) << " " << Escaped(found->second.text("message"))
       << "</p>";
    writeReplay(os, found->second.text("replay"));
  }
  os << "</div>\n";
}

void Clauses::writeClause(const Node &clause) {
  std::string id = clause["id"].text(), state = clause["state"].text();
  std::string results;
  raw_string_ostream cells(results);
  std::string filter = "|";
  for (const std::string &lowering : lowerings) {
    std::string what = result(clause, lowering);
    cells << "<span class=\"cell\">" << Escaped(model.lowerings.of(lowering)) << ": " << verdictHtml(what) << "</span>";
    filter += model.lowerings.of(lowering) + ": " + what + "|";
  }
  os << "<details class=\"clause\" data-chapter=\"" << Escaped(clause["chapter"].text()) << "\" data-result=\""
     << Escaped(filter) << "\"><summary><span class=\"id\">" << Escaped(id) << "</span><span class=\"statement\">"
     << Escaped(clause["statement"].text()) << "</span><span class=\"cells\">" << results
     << "</span></summary><div class=\"body\" id=\"clause-" << idOf(id) << "\"><p class=\"soft\">"
     << Escaped(clause["check"].text() + ", " + state + (clause.flag("mustpass") ? ", mustpass" : "") + ", MLIR " +
                clause["versions"].text());
  if (std::string source = clause["source"].text(); source != "-")
    os << ", " << Escaped(source);
  os << "</p>";
  for (auto [key, title] : {std::pair("former", "formerly"), std::pair("note", state == "ours" ? "because" : "note")})
    if (std::string text = clause[key].text(); text != "-")
      os << "<p>" << title << ": " << Escaped(text) << "</p>";
  for (const std::string &lowering : lowerings)
    if (clause["results"].has(lowering))
      if (std::string reason = clause["results"][lowering].text("reason"); !reason.empty())
        os << "<p>" << Escaped(model.lowerings.of(lowering)) << ": " << Escaped(reason) << "</p>";
  for (const Node &path : clause.elements("cases"))
    writeCase(path.text());
  for (const Node &test : clause.elements("tests"))
    writeTest(test.text());
  for (const Node &test : clause.elements("elsewhere"))
    os << "<p>" << Escaped(test.text()) << ": not a part of this run</p>";
  for (const Node &command : clause.elements("elsewhere_replays"))
    writeReplay(os, command.text());
  if (!clause.flag("tested"))
    os << "<p>No case and no test.</p>";
  os << "</div></details>\n";
}

void Clauses::write() {
  writeClaims();
  writeMatrix();
  writeFilters();
  os << "<div id=\"clauses-list\" class=\"list\">\n";
  for (const Node &clause : clauses)
    writeClause(clause);
  os << "</div>\n";
}

std::string memref_cts::conformance::clausesHtml(PageModel &model) {
  std::string html;
  raw_string_ostream os(html);
  for (const std::unique_ptr<StoredReport> &report : reverse(model.reports))
    if (report->kind() == ReportKind::Conform) {
      Clauses(model, report->root(), os).write();
      break;
    }
  return html;
}
