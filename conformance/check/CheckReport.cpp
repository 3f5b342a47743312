//===-- CheckReport.cpp - what a check saw --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums over cells and files, the exit code, and what is said to be wrong.
//
//===----------------------------------------------------------------------===//

#include "conformance/CheckReport.h"

#include "conformance/NoLowering.h"
#include "conformance/PlainText.h"
#include "conformance/waivers/StaleWaivers.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

uint64_t Cell::total() const {
  uint64_t sum = 0;
  for (uint64_t count : counts)
    sum += count;
  return sum;
}

uint64_t Cell::bad() const {
  uint64_t sum = 0;
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (isBad(static_cast<VerdictKind>(kind)))
      sum += counts[kind];
  return sum;
}

uint64_t Cell::compared() const { return total() - (*this)[VerdictKind::Refused] - (*this)[VerdictKind::Compiled]; }

void Cell::addWaived(const Verdict &verdict, const std::string &call) {
  repaired += verdict.repaired;
  unlimited += verdict.unlimited;
  inherited += verdict.inherited;
  for (const std::string &key : verdict.waivers) {
    WaivedRuns &sum = waived[key];
    if (sum.runs++ == 0)
      sum.call = call;
    sum.repaired += verdict.repaired;
    sum.unlimited += verdict.unlimited;
  }
}

std::string memref_cts::conformance::faultText(const Verdict &verdict) {
  const TrapCause &trap = verdict.trap;
  const Cause &cause = verdict.cause;
  std::string text;
  if (!trap.kind.empty()) {
    text = trap.kind + (trap.operation.empty() ? "" : " in " + trap.operation) +
           (trap.origin.empty() ? "" : ", made by " + trap.origin);
  } else {
    // A name of a function, block or file may be anywhere in the text of these.
    text = verdict.place.kind == PlaceKind::None ? verdict.path : verdict.place.anywhere();
    if (cause.reason != Reason::None)
      text += std::string(": ") + name(cause.reason);
    if (!cause.systemCall.empty())
      text += " " + cause.systemCall;
    if (!cause.operation.empty())
      text += " in " + cause.operation;
    if (!cause.complaint.empty())
      text += ": " + cause.complaint;
  }
  return printable(text);
}

Fault memref_cts::conformance::faultOf(const Verdict &verdict, StringRef function) {
  Fault fault;
  fault.kind = verdict.kind;
  fault.function = function.str();
  fault.path = verdict.place.anywhere();
  if (fault.path == verdict.place.text())
    fault.path = verdict.path;
  fault.trap = verdict.trap.kind;
  fault.operation = verdict.trap.operation;
  fault.origin = verdict.trap.origin;
  if (fault.trap.empty() && verdict.cause.reason != Reason::None) // else it is what was compared
    fault.cause = faultText(verdict);
  return fault;
}

std::string FileReport::whySilent(StringRef lowering) const {
  std::string ofReference;
  bool aboutModule = false;
  for (const Cell &cell : cells) {
    if (cell.lowering == lowering && !cell.reasons.empty())
      return firstLine(cell.reasons.front().text);
    if (!isNoLowering(cell.lowering))
      continue;
    aboutModule |= cell.stage.isAboutModule();
    if (ofReference.empty() && !cell.reasons.empty())
      ofReference = cell.stage.text() + ": " + firstLine(cell.reasons.front().text);
  }
  if (!ofReference.empty())
    return ofReference;
  if (aboutModule)
    return "the case is about MLIR's parser or verifier, not about a lowering";
  return expectedTraps ? "only the reference machine runs calls that end as expected (trap)" : "the case makes no call";
}

uint64_t CheckReport::findings() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells)
      sum += cell.bad();
  return sum;
}

uint64_t CheckReport::count(VerdictKind kind) const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells)
      if (cell.stage != EngineKind::Ref)
        sum += cell[kind];
  return sum;
}

uint64_t CheckReport::runs() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells)
      if (cell.stage != EngineKind::Ref)
        sum += cell.compared();
  return sum;
}

