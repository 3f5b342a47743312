//===-- QualityMeasure.cpp - what two lowerings make of a case -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One worker holds the case twice, lowered both ways. Times are taken by the
// worker around the work itself; the two sides take turns, so that a busy
// machine is busy for both, and who is first changes.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Materialize.h"
#include "conformance/case/Source.h"
#include "conformance/engines/ref/RefEngine.h"
#include "conformance/suite/quality/Quality.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <cmath>

using namespace llvm;
using namespace memref_cts::conformance;

static double ratio(double value, double other) { return other > 0 ? value / other : value > 0 ? INFINITY : 1; }

double QualityRow::instructionRatio() const {
  return ratio(double(sides[0].instructions), double(sides[1].instructions));
}
double QualityRow::sizeRatio() const { return ratio(double(sides[0].codeBytes), double(sides[1].codeBytes)); }
double QualityRow::compileRatio() const { return ratio(sides[0].compile, sides[1].compile); }

double QualityReport::mean(double (QualityRow::*value)() const) const {
  double sum = 0;
  size_t count = 0;
  for (const QualityRow &row : rows)
    if (row.error.empty()) {
      sum += std::log((row.*value)());
      ++count;
    }
  return count ? std::exp(sum / double(count)) : 1;
}

size_t QualityReport::exceeding(const QualityConfig &config) const {
  return size_t(count_if(rows, [&](const QualityRow &row) { return row.exceeds(config); }));
}

size_t QualityReport::failed() const {
  return size_t(count_if(rows, [](const QualityRow &row) { return !row.error.empty(); }));
}

Error memref_cts::conformance::readLargeCalls(StringRef path, std::map<std::string, std::string> &calls) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  if (!buffer)
    return createStringError("cannot read " + path + ": " + buffer.getError().message());
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  for (size_t number = 0; number < lines.size(); ++number) {
    StringRef line = lines[number].trim();
    if (line.empty() || line.starts_with("#"))
      continue;
    auto [name, call] = line.split(':');
    name = name.trim();
    call = call.trim();
    if (name.empty() || !call.starts_with("@"))
      return createStringError(path + ":" + utostr(number + 1) + ": expected 'NAME: @function...'");
    if (!calls.try_emplace(name.str(), call.str()).second)
      return createStringError(path + ":" + utostr(number + 1) + ": a second call for '" + name + "'");
  }
  return Error::success();
}

