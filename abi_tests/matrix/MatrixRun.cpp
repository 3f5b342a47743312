//===-- MatrixRun.cpp - the matrix, call by call --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds all objects, links every caller with every callee, runs the rows that
// both have, and compares what was seen with the values of the fields.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Matrix.h"
#include "abi_tests/matrix/Build.h"
#include "abi_tests/matrix/Process.h"

#include "conformance/Threads.h"
#include "conformance/Tool.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

#include <atomic>
#include <map>
#include <mutex>

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::abi_tests;

uint64_t MatrixReport::count(CellVerdict verdict) const {
  uint64_t total = 0;
  for (const Board &board : boards)
    for (const std::vector<MatrixCell> &pair : board.cells)
      total += static_cast<uint64_t>(count_if(pair, [&](const MatrixCell &cell) { return cell.verdict == verdict; }));
  return total;
}

bool MatrixReport::isWhole() const { return !interrupted && !count(CellVerdict::NotChecked); }

/// Calls `work(i)` for all i on some threads.
static void parallel(unsigned count, unsigned jobs, function_ref<void(unsigned)> work, function_ref<bool()> stop) {
  std::atomic<unsigned> next{0};
  auto loop = [&] {
    for (unsigned i = next++; i < count && !stop(); i = next++)
      work(i);
  };
  conformance::workTogether(std::min(jobs, count), loop);
}

//===----------------------------------------------------------------------===//
// Judging
//===----------------------------------------------------------------------===//

namespace {
/// What the executable printed of one row.
struct RowFacts {
  std::optional<Word2> seen[2][64];
  std::string death;
  bool ended = false, wasKilled = false; // wasKilled: by SIGKILL, which is no end of its own
};
} // namespace

/// Takes a number off the front, and the blanks behind it.
template <typename Number>
static bool takeNumber(StringRef &text, unsigned radix, Number &number) {
  if (text.consumeInteger(radix, number))
    return false;
  text = text.ltrim();
  return true;
}

static std::vector<RowFacts> parseFacts(StringRef text, size_t rows) {
  std::vector<RowFacts> facts(rows);
  RowFacts *current = nullptr;
  SmallVector<StringRef> lines;
  text.split(lines, '\n', -1, false);
  for (StringRef line : lines) {
    auto [kind, rest] = line.split(' ');
    unsigned number = 0, side = 0, field = 0;
    Word2 value;
    if (kind == "R" && !rest.getAsInteger(10, number) && number < rows) {
      current = &facts[number];
    } else if (!current) {
      continue;
    } else if (kind == "S") {
      current->death = "signal " + rest.str();
      current->wasKilled = rest == "9";
    } else if (kind == "X") {
      current->death = "exit code " + rest.str();
    } else if (kind == "E") {
      current->ended = true;
    } else if (kind == "F" && takeNumber(rest, 10, side) && takeNumber(rest, 10, field) &&
               takeNumber(rest, 16, value[0]) && takeNumber(rest, 16, value[1]) && side < 2 && field < 64) {
      current->seen[side][field] = value;
    }
  }
  return facts;
}

/// Whether a hazard accounts for a field that is not as expected. Where a result
/// takes a hidden pointer on one side only, or an old i128 shifts what follows,
/// everything of the call may be elsewhere.
bool memref_cts::abi_tests::explains(const Hazard &hazard, const Field &field) {
  switch (hazard.kind) {
  case HazardKind::StructResult:
    return true;
  case HazardKind::OldI128:
    return !field.isResult && field.position >= hazard.position;
  case HazardKind::NarrowArgument:
  case HazardKind::BoolArgument:
    return !field.isResult && field.position == hazard.position;
  case HazardKind::OldI128Layout:
  case HazardKind::NarrowResult:
  case HazardKind::BoolResult:
    return field.isResult;
  }
  llvm_unreachable("hazard");
}

