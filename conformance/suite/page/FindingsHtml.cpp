//===-- FindingsHtml.cpp - causes and findings ---------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of causes, then each finding under its cause: a line that opens. Where there are very many, the first
// findings of a cause are such lines, and the others are text without elements. A page with ten thousand of them opens
// at once.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/FindingsHtml.h"
#include "conformance/PlainText.h"
#include "conformance/suite/page/BytesHtml.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/Parts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kWholeOfACause = 5;

void memref_cts::conformance::chooseWhole(PageModel &model) {
  const size_t causes = std::min(model.causes.size(), kMostRows);
  const bool areAll = model.findings.size() <= kMostRows;
  const size_t ofEach =
      areAll || !causes ? model.findings.size() : std::clamp<size_t>(kMostRows / causes, 1, kWholeOfACause);
  for (const PageCause &cause : ArrayRef(model.causes).take_front(causes))
    for (size_t finding : ArrayRef(cause.findings).take_front(ofEach))
      model.findings[finding].isWhole = true;
}

static std::string place(const PageModel &model, const PageFinding &finding) {
  return model.files.at(finding.file) + (finding.line ? ":" + utostr(finding.line) : "");
}

/// A name whose ends tell it apart, where a line has no room for all of it.
static std::string cutInTheMiddle(StringRef text) {
  constexpr size_t kEnd = 30;
  if (text.size() <= 2 * kEnd + 3)
    return text.str();
  auto isMiddle = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }; // of a character
  size_t front = kEnd, back = text.size() - kEnd;
  while (front && isMiddle(text[front]))
    --front;
  while (back < text.size() && isMiddle(text[back]))
    ++back;
  return (text.take_front(front) + "..." + text.drop_front(back)).str();
}

static std::string linkTo(size_t finding, StringRef text) {
  std::string html;
  raw_string_ostream(html) << "<a href=\"#f" << finding + 1 << "\">" << Escaped(text) << "</a>";
  return html;
}

static size_t numFiles(const PageModel &model, const PageCause &cause) {
  std::set<StringRef> files;
  for (size_t finding : cause.findings)
    files.insert(model.findings[finding].file);
  return files.size();
}

std::string memref_cts::conformance::causesHtml(PageModel &model) {
  if (model.causes.empty())
    return "";
  std::string html;
  raw_string_ostream os(html);
  uint64_t most = model.causes.front().count;
  const size_t shown = std::min(model.causes.size(), kMostRows);
  os << "<div class=\"wide\"><table id=\"causes-table\"><thead><tr><th>findings" << (model.leftOut ? " shown" : "")
     << "</th><th>verdict</th><th>cause</th>"
        "<th>lowering</th><th>files</th><th>first case</th></tr></thead><tbody>\n";
  for (size_t i = 0; i < shown; ++i) {
    const PageCause &cause = model.causes[i];
    const PageFinding &first = model.findings[cause.findings.front()];
    const size_t files = numFiles(model, cause);
    os << "<tr id=\"c" << i + 1 << "\"><td class=\"n\"><span class=\"bar\" style=\"--share:" << 100 * cause.count / most
       << "%\"></span>" << cause.count << "<span class=\"unit\"> " << (cause.count == 1 ? "finding" : "findings")
       << "</span></td><td>" << verdictHtml(cause.verdict) << "</td><td class=\"what\">" << Escaped(cause.text)
       << "</td><td>" << Escaped(model.lowerings.of(cause.lowering)) << "</td><td class=\"n\">" << files
       << "<span class=\"unit\"> " << (files == 1 ? "file" : "files") << ", first</span></td><td class=\"what\">"
       << linkTo(cause.findings.front(), place(model, first)) << "</td></tr>\n";
  }
  os << "</tbody></table></div>\n";
  if (model.causes.size() > shown)
    os << "<p>" << model.causes.size() - shown << " more causes: the last lines of the findings</p>\n";
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
  std::optional<PageLines> source = finding.source(), lowered = finding.lowered();
  if (!source && !lowered)
    return;
  os << "<div class=\"codes\">";
  if (source)
    writeLines(os, "source", *source);
  if (lowered)
    writeLines(os, "lowered by " + model.lowerings.of(finding.lowering), *lowered);
  os << "</div>";
}

/// What was compared says little of a trap: its cause does.
static std::string whatIsWrong(const PageFinding &finding) {
  if (finding.trap.empty() || finding.path.empty())
    return finding.trap.empty() ? finding.path : finding.cause;
  return finding.cause + "; " + finding.path;
}

