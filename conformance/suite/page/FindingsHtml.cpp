//===-- FindingsHtml.cpp - causes and findings ---------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of causes, then each finding: a line that opens. Where there are very many, code and bytes are shown for the
// first findings of a cause, and the others are plain text. A page with ten thousand of them still opens at once.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/FindingsHtml.h"
#include "conformance/suite/page/BytesHtml.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/Parts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kWholeOfACause = 5, kWholeOfAll = 500;

static std::string place(const PageModel &model, const PageFinding &finding) {
  return model.files.at(finding.file) + (finding.line ? ":" + utostr(finding.line) : "");
}

static std::string linkTo(size_t finding, StringRef text) {
  std::string html;
  raw_string_ostream(html) << "<a href=\"#f" << finding + 1 << "\">" << Escaped(text) << "</a>";
  return html;
}

std::string memref_cts::conformance::causesHtml(PageModel &model) {
  if (model.causes.empty())
    return "";
  std::string html;
  raw_string_ostream os(html);
  uint64_t most = model.causes.front().count;
  os << "<div class=\"wide\"><table id=\"causes-table\"><thead><tr><th>findings</th><th>verdict</th><th>cause</th>"
        "<th>lowering</th><th>files</th><th>first case</th></tr></thead><tbody>\n";
  for (size_t i = 0; i < model.causes.size(); ++i) {
    const PageCause &cause = model.causes[i];
    std::set<StringRef> files;
    for (size_t finding : cause.findings)
      files.insert(model.findings[finding].file);
    const PageFinding &first = model.findings[cause.findings.front()];
    os << "<tr id=\"c" << i + 1 << "\"><td class=\"n\"><span class=\"bar\" style=\"--share:" << 100 * cause.count / most
       << "%\"></span>" << cause.count << "</td><td>" << verdictHtml(cause.verdict) << "</td><td class=\"what\">"
       << Escaped(cause.text) << "</td><td>" << Escaped(model.lowerings.of(cause.lowering)) << "</td><td class=\"n\">"
       << files.size() << "</td><td class=\"what\">" << linkTo(cause.findings.front(), place(model, first))
       << "</td></tr>\n";
  }
  os << "</tbody></table></div>\n";
  return html;
}

//===----------------------------------------------------------------------===//
// One finding
//===----------------------------------------------------------------------===//

using NamedTexts = std::vector<std::pair<StringRef, std::string>>;

/// What a finding says, but code and bytes.
static NamedTexts fieldsOf(PageModel &model, const PageFinding &finding) {
  NamedTexts fields = {{"file", finding.file + (finding.line ? ":" + utostr(finding.line) : "")},
                       {"call", finding.call},
                       {"compared", finding.path},
                       {"expected", finding.expected},
                       {"seen", finding.seen},
                       {"that is", finding.meaning}};
  for (const std::string &note : finding.notes)
    fields.push_back({"note", note});
  fields.push_back({"blame", finding.blame});
  if (finding.count > 1)
    fields.push_back({"seen so far", utostr(finding.count) + " times"});
  if (model.reports.size() > 1) {
    std::string in;
    for (size_t report : finding.reports)
      in += (in.empty() ? "" : ", ") + model.names[report];
    fields.push_back({"in", in});
  }
  erase_if(fields, [](const auto &field) { return field.second.empty(); });
  return fields;
}

static void writeLines(raw_ostream &os, StringRef title, const PageLines &code) {
  os << "<div class=\"code\"><h4>" << Escaped(title) << "</h4><ol start=\"" << code.first << "\">";
  for (size_t i = 0; i < code.lines.size(); ++i) {
    uint64_t number = code.first + i;
    bool isMarked = is_contained(code.marked, number);
    os << "<li" << (isMarked ? " class=\"guilty\"" : "") << "><code>"
       << (isMarked ? "<mark aria-label=\"line at fault\">" : "") << Escaped(code.lines[i])
       << (isMarked ? "</mark>" : "") << "</code></li>";
  }
  os << "</ol></div>";
}

static void writeCode(raw_ostream &os, PageModel &model, const PageFinding &finding) {
  if (!finding.source && !finding.lowered)
    return;
  os << "<div class=\"codes\">";
  if (finding.source)
    writeLines(os, "source", *finding.source);
  if (finding.lowered)
    writeLines(os, "lowered by " + model.lowerings.of(finding.lowering), *finding.lowered);
  os << "</div>";
}