static void judge(MatrixCell &cell, ArrayRef<Field> fields, const RowFacts &facts, ArrayRef<Hazard> hazards) {
  bool explained = true;
  cell.why.clear();
  for (const Hazard &hazard : hazards)
    if (!is_contained(cell.foretold, hazard.kind))
      cell.foretold.push_back(hazard.kind);
  for (const auto &[number, field] : enumerate(fields)) {
    FieldFact fact{static_cast<unsigned>(number), facts.seen[0][number], facts.seen[1][number]};
    if (fact.caller == field.expected && fact.callee == field.expected)
      continue;
    explained &= any_of(hazards, [&, &field = field](const Hazard &hazard) { return explains(hazard, field); });
    cell.facts.push_back(fact);
  }
  if (!facts.death.empty() || !facts.ended) {
    cell.why = facts.death.empty() ? "the program ended before this call did" : facts.death;
    bool lost = any_of(hazards, [](const Hazard &hazard) { return hazard.kind == HazardKind::StructResult; });
    cell.verdict = lost ? CellVerdict::Hazard : CellVerdict::Finding;
    return;
  }

  cell.verdict = cell.facts.empty() ? CellVerdict::Agree : explained ? CellVerdict::Hazard : CellVerdict::Finding;
}

static void addNew(std::vector<std::string> &clauses, ArrayRef<std::string> more) {
  for (const std::string &clause : more)
    if (!is_contained(clauses, clause))
      clauses.push_back(clause);
}

std::vector<std::string> memref_cts::abi_tests::clausesOf(const MatrixCell &cell, const MatrixRow &row,
                                                          ArrayRef<Field> fields) {
  std::vector<std::string> clauses;
  auto addValue = [&](bool isResult, size_t position) {
    addNew(clauses, clausesOf(row.signature, row.convention, isResult, static_cast<unsigned>(position)));
  };
  if (cell.verdict != CellVerdict::Finding) {
    for (HazardKind kind : cell.foretold)
      for (StringRef clause : split(clausesOf(kind), ", "))
        addNew(clauses, clause.str());
    return clauses;
  }
  for (const FieldFact &fact : cell.facts)
    addValue(fields[fact.field].isResult, fields[fact.field].position);
  if (!cell.facts.empty())
    return clauses;
  for (size_t argument = 0; argument < row.signature.arguments.size(); ++argument)
    addValue(/*isResult=*/false, argument);
  for (size_t result = 0; result < row.signature.results.size(); ++result)
    addValue(/*isResult=*/true, result);
  return clauses;
}