static void writeSummary(raw_ostream &os, PageModel &model, const PageFinding &finding, size_t cause) {
  const std::string &lowering = model.lowerings.of(finding.lowering);
  os << "<details class=\"finding\" data-verdict=\"" << Escaped(finding.verdict) << "\" data-lowering=\""
     << Escaped(lowering) << "\" data-engine=\"" << Escaped(finding.engine) << "\" data-cause=\"" << cause + 1
     << "\"><summary>" << verdictHtml(finding.verdict) << "<span class=\"place\">"
     << Escaped(cutInTheMiddle(place(model, finding))) << "</span><span class=\"path\">"
     << Escaped(whatIsWrong(finding)) << "</span><span class=\"who\">" << Escaped(lowering) << ", "
     << Escaped(finding.engine) << "</span></summary>";
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
  if (std::optional<PageBytes> bytes = finding.bytes())
    writeBytes(os, *bytes);
  writeCode(os, model, finding);
}

static void writeFinding(raw_ostream &os, PageModel &model, size_t number, size_t cause) {
  const PageFinding &finding = model.findings[number];
  writeSummary(os, model, finding, cause);
  os << "<div id=\"f" << number + 1 << "\" class=\"body\">";
  writeWhole(os, model, number, cause);
  if (!finding.replay.empty())
    os << "<div class=\"replay\"><h4>replay</h4><pre tabindex=\"0\">" << Escaped(finding.replay) << "</pre></div>";
  os << "</div></details>\n";
}

//===----------------------------------------------------------------------===//
// The others of a cause, as text
//===----------------------------------------------------------------------===//

/// A line, and an indented one with the command. page.js splits them again.
static void writePlain(raw_ostream &os, PageModel &model, const PageFinding &finding, bool withCause) {
  std::string text = place(model, finding);
  if (withCause)
    text += " " + finding.verdict + ", " + finding.cause + " under " + model.lowerings.of(finding.lowering);
  for (const auto &[what, value] :
       {std::pair(", ", &finding.engine), std::pair(" ", &finding.call), std::pair(": ", &finding.path),
        std::pair(": expected ", &finding.expected), std::pair(", seen ", &finding.seen)})
    if (!value->empty())
      text += what + *value;
  os << Escaped(printable(text)) << '\n';
  if (!finding.replay.empty())
    os << "  " << Escaped(printable(finding.replay)) << '\n';
}

namespace {
/// Findings as text, with what the filters ask for.
struct Others {
  std::vector<size_t> findings;
  std::set<std::string> verdicts, lowerings, engines;
};
} // namespace

static std::string listed(const std::set<std::string> &values) {
  return "|" + join(values.begin(), values.end(), "|") + "|";
}

static void writeOthers(raw_ostream &os, PageModel &model, const Others &others, bool ofACause) {
  if (others.findings.empty())
    return;
  os << "<details class=\"others\" data-count=\"" << others.findings.size() << "\" data-verdict=\""
     << Escaped(listed(others.verdicts)) << "\" data-lowering=\"" << Escaped(listed(others.lowerings))
     << "\" data-engine=\"" << Escaped(listed(others.engines)) << "\"><summary><b>" << others.findings.size()
     << "</b> more findings of " << (ofACause ? "this cause" : "other causes")
     << ", a line each</summary><pre tabindex=\"0\">";
  for (size_t finding : others.findings)
    writePlain(os, model, model.findings[finding], !ofACause);
  os << "</pre></details>\n";
}

static void add(Others &others, PageModel &model, size_t number) {
  const PageFinding &finding = model.findings[number];
  others.findings.push_back(number);
  others.verdicts.insert(finding.verdict);
  others.lowerings.insert(model.lowerings.of(finding.lowering));
  others.engines.insert(finding.engine);
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
  os << "<form class=\"filters\" hidden data-list=\"findings-list\"><label>words (/) "
        "<input type=\"search\"></label>";
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
  Others ofOtherCauses;
  for (auto [i, cause] : enumerate(model.causes)) {
    Others others;
    bool isShown = i < kMostRows;
    if (isShown)
      os << "<h3 class=\"cause\" data-cause=\"" << i + 1 << "\">" << verdictHtml(cause.verdict) << ' '
         << Escaped(cause.text) << " <small>" << Escaped(model.lowerings.of(cause.lowering)) << "; " << cause.count
         << (cause.count == 1 ? " finding" : " findings")
         << Escaped(cause.blame.empty() ? std::string() : "; " + cause.blame) << "</small></h3>\n";
    for (size_t number : cause.findings)
      if (model.findings[number].isWhole)
        writeFinding(os, model, number, i);
      else
        add(isShown ? others : ofOtherCauses, model, number);
    writeOthers(os, model, others, /*ofACause=*/true);
  }
  writeOthers(os, model, ofOtherCauses, /*ofACause=*/false);
  os << "</div>\n";
  return html;
}
