//===-- MatrixReport.cpp - the matrix as text and JSON --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A board per target and level, then hazards, findings and skips once each. Must
// not judge.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Matrix.h"

#include "conformance/AskedLowerings.h"
#include "conformance/Paint.h"
#include "conformance/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <map>

using namespace llvm;
using namespace memref_cts::abi_tests;
using memref_cts::conformance::Detail;
using memref_cts::conformance::Paint;

static std::string hex(const Word2 &value) {
  std::string text = "0x" + utohexstr(value[0], /*LowerCase=*/true);
  return value[1] ? "0x" + utohexstr(value[1], true) + ":" + text : text;
}

static std::string hex(const std::optional<Word2> &value) { return value ? hex(*value) : "nothing"; }

static char letterOf(const MatrixCell &cell) {
  switch (cell.verdict) {
  case CellVerdict::Agree:
    return cell.foretold.empty() ? '.' : ',';
  case CellVerdict::Hazard:
    return 'h';
  case CellVerdict::Finding:
    return 'F';
  case CellVerdict::Skipped:
    return '-';
  case CellVerdict::Refused:
    return 'r';
  case CellVerdict::NotChecked:
    return '?';
  }
  llvm_unreachable("verdict");
}

static std::string rowName(const MatrixRow &row) {
  return row.family + (row.convention == Convention::Default ? "" : std::string(" (") + name(row.convention) + ")");
}

/// Of the names of rows: wide enough for all.
static size_t nameColumn(ArrayRef<MatrixRow> rows) {
  size_t width = 28;
  for (const MatrixRow &row : rows)
    width = std::max(width, rowName(row).size() + 1);
  return width;
}

static std::string hazardNames(const MatrixCell &cell) {
  std::string text;
  for (HazardKind kind : cell.foretold)
    text += (text.empty() ? "" : ",") + std::string(name(kind));
  return text;
}

static void printCell(Paint &paint, const MatrixCell &cell) {
  if (cell.verdict == CellVerdict::Finding)
    paint(raw_ostream::RED, Twine(letterOf(cell)));
  else if (cell.verdict == CellVerdict::Hazard)
    paint(raw_ostream::YELLOW, Twine(letterOf(cell)));
  else
    paint.os << letterOf(cell);
}

static void printBoard(Paint &paint, const Board &board, const MatrixConfig &config) {
  raw_ostream &os = paint.os;
  size_t ends = config.ends.size(), width = nameColumn(config.rows);
  os << board.target->name << " -O" << board.optLevel << '\n';
  for (bool isCallee : {false, true}) {
    os << left_justify(isCallee ? "  callee" : "  caller", 2 + width);
    for (size_t caller = 0; caller < ends; ++caller) {
      os << ' ';
      for (size_t callee = 0; callee < ends; ++callee)
        os << config.ends[isCallee ? callee : caller].letter;
    }
    os << '\n';
  }
  for (const auto &[number, row] : enumerate(config.rows)) {
    os << "  " << left_justify(rowName(row), width);
    for (size_t caller = 0; caller < ends; ++caller) {
      os << ' ';
      for (size_t callee = 0; callee < ends; ++callee)
        printCell(paint, board.cells[caller * ends + callee][number]);
    }
    os << '\n';
  }
  os << '\n';
}

namespace {
/// Cells that have the same trouble, with the first as example.
struct Group {
  uint64_t cells = 0;
  const Board *board = nullptr;
  size_t caller = 0, callee = 0, row = 0;
};
} // namespace

static void
forEach(const MatrixReport &report, const MatrixConfig &config,
        function_ref<void(const Board &, size_t caller, size_t callee, size_t row, const MatrixCell &)> visit) {
  size_t ends = config.ends.size();
  for (const Board &board : report.boards)
    for (size_t pair = 0; pair < ends * ends; ++pair)
      for (size_t row = 0; row < config.rows.size(); ++row)
        visit(board, pair / ends, pair % ends, row, board.cells[pair][row]);
}

static void add(Group &group, const Board &board, size_t caller, size_t callee, size_t row) {
  if (!group.cells++)
    group = {1, &board, caller, callee, row};
}

