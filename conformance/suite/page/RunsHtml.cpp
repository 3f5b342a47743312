//===-- RunsHtml.cpp - calls of run, step by step -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each call with what it left. Where the report has a trace, it shows the source, the memory that was accessed, and the
// steps. page.js goes from one access to the next, and without scripts all of it is there to read.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/RunsHtml.h"
#include "conformance/suite/page/Escaped.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <optional>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kMostSteps = 20000;  // of all calls
static constexpr uint64_t kMostCells = 1024; // of one memory
static constexpr int64_t kColumns = 8;

namespace {
struct MemoryCell {
  uint64_t reads = 0, writes = 0;
};
/// Of an element of a memref.
struct Access {
  std::string memory;  // "allocation#1+0": where the aligned pointer points
  int64_t element = 0; // in elements from there
  std::string value;   // that was read or written, "": not known
  bool reads = false, writes = false;
};
struct TraceStep {
  uint64_t number;
  std::string text, place;
  uint64_t line = 0; // of the source, 0: of no line of it
  std::optional<Access> access;
};
/// One call with a trace.
class Stepper {
public:
  Stepper(const Node &call, size_t number, size_t &budget);
  void write(raw_ostream &os) const;

private:
  std::string cellId(const std::string &memory, int64_t element) const;
  void writeMemory(raw_ostream &os, const std::string &memory, const std::map<int64_t, MemoryCell> &cells) const;

  size_t number;
  std::vector<std::string> source;
  std::vector<TraceStep> steps;
  size_t leftOut = 0;
  std::map<std::string, std::map<int64_t, MemoryCell>> memories;
};
} // namespace

/// The line of "case.mlir:12:10", 0 if the place is of another file.
static uint64_t lineOf(StringRef place, StringRef file) {
  uint64_t line = 0;
  if (!place.consume_front(file) || !place.consume_front(":") || place.consumeInteger(10, line))
    return 0;
  return line;
}

Stepper::Stepper(const Node &call, size_t number, size_t &budget) : number(number) {
  std::string file = call["file"].text();
  for (const Node &line : call.elements("source"))
    source.push_back(line.text());
  std::vector<Node> trace = call.elements("trace");
  for (const Node &each : trace) {
    if (budget == 0) {
      leftOut = trace.size() - steps.size();
      break;
    }
    --budget;
    TraceStep step{each["step"].number(), each["text"].text(), each.text("location"), 0, std::nullopt};
    step.line = lineOf(step.place, file);
    if (each.has("element")) {
      Node element = each["element"];
      step.access = Access{element["memory"].text(), element["index"].integer(), element["value"].text(),
                           element.flag("reads"), element.flag("writes")};
    }
    if (step.access) {
      MemoryCell &cell = memories[step.access->memory][step.access->element];
      cell.reads += step.access->reads;
      cell.writes += step.access->writes;
    }
    steps.push_back(std::move(step));
  }
}

std::string Stepper::cellId(const std::string &memory, int64_t element) const {
  return "m" + utostr(number) + "-" + idOf(memory) + (element < 0 ? "-minus-" : "-") +
         utostr(element < 0 ? 0 - static_cast<uint64_t>(element) : static_cast<uint64_t>(element));
}

/// From the first element that was accessed to the last one, gaps included.
void Stepper::writeMemory(raw_ostream &os, const std::string &memory,
                          const std::map<int64_t, MemoryCell> &cells) const {
  int64_t first = cells.begin()->first - ((cells.begin()->first % kColumns) + kColumns) % kColumns;
  uint64_t count = static_cast<uint64_t>(cells.rbegin()->first) - static_cast<uint64_t>(first) + 1;
  os << "<h4>" << Escaped(memory) << "</h4><div class=\"wide\"><table class=\"memory\">\n";
  for (uint64_t i = 0; i < std::min(count, kMostCells); ++i) {
    int64_t element = first + static_cast<int64_t>(i);
    if (i % kColumns == 0)
      os << (i ? "</tr>\n" : "") << "<tr><th class=\"n\">" << element << "</th>";
    auto found = cells.find(element);
    if (found == cells.end()) {
      os << "<td>·</td>";
      continue;
    }
    const MemoryCell &cell = found->second;
    os << "<td id=\"" << cellId(memory, element) << "\" class=\"accessed" << (cell.writes ? " written" : "") << "\">"
       << (cell.reads ? "r" + utostr(cell.reads) : "") << (cell.reads && cell.writes ? " " : "")
       << (cell.writes ? "w" + utostr(cell.writes) : "") << "</td>";
  }
  os << "</tr></table></div>\n";
  if (count > kMostCells)
    os << "<p class=\"soft\">" << count - kMostCells << " more elements are not shown.</p>";
}