static void writeSummary(raw_ostream &os, PageModel &model, const PageFinding &finding, size_t cause) {
  const std::string &lowering = model.lowerings.of(finding.lowering);
  os << "<details class=\"finding\" data-verdict=\"" << Escaped(finding.verdict) << "\" data-lowering=\""
     << Escaped(lowering) << "\" data-engine=\"" << Escaped(finding.engine) << "\" data-cause=\"" << cause + 1
     << "\"><summary>" << verdictHtml(finding.verdict) << "<span class=\"place\">" << Escaped(place(model, finding))
     << "</span><span class=\"path\">" << Escaped(finding.path) << "</span><span class=\"who\">" << Escaped(lowering)
     << ", " << Escaped(finding.engine) << "</span></summary>";
}

/// With links, bytes and code.
static void writeWhole(raw_ostream &os, PageModel &model, size_t number, size_t cause) {
  const PageFinding &finding = model.findings[number];
  os << "<dl>";
  for (const auto &[name, text] : fieldsOf(model, finding))
    os << "<dt>" << name << "</dt><dd>" << Escaped(text) << "</dd>";
  os << "<dt>cause</dt><dd><a href=\"#c" << cause + 1 << "\">" << Escaped(finding.cause) << "</a>";
  if (size_t first = model.causes[cause].findings.front(); first != number)
    os << ", first in " << linkTo(first, place(model, model.findings[first]));
  os << "</dd></dl>";
  if (finding.bytes)
    writeBytes(os, *finding.bytes);
  writeCode(os, model, finding);
}

static void writePlain(raw_ostream &os, PageModel &model, size_t number, size_t cause) {
  os << "<p class=\"plain\">";
  for (const auto &[name, text] : fieldsOf(model, model.findings[number]))
    os << name << ": " << Escaped(text) << '\n';
  os << "<a href=\"#c" << cause + 1 << "\">cause</a>, "
     << linkTo(model.causes[cause].findings.front(), "first finding of it") << "</p>";
}

static void writeFinding(raw_ostream &os, PageModel &model, size_t number, size_t cause, bool isWhole) {
  const PageFinding &finding = model.findings[number];
  writeSummary(os, model, finding, cause);
  os << "<div id=\"f" << number + 1 << "\" class=\"body\">";
  (isWhole ? writeWhole : writePlain)(os, model, number, cause);
  if (!finding.replay.empty())
    os << "<div class=\"replay\"><h4>replay</h4><pre tabindex=\"0\">" << Escaped(finding.replay) << "</pre></div>";
  os << "</div></details>\n";
}

//===----------------------------------------------------------------------===//
// All findings
//===----------------------------------------------------------------------===//

static void writeChoice(raw_ostream &os, StringRef key, StringRef all, const std::set<std::string> &values) {
  if (values.size() < 2)
    return;
  os << "<select data-filter=\"" << key << "\" aria-label=\"" << key << "\"><option value=\"\">" << all << "</option>";
  for (const std::string &value : values)
    os << "<option value=\"" << Escaped(value) << "\">" << Escaped(value) << "</option>";
  os << "</select>";
}

/// What scripts use; without them it is not shown.
static void writeFilters(raw_ostream &os, PageModel &model) {
  std::set<std::string> verdicts, lowerings, engines;
  for (const PageFinding &finding : model.findings) {
    verdicts.insert(finding.verdict);
    lowerings.insert(model.lowerings.of(finding.lowering));
    engines.insert(finding.engine);
  }
  os << "<form class=\"filters\" hidden data-list=\"findings-list\"><input type=\"search\" placeholder=\"words (/)\" "
        "aria-label=\"words\">";
  writeChoice(os, "verdict", "all verdicts", verdicts);
  writeChoice(os, "lowering", "all lowerings", lowerings);
  writeChoice(os, "engine", "all engines", engines);
  os << "<select data-sort aria-label=\"order\"><option value=\"\">by cause</option><option value=\"place\">by file"
        "</option><option value=\"verdict\">by verdict</option></select><output></output></form>\n";
}

std::string memref_cts::conformance::findingsHtml(PageModel &model) {
  if (model.findings.empty())
    return "";
  std::string html;
  raw_string_ostream os(html);
  writeFilters(os, model);
  os << "<div id=\"findings-list\" class=\"list\">\n";
  size_t shown = 0;
  for (size_t cause = 0; cause < model.causes.size(); ++cause)
    for (auto [i, number] : enumerate(model.causes[cause].findings)) {
      bool isWhole = shown < kWholeOfAll && (i < kWholeOfACause || model.findings.size() <= kWholeOfAll);
      shown += isWhole;
      writeFinding(os, model, number, cause, isWhole);
    }
  os << "</div>\n";
  return html;
}