static const MatrixCell &exampleOf(const Group &group, const MatrixConfig &config) {
  return group.board->cells[group.caller * config.ends.size() + group.callee][group.row];
}

/// "memref-1d: gcc calls acme: why".
static std::string exampleText(const Group &group, const MatrixConfig &config) {
  const MatrixCell &cell = exampleOf(group, config);
  return config.ends[group.caller].name() + " calls " + config.ends[group.callee].name() + ": " +
         rowName(config.rows[group.row]) + (cell.why.empty() ? "" : ": " + cell.why);
}

static std::string factText(const Group &group, const FieldFact &fact) {
  const Field &field = group.board->fields[group.row][fact.field];
  return field.path + ": expected " + hex(field.expected) + ", caller saw " + hex(fact.caller) + ", callee saw " +
         hex(fact.callee);
}

static std::string boardName(const Board &board) {
  return std::string(board.target->name) + " -O" + utostr(board.optLevel);
}

static void printExample(raw_ostream &os, const Group &group, const MatrixConfig &config, size_t mostFacts) {
  os << "    e.g. " << boardName(*group.board) << ", " << exampleText(group, config) << '\n';
  const MatrixCell &cell = exampleOf(group, config);
  for (const auto &[number, fact] : enumerate(cell.facts)) {
    if (number == mostFacts) {
      os << "      ... " << cell.facts.size() - mostFacts << " more\n";
      break;
    }
    os << "      " << factText(group, fact) << '\n';
  }
  std::vector<std::string> clauses = clausesOf(cell, config.rows[group.row], group.board->fields[group.row]);
  os << "    clauses: " << join(clauses, ", ") << '\n';
}

std::vector<std::string> memref_cts::abi_tests::uncomparedLowerings(const MatrixReport &report,
                                                                    const MatrixConfig &config) {
  std::vector<bool> compared(config.ends.size(), false);
  std::vector<std::string> why(config.ends.size());
  forEach(report, config, [&](const Board &, size_t caller, size_t callee, size_t, const MatrixCell &cell) {
    for (size_t end : {caller, callee})
      if (isAnswer(cell.verdict))
        compared[end] = true;
      else if (why[end].empty() || cell.verdict == CellVerdict::Refused)
        why[end] = std::string(name(cell.verdict)) + ": " + cell.why;
  });
  std::vector<std::string> out;
  for (const auto &[number, end] : enumerate(config.ends))
    if (!end.compiler && !compared[number])
      out.push_back(end.name() + ": " + why[number]);
  return out;
}

std::vector<std::string> memref_cts::abi_tests::uncheckedReasons(const MatrixReport &report) {
  std::map<std::string, uint64_t> reasons;
  for (const Board &board : report.boards)
    for (const std::vector<MatrixCell> &pair : board.cells)
      for (const MatrixCell &cell : pair)
        if (cell.verdict == CellVerdict::NotChecked)
          ++reasons[cell.why];
  std::vector<std::string> out;
  for (const auto &[why, cells] : reasons)
    out.push_back(utostr(cells) + (cells == 1 ? " cell" : " cells") + " not checked: " + why);
  return out;
}

/// Before the reason of a cell without an answer.
static const char *heading(CellVerdict verdict) {
  return verdict == CellVerdict::Refused      ? "refused: "
         : verdict == CellVerdict::NotChecked ? "not checked: "
                                              : "skipped: ";
}

