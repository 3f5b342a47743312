//===-- GateText.cpp - the gate for people -------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// New trouble in full, the rest in a line each, the answer last.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/Gate.h"

#include "conformance/Stage.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kShown = 20; // of each kind; the JSON has all

static void printMore(raw_ostream &os, size_t count) {
  if (count > kShown)
    os << "  ... and " << count - kShown << " more; --json=FILE has all\n";
}

static std::string plural(size_t count, StringRef one, StringRef many) {
  return utostr(count) + " " + (count == 1 ? one : many).str();
}

/// "3 files, 1 clause"
static std::string countText(uint64_t files, uint64_t clauses) {
  std::string text = files || !clauses ? plural(files, "file", "files") : "";
  return text + (clauses ? (text.empty() ? "" : ", ") + plural(clauses, "clause", "clauses") : "");
}

/// "engine jit", "stage lower"
static std::string stageText(StringRef stage) {
  std::optional<Stage> known = Stage::parse(stage);
  return (known && known->step() ? "stage " : "engine ") + stage.str();
}

/// "f.mlir @f under ours, engine jit: differ at result 0"
static std::string oneLine(const GateResult &result, const TroubleKey &key) {
  return result.shown(key.file) + (key.function.empty() ? "" : " " + key.function) +
         (key.lowering == "-" ? "" : " under " + key.lowering) +
         (key.engine.empty() ? "" : ", " + stageText(key.engine)) + ": " + key.verdict +
         (key.path.empty() ? "" : " at " + key.path) + (key.trap.empty() ? "" : ": " + key.trap) +
         (key.operation.empty() ? "" : " in " + key.operation) + (key.origin.empty() ? "" : ", made by " + key.origin);
}

static void printFresh(raw_ostream &os, const TroubleKey &key, const Trouble &trouble, bool colour) {
  if (colour)
    os.changeColor(raw_ostream::RED, /*Bold=*/true);
  os << "new: ";
  if (colour)
    os.resetColor();
  os << trouble.shownFile;
  if (trouble.line)
    os << ':' << trouble.line;
  os << ": " << key.verdict << " under " << (key.lowering == "-" ? "no lowering" : key.lowering) << ", "
     << stageText(key.engine.empty() ? "-" : key.engine) << '\n';
  auto field = [&](StringRef name, const std::string &text) {
    if (!text.empty())
      os << "  " << left_justify(name, 10) << ' ' << text << '\n';
  };
  field("call:", trouble.call);
  field("compared:", trouble.where);
  field("expected:", trouble.expected);
  field("seen:", trouble.seen);
  field("blame:", trouble.blame);
  field("replay:", trouble.replay);
}

void memref_cts::conformance::printGate(raw_ostream &os, const GateResult &result, bool colour) {
  for (size_t i = 0; i < result.fresh.size() && i < kShown; ++i) {
    printFresh(os, result.fresh[i].first, result.fresh[i].second, colour);
    os << '\n';
  }
  printMore(os, result.fresh.size());
  for (size_t i = 0; i < result.lost.size() && i < kShown; ++i) {
    const Loss &loss = result.lost[i];
    os << "lost: " << result.shown(loss.file) << (loss.lowering == "-" ? "" : " under " + loss.lowering) << '\n';
    for (const std::string &what : loss.what)
      os << "  " << what << '\n';
  }
  printMore(os, result.lost.size());
  for (size_t i = 0; i < result.known.size() && i < kShown; ++i) {
    const auto &[key, trouble] = result.known[i];
    os << "known: " << oneLine(result, key) << (trouble.note.empty() ? "" : " (" + trouble.note + ")") << '\n';
  }
  printMore(os, result.known.size());
  for (size_t i = 0; i < result.fixed.size() && i < kShown; ++i)
    os << "fixed: " << oneLine(result, result.fixed[i].first) << '\n';
  printMore(os, result.fixed.size());
  if (!result.fixed.empty() && !result.updated)
    os << "  --update takes what is fixed out of the baseline, so that it cannot come back\n";
  for (size_t i = 0; i < result.notShown.size() && i < kShown; ++i)
    os << "not shown: " << oneLine(result, result.notShown[i].first) << '\n';
  printMore(os, result.notShown.size());
  if (!result.notShown.empty())
    os << "  this run made fewer calls than the baseline's, or drew others: whether they are fixed is not known\n";

  for (size_t i = 0; i < result.errors.size() && i < kShown; ++i)
    os << "error: " << result.errors[i] << '\n';
  printMore(os, result.errors.size());
  os << "baseline: " << result.baseline;
  if (!result.numbersCompared)
    os << " (made with another number of random calls: counts are compared with zero only)";
  os << '\n';
  if (uint64_t unknown = result.unknownFiles + result.unknownClauses)
    os << countText(result.unknownFiles, result.unknownClauses) << (unknown == 1 ? " is" : " are")
       << " not in the baseline yet; --update adds " << (unknown == 1 ? "it\n" : "them\n");
  if (result.notLookedAt)
    os << plural(result.notLookedAt, "row", "rows") << " of the baseline not looked at (--partial)\n";
  if (result.interrupted)
    os << "interrupted: this is not the whole run\n";
  os << plural(result.checked(), "run", "runs") << " in " << countText(result.files(), result.clauses()) << ": "
     << result.fresh.size() << " new, " << result.known.size() << " known, " << result.fixed.size() << " fixed, "
     << result.lost.size() << " lost"
     << (result.notShown.empty() ? "" : ", " + utostr(result.notShown.size()) + " not shown") << '\n';
  bool red = result.exitCode() != 0;
  if (colour)
    os.changeColor(red ? raw_ostream::RED : raw_ostream::GREEN, /*Bold=*/true);
  if (result.updated)
    os << "gate: baseline rewritten\n";
  else if (!result.errors.empty() || result.interrupted)
    os << "gate: no answer, " << (result.errors.empty() ? "the run was interrupted" : "see the errors above") << '\n';
  else
    os << (red ? "gate: red\n" : "gate: green\n");
  if (colour)
    os.resetColor();
}