void memref_cts::abi_tests::judgeForetold(Board &board) {
  auto isForetold = [](const MatrixCell &cell) {
    return is_contained(cell.foretold, HazardKind::StructResult) &&
           (cell.verdict == CellVerdict::Agree || cell.verdict == CellVerdict::Hazard);
  };
  for (size_t row = 0; row < board.fields.size(); ++row) {
    bool shows = any_of(board.cells, [&](const std::vector<MatrixCell> &pair) {
      return isForetold(pair[row]) && pair[row].verdict == CellVerdict::Hazard;
    });
    for (std::vector<MatrixCell> &pair : board.cells)
      if (!shows && isForetold(pair[row])) {
        pair[row].verdict = CellVerdict::Finding;
        pair[row].why = std::string(name(HazardKind::StructResult)) + " is foretold, but no pair differs";
      }
  }
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

namespace {
struct BoardObjects {
  std::vector<BuiltObject> callers, callees; // of each end
};
struct Frames {
  std::string c, lowered, runtime, why;
  CellVerdict verdict = CellVerdict::Skipped; // without `c`, of all rows
};
/// The compiler-rt of LLVM 22 for a target.
struct Runtime {
  std::string path;   // "": it is not installed
  std::string killed; // "", or why nobody can say
};
} // namespace

/// A symbol of a runtime library that the linker did not find, or "".
static std::string missingRuntime(StringRef warnings) {
  for (StringRef rest = warnings; !rest.empty();) {
    rest = rest.split("undefined reference to `").second;
    StringRef symbol = rest.take_until([](char c) { return c == '\''; });
    if (symbol.starts_with("__"))
      return symbol.str();
  }
  return "";
}

static Runtime findRuntime(const MatrixConfig &config, const Target &target) {
  std::string clang = findTool("clang");
  if (clang.empty())
    return {};
  ProcessResult result =
      runProcess({clang, std::string("--target=") + target.triple, "--rtlib=compiler-rt", "--print-libgcc-file-name"},
                 config.folder + "/runtime", 20, Runs::Tool, config);
  std::string path = StringRef(result.output).trim().str();
  return {result.ok() && sys::fs::exists(path) ? path : "",
          result.wasKilled || result.crashed() ? result.problem() : ""};
}

namespace {
/// What a program of a pair is made of.
struct PairObjects {
  const std::string &frame;
  const BuiltObject &from, &to;
  const std::string &runtime; // "": none
};
} // namespace

static ProcessResult linkPair(const MatrixConfig &config, const Target &target, const PairObjects &objects,
                              const std::string &program) {
  std::string why;
  Compiler linker = {"gcc", 'g', "gcc", false, "c", Side::C};
  std::vector<std::string> words = compilerCommand(linker, target, why);
  // Rows that one side lacks are unresolved and never called; a body that a
  // lowering gives the declaration of a wrapper is that of the caller.
  append_range(words, ArrayRef<const char *>{"-static", "-no-pie", "-Wl,--warn-unresolved-symbols", "-Wl,-z,muldefs",
                                             "-Wl,-z,noexecstack"});
  words.push_back(objects.frame);
  append_range(words, objects.from.paths);
  append_range(words, objects.to.paths);
  words.insert(words.end(), {"-o", program});
  if (!objects.runtime.empty())
    words.push_back(objects.runtime);
  return runProcess(words, program, 60, Runs::Tool, config);
}

/// The calls of some rows, by a program that both ends are in.
static ProcessResult runRows(const MatrixConfig &config, std::vector<std::string> command, const std::string &program,
                             ArrayRef<unsigned> rows) {
  for (unsigned row : rows)
    command.push_back(std::to_string(row));
  return runProcess(command, program, 300, Runs::Code, config);
}

/// Makes calls once more whose processes somebody killed.
static void callKilledAgain(const MatrixConfig &config, const std::vector<std::string> &command,
                            const std::string &program, ArrayRef<unsigned> rows, std::vector<RowFacts> &facts) {
  std::vector<unsigned> killed;
  copy_if(rows, std::back_inserter(killed), [&](unsigned row) { return facts[row].wasKilled; });
  if (killed.empty())
    return;
  ProcessResult result = runRows(config, command, program, killed);
  if (result.wasKilled || result.isEnvironment || conformance::interrupted())
    return;
  std::vector<RowFacts> again = parseFacts(result.output, config.rows.size());
  for (unsigned row : killed)
    facts[row] = again[row];
}

static void settle(MatrixCell &cell, CellVerdict verdict, const std::string &why) {
  cell.verdict = verdict;
  cell.why = why;
}

/// Settles the rows that a pair cannot call, and returns the others.
static std::vector<unsigned> rowsToCall(const MatrixConfig &config, std::vector<MatrixCell> &cells,
                                        const std::string &frame, const Frames &frames, const BuiltObject &from,
                                        const BuiltObject &to, bool areLowered) {
  std::vector<unsigned> rows;
  for (unsigned row = 0; row < config.rows.size(); ++row) {
    MatrixCell &cell = cells[row];
    if (frame.empty())
      settle(cell, frames.verdict, frames.why);
    else if (from.verdict[row] == CellVerdict::Finding || to.verdict[row] == CellVerdict::Finding)
      settle(cell, CellVerdict::Finding, from.verdict[row] == CellVerdict::Finding ? from.why[row] : to.why[row]);
    else if (from.verdict[row] != CellVerdict::Agree)
      settle(cell, from.verdict[row], from.why[row]);
    else if (to.verdict[row] != CellVerdict::Agree)
      settle(cell, to.verdict[row], to.why[row]);
    else if (areLowered && config.rows[row].convention == Convention::Wrapper)
      settle(cell, CellVerdict::Skipped, "lowered code never calls the wrapper of lowered code (CIFACE-21)");
    else
      rows.push_back(row);
  }
  return rows;
}

/// "", or a problem of the environment.
static std::string runPair(const MatrixConfig &config, Board &board, const BoardObjects &objects, const Frames &frames,
                           unsigned callerNumber, unsigned calleeNumber) {
  size_t ends = config.ends.size();
  const End &caller = config.ends[callerNumber], &callee = config.ends[calleeNumber];
  const BuiltObject &from = objects.callers[callerNumber], &to = objects.callees[calleeNumber];
  const Target &target = *board.target;
  std::vector<MatrixCell> &cells = board.cells[callerNumber * ends + calleeNumber];
  const std::string &frame = caller.compiler ? frames.c : frames.lowered;
  const std::vector<unsigned> rows =
      rowsToCall(config, cells, frame, frames, from, to, !caller.compiler && !callee.compiler);
  if (rows.empty())
    return "";

  std::string program =
      formatv("{0}/{1}-O{2}-{3}-{4}", config.folder, target.name, board.optLevel, callerNumber, calleeNumber);
  scope_exit remove([&] {
    if (!config.keep)
      sys::fs::remove(program);
  });
  ProcessResult linked = linkPair(config, target, {frame, from, to, frames.runtime}, program);
  if (conformance::interrupted())
    return "";
  if (linked.isEnvironment)
    return firstError(linked.errors);
  if (!linked.ok()) {
    for (unsigned row : rows)
      settle(cells[row], linked.wasKilled ? CellVerdict::NotChecked : CellVerdict::Finding,
             "linking: " + linked.problem());
    return "";
  }
  std::string missing = missingRuntime(linked.errors);
  std::vector<std::string> command;
  if (*target.emulator)
    command.push_back(findTool(target.emulator));
  command.push_back(program);
  ProcessResult result = runRows(config, command, program, rows);
  if (conformance::interrupted()) // the rows stay as they are: skipped
    return "";
  if (result.isEnvironment)
    return firstError(result.errors);
  if (result.wasKilled) {
    for (unsigned row : rows)
      settle(cells[row], CellVerdict::NotChecked, result.problem());
    return "";
  }
  // The code of one row, or of several: each alone says which.
  std::map<unsigned, std::string> forbidden;
  if (!result.forbidden.empty())
    for (unsigned row : rows)
      forbidden[row] = runRows(config, command, program, row).forbidden;
  if (conformance::interrupted())
    return "";
  std::vector<RowFacts> facts = parseFacts(result.output, config.rows.size());
  callKilledAgain(config, command, program, rows, facts);
  if (conformance::interrupted())
    return "";
  for (unsigned row : rows) {
    if (facts[row].wasKilled) {
      settle(cells[row], CellVerdict::NotChecked, killedText("the call died with signal 9"));
      continue;
    }
    if (const std::string &call = forbidden[row]; !call.empty()) {
      settle(cells[row], CellVerdict::Finding, call);
      continue;
    }
    const MatrixRow &each = config.rows[row];
    std::vector<Hazard> hazards = hazardsOf(each.signature, each.convention, target, caller.side(), callee.side());
    judge(cells[row], board.fields[row], facts[row], hazards);
    // A call into a runtime library that the target does not have proves nothing.
    if (cells[row].verdict == CellVerdict::Finding && !facts[row].death.empty() && !each.feature.empty() &&
        !missing.empty())
      settle(cells[row], CellVerdict::Skipped,
             each.feature + " needs " + missing + ", which the runtime library of " + target.name + " does not have");
  }
  return "";
}

/// What goes around the objects of a target, and its runtime. A problem of the environment is an error.
static Expected<Frames> buildFrames(const MatrixConfig &config, const Target &target) {
  Frames frames;
  for (std::string Frames::*into : {&Frames::c, &Frames::lowered}) {
    BuiltFrame built = buildFrame(config, target, into == &Frames::lowered);
    if (built.isEnvironment)
      return createStringError(inconvertibleErrorCode(), built.why);
    if (built.path.empty())
      return Frames{"", "", "", built.why, built.verdict};
    frames.*into = built.path;
  }
  Runtime runtime = findRuntime(config, target);
  if (!runtime.killed.empty())
    return Frames{"", "", "", runtime.killed, CellVerdict::NotChecked};
  frames.runtime = runtime.path;
  return frames;
}

static Board makeBoard(const MatrixConfig &config, const Target &target, unsigned optLevel) {
  Board board{&target, optLevel, {}, {}};
  for (const MatrixRow &row : config.rows)
    board.fields.push_back(fieldsOf(row, target));
  board.cells.assign(config.ends.size() * config.ends.size(), std::vector<MatrixCell>(config.rows.size()));
  for (std::vector<MatrixCell> &pair : board.cells)
    for (MatrixCell &cell : pair)
      cell.why = "interrupted";
  return board;
}

namespace {
/// The first problem of the environment that a thread met.
class FirstProblem {
public:
  void note(const std::string &what) {
    if (what.empty())
      return;
    std::lock_guard<std::mutex> lock(mutex);
    if (text.empty())
      text = what;
    isMet = true;
  }
  explicit operator bool() const { return isMet; }
  const std::string &get() const { return text; }

private:
  std::mutex mutex;
  std::string text;
  std::atomic<bool> isMet{false};
};
} // namespace

Expected<MatrixReport> memref_cts::abi_tests::runMatrix(const MatrixConfig &config,
                                                        function_ref<void(unsigned, unsigned, StringRef)> progress,
                                                        function_ref<bool()> interrupted) {
  MatrixReport report;
  std::map<const Target *, Frames> frames;
  for (const Target *target : config.targets) {
    Expected<Frames> built = buildFrames(config, *target);
    if (!built)
      return built.takeError();
    frames[target] = std::move(*built);
    for (unsigned optLevel : config.optLevels)
      report.boards.push_back(makeBoard(config, *target, optLevel));
  }

  unsigned boards = static_cast<unsigned>(report.boards.size()), ends = static_cast<unsigned>(config.ends.size());
  std::vector<BoardObjects> objects(boards);
  for (BoardObjects &each : objects) {
    each.callers.resize(ends);
    each.callees.resize(ends);
  }
  unsigned builds = boards * ends * 2, pairs = boards * ends * ends;
  std::atomic<unsigned> done{0};
  FirstProblem problem;
  auto stop = [&] { return problem || interrupted(); };
  parallel(
      builds, config.jobs,
      [&](unsigned i) {
        unsigned boardNumber = i / (ends * 2), end = i / 2 % ends;
        const Board &board = report.boards[boardNumber];
        BoardObjects &here = objects[boardNumber];
        if (!frames.at(board.target).c.empty()) {
          BuiltObject &object = (i % 2 ? here.callees : here.callers)[end];
          object = buildEnd(config, config.ends[end], *board.target, board.optLevel, i % 2 == 0);
          problem.note(object.problem);
        }
        progress(++done, builds + pairs, (Twine("building for ") + board.target->name).str());
      },
      stop);
  parallel(
      pairs, config.jobs,
      [&](unsigned i) {
        unsigned boardNumber = i / (ends * ends), caller = i / ends % ends, callee = i % ends;
        Board &board = report.boards[boardNumber];
        problem.note(runPair(config, board, objects[boardNumber], frames.at(board.target), caller, callee));
        progress(++done, builds + pairs,
                 (Twine(board.target->name) + " " + config.ends[caller].name() + " calls " + config.ends[callee].name())
                     .str());
      },
      stop);
  if (problem)
    return createStringError(inconvertibleErrorCode(), problem.get());
  report.interrupted = interrupted();
  // The pair that would show it may not have been called.
  if (report.isWhole())
    for (Board &board : report.boards)
      judgeForetold(board);
  return std::move(report);
}