void memref_cts::abi_tests::printMap(raw_ostream &os, ArrayRef<MatrixRow> rows, ArrayRef<const Target *> targets) {
  os << "What to expect where a C compiler of today calls lowered code (>) and is called by it (<):\n"
        "  . safe   a narrow-argument   r narrow-result   b bool   s struct-result   "
        "o old-i128, with clang before 18\n\n";
  size_t width = nameColumn(rows);
  os << left_justify("", 2 + width);
  for (const Target *target : targets)
    os << left_justify(target->name, 10);
  os << '\n';
  auto letter = [](HazardKind kind) {
    switch (kind) {
    case HazardKind::NarrowArgument:
      return 'a';
    case HazardKind::NarrowResult:
      return 'r';
    case HazardKind::BoolArgument:
    case HazardKind::BoolResult:
      return 'b';
    case HazardKind::StructResult:
      return 's';
    case HazardKind::OldI128:
    case HazardKind::OldI128Layout:
      return 'o';
    }
    llvm_unreachable("hazard");
  };
  for (const MatrixRow &row : rows) {
    os << "  " << left_justify(rowName(row), width);
    for (const Target *target : targets) {
      std::string cell;
      for (bool loweredCaller : {false, true}) {
        std::string letters;
        for (Side side : {Side::C, Side::OldC})
          for (const Hazard &hazard :
               hazardsOf(row.signature, row.convention, *target, loweredCaller ? Side::Lowered : side,
                         loweredCaller ? side : Side::Lowered))
            if (!is_contained(letters, letter(hazard.kind)))
              letters += letter(hazard.kind);
        cell += (loweredCaller ? "<" : ">") + (letters.empty() ? "." : letters);
      }
      os << left_justify(cell, 10);
    }
    os << '\n';
  }
}

/// What makes the example of a finding alone again.
static void printReplay(raw_ostream &os, const Group &group, const MatrixConfig &config) {
  const MatrixRow &row = config.rows[group.row];
  os << "    replay: memref-cts abi --target=" << group.board->target->name << " -O" << group.board->optLevel
     << " --family=" << row.family << " --convention=" << name(row.convention);
  const End &caller = config.ends[group.caller], &callee = config.ends[group.callee];
  bool anyC = caller.compiler || callee.compiler, anyLowered = !caller.compiler || !callee.compiler;
  os << (anyC ? "" : " --compiler=none") << (anyLowered ? "" : " --lowering=none");
  for (const End *end : {&caller, &callee})
    if (end == &caller || caller.name() != callee.name())
      os << (end->compiler ? " --compiler=" + end->name() : memref_cts::conformance::loweringOption(end->lowering));
  os << (anyLowered ? config.replayOptions : "") << '\n';
}

using Groups = std::map<std::string, Group>;

static void printHazards(Paint &paint, const Groups &hazards, const MatrixConfig &config, size_t mostFacts) {
  for (const auto &[names, group] : hazards) {
    paint(raw_ostream::YELLOW, "hazard " + names);
    paint.os << ": " << group.cells << (group.cells == 1 ? " cell\n" : " cells\n");
    for (HazardKind kind : exampleOf(group, config).foretold)
      paint.os << "    " << explain(kind) << '\n';
    printExample(paint.os, group, config, mostFacts);
  }
}

static void printFindings(Paint &paint, const Groups &findings, const MatrixConfig &config, Detail detail) {
  const bool isVerbose = detail == Detail::Verbose;
  constexpr size_t kShown = 20, kFacts = 4;
  size_t shown = 0;
  for (const auto &[key, group] : findings) {
    if (shown++ == kShown && !isVerbose) {
      paint.os << "... " << findings.size() - kShown
               << " more kinds of findings; --verbose and the JSON report have all\n";
      break;
    }
    paint(raw_ostream::RED, "FINDING");
    paint.os << ": " << group.cells << (group.cells == 1 ? " cell\n" : " cells\n");
    printExample(paint.os, group, config, isVerbose ? SIZE_MAX : kFacts);
    printReplay(paint.os, group, config);
  }
}

/// --quiet: a line for each kind.
static void printLines(raw_ostream &os, const Groups &findings, const MatrixConfig &config) {
  for (const auto &[key, group] : findings) {
    const MatrixCell &cell = exampleOf(group, config);
    os << boardName(*group.board) << ": error: " << exampleText(group, config)
       << (cell.facts.empty() ? "" : ": " + factText(group, cell.facts.front())) << '\n';
  }
}