/// Of all cells.
static uint64_t sumOf(const std::vector<FileReport> &files, uint64_t Cell::*count) {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const Cell &cell : file.cells)
      sum += cell.*count;
  return sum;
}

uint64_t CheckReport::undecided() const { return sumOf(files, &Cell::undecided); }

uint64_t CheckReport::twoCallers() const { return sumOf(files, &Cell::twoCallers); }

uint64_t CheckReport::promises() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    for (const auto &[lowering, promises] : file.promises)
      for (const auto &[name, count] : promises)
        sum += count;
  return sum;
}

uint64_t CheckReport::calls() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    sum += file.calls;
  return sum;
}

uint64_t CheckReport::expectedTraps() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    sum += file.expectedTraps;
  return sum;
}

uint64_t CheckReport::flaky() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    sum += file.flaky.size();
  return sum;
}

uint64_t CheckReport::unchecked() const {
  uint64_t sum = 0;
  for (const FileReport &file : files)
    sum += file.unchecked;
  return sum;
}

bool CheckReport::tooManyUnchecked(const CheckConfig &config) const { return config.isTooMuch(unchecked(), calls()); }

bool CheckReport::anyFileUnchecked(const CheckConfig &config) const {
  return config.maxUnchecked < 100 && any_of(files, [](const FileReport &file) { return file.nothingChecked(); });
}

std::vector<std::string> CheckReport::refusedEverywhere(const CheckConfig &config) const {
  std::vector<std::string> lowerings;
  if (interrupted)
    return lowerings;
  for (const LoweringSpec &spec : config.lowerings) {
    if (spec.pipeline.empty() && spec.command.empty())
      continue;
    uint64_t total = 0, refused = 0;
    for (const FileReport &file : files)
      for (const Cell &cell : file.cells)
        if (cell.lowering == spec.label) {
          total += cell.total();
          refused += cell[VerdictKind::Refused];
        }
    if (total && total == refused)
      lowerings.push_back(spec.label);
  }
  return lowerings;
}

/// Runs and steps that say something of the lowering.
static uint64_t answers(const Cell &cell) { return cell[VerdictKind::Agree] + cell[VerdictKind::Waived] + cell.bad(); }

std::vector<SilentLowering> CheckReport::silentLowerings(const CheckConfig &config) const {
  // What was not checked has an error, and without engines nobody asked for a lowering.
  if (interrupted || config.engines.empty() ||
      any_of(files, [](const FileReport &file) { return !file.error.empty(); }))
    return {};
  std::vector<SilentLowering> silent;
  auto answersOf = [&](StringRef lowering) {
    return any_of(files, [&](const FileReport &file) {
      return any_of(file.cells, [&](const Cell &cell) { return cell.lowering == lowering && answers(cell) != 0; });
    });
  };
  for (const LoweringSpec &spec : config.lowerings)
    if (!answersOf(spec.label) && !files.empty())
      silent.push_back({spec.label, files.front().file + ": " + files.front().whySilent(spec.label)});
  // Who names none may check what MLIR itself refuses.
  const bool hasJudgedModule = any_of(files, [](const FileReport &file) {
    return any_of(file.cells, [](const Cell &cell) {
      return isNoLowering(cell.lowering) && cell.stage.isAboutModule() && answers(cell) != 0;
    });
  });
  if (config.isDefault && (hasJudgedModule || silent.size() < config.lowerings.size()))
    silent.clear();
  const std::vector<std::string> refused = refusedEverywhere(config);
  if (config.maxUnchecked >= 100)
    erase_if(silent, [&](const SilentLowering &each) { return !is_contained(refused, each.lowering); });
  return silent;
}

int CheckReport::exitCode(const CheckConfig &config) const {
  if (interrupted || any_of(files, [](const FileReport &file) { return !file.error.empty(); }))
    return 2; // not the whole run, whatever it found
  if (findings() > 0)
    return 1;
  if (flaky() > 0)
    return 2;
  bool isGood = !tooManyUnchecked(config) && !anyFileUnchecked(config) && refusedEverywhere(config).empty() &&
                staleWaivers(*this, config).empty();
  if (!isGood)
    return 1;
  return silentLowerings(config).empty() ? 0 : 2;
}