static double median(std::vector<double> values) {
  if (values.empty())
    return 0;
  std::vector<double>::iterator middle = values.begin() + std::ptrdiff_t(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Bytes of executable sections; `code` gets them and what they refer to.
static Expected<uint64_t> readCode(StringRef object, std::string &code) {
  Expected<std::unique_ptr<object::ObjectFile>> file =
      object::ObjectFile::createObjectFile(MemoryBufferRef(object, "object"));
  if (!file)
    return file.takeError();
  uint64_t bytes = 0;
  for (const object::SectionRef &section : (*file)->sections()) {
    if (section.isText()) {
      Expected<StringRef> contents = section.getContents();
      if (!contents)
        return contents.takeError();
      bytes += contents->size();
      code += *contents;
    }
    Expected<object::section_iterator> relocated = section.getRelocatedSection();
    if (!relocated)
      return relocated.takeError();
    if (*relocated == (*file)->section_end() || !(*relocated)->isText())
      continue;
    for (const object::RelocationRef &relocation : section.relocations()) {
      code += utostr(relocation.getOffset()) + ' ' + utostr(relocation.getType());
      object::symbol_iterator symbol = relocation.getSymbol();
      if (symbol == (*file)->symbol_end())
        continue;
      Expected<StringRef> name = symbol->getName();
      if (!name)
        return name.takeError();
      code += *name;
    }
  }
  return bytes;
}

/// Where a loop lies within a line of the cache changes the time of a run by up to
/// 20 %, and says nothing of the code. Each function is run from each multiple of
/// its alignment (16 bytes) in a line of 64, and the mean counts.
static constexpr unsigned kPlacements = 4;
/// Nanoseconds that the runs of a round take at least, and the most repetitions for
/// that. The median of a few short runs is that of one moment of the machine.
static constexpr double kRoundTime = 2e7;
static constexpr unsigned kMaxRepetitions = 500;

namespace {
/// One case in one worker: unit 0 is the lowering under test, unit 1 the other.
class Measurement {
public:
  Measurement(Worker &worker, const QualityConfig &config, QualityRow &row)
      : worker(worker), config(config), row(row) {}
  Error measure(StringRef path);

private:
  Error prepare(StringRef path);
  Error checkDefined();
  Error compileAlone();
  Error runRound(unsigned round);
  Error runOnce(unsigned side, double &nanoseconds);

  Worker &worker;
  const QualityConfig &config;
  QualityRow &row;
  Program program;
  std::string entry;
  std::vector<Input> inputs;
  bool isKnownDefined = true; ///< the reference machine saw the end of every call
  /// Per side and placement.
  std::array<std::array<std::vector<double>, kPlacements>, 2> runs;
  std::array<std::vector<Outcome>, 2> outcomes;
};
} // namespace

static Error toError(const Twine &what, const Reply &reply) {
  return createStringError(what + ": " + name(reply.status) + (reply.message.empty() ? "" : ": " + reply.text()));
}

Error Measurement::prepare(StringRef path) {
  std::map<std::string, std::string>::const_iterator call = config.calls.find(row.name);
  bool isLarge = call != config.calls.end();
  if (!isLarge && !config.ownCalls)
    return createStringError("no large call for '" + row.name + "'");
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return file.takeError();
  ArgumentPromises promises;
  for (unsigned side = 0; side < 2; ++side) {
    LoadReply load = worker.load(side, {file->text, path, file->options, file->policy, "native"});
    if (!load.ok())
      return toError("loading", load);
    if (side)
      continue;
    Expected<Program> parsed = programFromText(path, load.program);
    if (!parsed)
      return parsed.takeError();
    program = std::move(*parsed);
    promises = load.arguments;
  }
  if (!isLarge && file->calls.empty())
    return createStringError("no large call for '" + row.name + "', and no CALL line of its own");
  if (isLarge) {
    CallLine line;
    line.text = call->second;
    if (line.text.find(" count=") == std::string::npos)
      line.text += " count=1";
    line.line = line.column = 1;
    line.random = true;
    file->calls = {line};
  }
  Expected<std::vector<CallSource>> sources =
      callSources(program.get(), *file, promises, {}, std::nullopt, std::nullopt, makeRefEngine);
  if (!sources)
    return isLarge
               ? createStringError("large call '" + file->calls.front().text + "': " + toString(sources.takeError()))
               : sources.takeError();
  // One function is measured: that of the first call.
  entry = sources->front().entry;
  for (const CallSource &source : *sources)
    for (uint64_t number = 0; source.entry == entry && number < source.count; ++number) {
      Call drawn;
      if (Error error = source.get(number, drawn))
        return createStringError(source.place(file->path) + ": " + toString(std::move(error)));
      if (Error error = materialize(program.get(), drawn, inputs.emplace_back()))
        return error;
    }
  return checkDefined();
}

/// Undefined behaviour that the reference machine sees within its budget is not run natively.
Error Measurement::checkDefined() {
  Expected<std::unique_ptr<MachineEngine>> machine = makeRefEngine(program.get(), entry, RunLimits());
  if (!machine)
    return machine.takeError();
  std::vector<Outcome> expected(inputs.size());
  (*machine)->run(inputs, expected);
  for (size_t i = 0; i < inputs.size(); ++i)
    inputs[i].pointers = expected[i].pointers;
  for (const Outcome &outcome : expected) {
    isKnownDefined &= outcome.kind == Outcome::Returned || outcome.kind == Outcome::Trapped;
    if (outcome.kind == Outcome::Trapped && outcome.trap != REFRT_TRAP_ASSERT && outcome.trap != REFRT_TRAP_ABORT)
      return createStringError((outcome.location.isKnown() ? outcome.placeText() + ": " : "") +
                               "undefined behaviour: " + refrt_trap_name(outcome.trap) + ": " + outcome.message);
  }
  return Error::success();
}

/// Instructions, code and compile times: each lowering without the harness.
Error Measurement::compileAlone() {
  std::array<std::vector<double>, 2> times;
  std::array<std::string, 2> code;
  // The first of all repetitions warms up.
  for (unsigned repetition = 0; repetition <= config.repetitions; ++repetition)
    for (unsigned turn = 0; turn < 2; ++turn) {
      unsigned side = (turn + repetition) % 2;
      StageTimes before = worker.times();
      LowerReply lower = worker.lower(side, config.lowerings[side], 0);
      if (!lower.ok())
        return toError(config.lowerings[side].label, lower);
      ObjectReply object = worker.compileObject(side, "", config.optLevel);
      if (!object.ok())
        return toError(config.lowerings[side].label, object);
      StageTimes after = worker.times();
      if (repetition == 0) {
        Expected<uint64_t> bytes = readCode(object.object, code[side]);
        if (!bytes)
          return bytes.takeError();
        row.sides[side].codeBytes = *bytes;
        row.sides[side].instructions = object.instructions;
        continue;
      }
      times[side].push_back(double(after.lower - before.lower) + double(after.translate - before.translate) +
                            double(after.codegen - before.codegen));
    }
  row.sameCode = code[0] == code[1];
  for (unsigned side = 0; side < 2; ++side)
    row.sides[side].compile = median(times[side]);
  return Error::success();
}

Error Measurement::runOnce(unsigned side, double &nanoseconds) {
  uint64_t before = worker.times().native;
  outcomes[side].resize(inputs.size());
  worker.run(side, inputs, outcomes[side]);
  nanoseconds = double(worker.times().native - before);
  for (const Outcome &outcome : outcomes[side])
    if (outcome.kind != Outcome::Returned && outcome.kind != Outcome::Trapped)
      return createStringError(config.lowerings[side].label + ": the large call did not end: " + outcome.message +
                               (isKnownDefined ? "" : " (nor did it on the reference machine: it may be undefined)"));
  return Error::success();
}

/// Compiles both sides together, at the placement and in the order that `round`
/// stands for, and times their runs in turns.
Error Measurement::runRound(unsigned round) {
  unsigned placement = round % kPlacements;
  bool swapped = (round + round / kPlacements) % 2;
  Reply reply = worker.compile({{swapped, entry}, {!swapped, entry}}, config.optLevel, 16 * placement);
  if (!reply.ok())
    return toError("compiling", reply);
  double spent = 0;
  for (unsigned repetition = 0;
       repetition <= config.repetitions || (spent < kRoundTime && repetition <= kMaxRepetitions); ++repetition)
    for (unsigned turn = 0; turn < 2; ++turn) {
      unsigned side = (turn + repetition) % 2;
      double nanoseconds = 0;
      if (Error error = runOnce(side, nanoseconds))
        return error;
      if (repetition)
        runs[side][placement].push_back(nanoseconds);
      spent += nanoseconds;
    }
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Outcome &seen = outcomes[0][i], &other = outcomes[1][i];
    bool same = seen.kind == other.kind && seen.buffers.size() == other.buffers.size();
    for (size_t buffer = 0; same && buffer < seen.buffers.size(); ++buffer)
      same = seen.buffers[buffer].bytes == other.buffers[buffer].bytes;
    if (!same)
      return createStringError("the lowerings do not agree about the large call");
  }
  ++row.rounds;
  unsigned measured = std::min(row.rounds, kPlacements);
  double logarithms = 0;
  for (QualitySide &side : row.sides)
    side.run = 0;
  for (unsigned i = 0; i < measured; ++i) {
    std::vector<double> ratios;
    for (auto [ours, other] : zip_equal(runs[0][i], runs[1][i]))
      ratios.push_back(ratio(ours, other));
    logarithms += std::log(median(ratios)) / measured;
    for (unsigned side = 0; side < 2; ++side)
      row.sides[side].run += median(runs[side][i]) / measured;
  }
  row.runs = std::exp(logarithms);
  return Error::success();
}

Error Measurement::measure(StringRef path) {
  if (Error error = prepare(path))
    return error;
  if (Error error = compileAlone())
    return error;
  for (unsigned round = 0; round < 2 * kPlacements; ++round) {
    if (round >= kPlacements && row.runRatio() <= config.bound)
      break;
    if (Error error = runRound(round))
      return error;
  }
  return Error::success();
}

QualityRow memref_cts::conformance::measureQuality(Worker &worker, StringRef path, const QualityConfig &config) {
  QualityRow row;
  row.name = sys::path::stem(path).str();
  if (Error error = Measurement(worker, config, row).measure(path))
    row.error = toString(std::move(error));
  worker.drop(0);
  worker.drop(1);
  return row;
}