void memref_cts::abi_tests::printReport(raw_ostream &os, const MatrixReport &report, const MatrixConfig &config,
                                        bool colour, Detail detail) {
  Paint paint{os, colour};
  Groups hazards, findings, skips;
  forEach(report, config, [&](const Board &board, size_t caller, size_t callee, size_t row, const MatrixCell &cell) {
    if (cell.verdict == CellVerdict::Hazard)
      add(hazards[hazardNames(cell)], board, caller, callee, row);
    else if (cell.verdict == CellVerdict::Finding)
      add(findings[board.target->name + std::string("\n") + rowName(config.rows[row]) + "\n" + cell.why], board, caller,
          callee, row);
    else if (cell.verdict != CellVerdict::Agree)
      add(skips[heading(cell.verdict) + cell.why], board, caller, callee, row);
  });
  if (detail == Detail::Quiet) {
    printLines(os, findings, config);
  } else {
    os << "ends:";
    for (const End &end : config.ends)
      os << "  " << end.letter << " = " << end.name();
    os << "\ncells:  . agree  , agree although a hazard is known  h hazard  F finding  - skipped  r refused"
       << (report.count(CellVerdict::NotChecked) ? "  ? not checked\n\n" : "\n\n");
    for (const Board &board : report.boards)
      printBoard(paint, board, config);
    printHazards(paint, hazards, config, /*mostFacts=*/4);
    printFindings(paint, findings, config, detail);
    for (const auto &[reason, group] : skips)
      os << reason << ": " << group.cells << (group.cells == 1 ? " cell\n" : " cells\n");
    os << '\n';
  }
  os << conformance::sandboxLine(conformance::sandboxText(config.worker))
     << "matrix: " << report.count(CellVerdict::Agree) << " agree, " << report.count(CellVerdict::Hazard)
     << " hazards, " << report.count(CellVerdict::Finding) << " findings, " << report.count(CellVerdict::Skipped)
     << " skipped, " << report.count(CellVerdict::Refused) << " refused";
  if (uint64_t cells = report.count(CellVerdict::NotChecked))
    os << ", " << cells << " not checked";
  os << (report.interrupted ? "; interrupted, not complete\n" : "\n");
}

void memref_cts::abi_tests::writeJSON(raw_ostream &os, const MatrixReport &report, const MatrixConfig &config) {
  json::OStream json(os, 1);
  json.object([&] {
    conformance::beginReport(json, conformance::sandboxText(config.worker));
    json.attribute("tool", "memref-cts abi");
    json.attribute("environment", config.environment);
    json.attribute("complete", report.isWhole());
    if (std::vector<std::string> reasons = uncheckedReasons(report); !reasons.empty())
      json.attributeArray("errors", [&] {
        for (const std::string &reason : reasons)
          json.value(reason);
      });
    json.attributeObject("summary", [&] {
      for (CellVerdict verdict : {CellVerdict::Agree, CellVerdict::Hazard, CellVerdict::Finding, CellVerdict::Skipped,
                                  CellVerdict::Refused, CellVerdict::NotChecked})
        json.attribute(name(verdict), report.count(verdict));
    });
    json.attributeArray("cells", [&] {
      forEach(report, config,
              [&](const Board &board, size_t caller, size_t callee, size_t row, const MatrixCell &cell) {
                json.object([&] {
                  json.attribute("target", board.target->name);
                  json.attribute("opt", board.optLevel);
                  json.attribute("family", config.rows[row].family);
                  json.attribute("convention", name(config.rows[row].convention));
                  json.attribute("caller", config.ends[caller].name());
                  json.attribute("callee", config.ends[callee].name());
                  json.attribute("verdict", name(cell.verdict));
                  if (!cell.why.empty())
                    json.attribute("why", cell.why);
                  if (!cell.foretold.empty())
                    json.attributeArray("hazards", [&] {
                      for (HazardKind kind : cell.foretold)
                        json.value(name(kind));
                    });
                  if (std::vector<std::string> clauses = clausesOf(cell, config.rows[row], board.fields[row]);
                      !clauses.empty())
                    json.attributeArray("clauses", [&] {
                      for (const std::string &clause : clauses)
                        json.value(clause);
                    });
                  if (cell.facts.empty())
                    return;
                  json.attributeArray("facts", [&] {
                    for (const FieldFact &fact : cell.facts)
                      json.object([&] {
                        const Field &field = board.fields[row][fact.field];
                        json.attribute("field", field.path);
                        json.attribute("expected", hex(field.expected));
                        json.attribute("caller", hex(fact.caller));
                        json.attribute("callee", hex(fact.callee));
                      });
                  });
                });
              });
    });
  });
  os << '\n';
}