void Stepper::write(raw_ostream &os) const {
  os << "<div class=\"stepper\"><div class=\"buttons\" hidden></div><div class=\"codes\">";
  if (!source.empty()) {
    os << "<div class=\"code\"><h4>source</h4><ol>";
    for (auto [i, line] : enumerate(source))
      os << "<li id=\"s" << number << '-' << i + 1 << "\"><code>" << Escaped(line) << "</code></li>";
    os << "</ol></div>";
  }
  os << "<div class=\"code\">";
  for (const auto &[memory, cells] : memories)
    writeMemory(os, memory, cells);
  if (!memories.empty())
    os << "<p class=\"soft\">A cell is an element, counted from where the pointer points: r read, w written, · not "
          "accessed.</p>";
  os << "<ol class=\"steps\">";
  for (const TraceStep &step : steps) {
    os << "<li value=\"" << step.number << '"';
    if (step.line && step.line <= source.size())
      os << " data-line=\"s" << number << '-' << step.line << '"';
    if (step.access)
      os << " data-cell=\"" << cellId(step.access->memory, step.access->element) << "\" data-value=\""
         << Escaped(step.access->value) << "\" data-does=\"" << (step.access->writes ? "writes" : "reads") << '"';
    os << (step.access ? " class=\"access\">" : ">") << Escaped(step.text) << "</li>\n";
  }
  os << "</ol>";
  if (leftOut)
    os << "<p class=\"soft\">" << leftOut << " more steps are not shown.</p>";
  os << "</div></div></div>\n";
}

static void writeTexts(raw_ostream &os, const Node &call, StringRef key, StringRef title) {
  for (const Node &each : call.elements(key)) {
    std::string place = each.isObject() ? each.text("location") : "";
    os << "<dt>" << title << "</dt><dd>" << Escaped(place) << (place.empty() ? "" : ": ")
       << Escaped(each.isObject() ? each["text"].text() : each.text()) << "</dd>";
  }
}

static void writeCall(raw_ostream &os, const Node &call, size_t number, size_t &budget) {
  std::string outcome = call["outcome"].text();
  os << "<details class=\"call\"" << (number == 1 ? " open" : "") << "><summary>"
     << "<span class=\"v " << (outcome == "returned" ? "good\"><b>✓</b> " : "bad\"><b>✕</b> ") << Escaped(outcome)
     << "</span> " << Escaped(call["call"].text()) << "</summary><div class=\"body\" id=\"call-" << number << "\"><dl>"
     << "<dt>file</dt><dd>" << Escaped(call["file"].text()) << ':' << call["line"].number() << "</dd>";
  for (auto [key, title] : {std::pair("trap", "trap"), std::pair("message", "message"), std::pair("location", "place")})
    if (std::string text = call.text(key); !text.empty())
      os << "<dt>" << title << "</dt><dd>" << Escaped(text) << "</dd>";
  writeTexts(os, call, "observed", "left");
  writeTexts(os, call, "calls", "called");
  writeTexts(os, call, "notes", "note");
  writeTexts(os, call, "stopped_at", "stopped at");
  writeTexts(os, call, "frames", "frame");
  writeTexts(os, call, "values", "value");
  writeTexts(os, call, "leaks", "leak");
  writeTexts(os, call, "allocations", "memory");
  os << "</dl>\n";
  if (call.has("trace"))
    Stepper(call, number, budget).write(os);
  os << "</div></details>\n";
}

std::string memref_cts::conformance::runsHtml(PageModel &model) {
  std::string html;
  raw_string_ostream os(html);
  size_t number = 0, budget = kMostSteps;
  for (const std::unique_ptr<StoredReport> &report : model.reports)
    if (report->kind() == ReportKind::Run)
      for (const Node &call : report->root().elements())
        writeCall(os, call, ++number, budget);
  return html;
}
