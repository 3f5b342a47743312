//===-- RunCommand.cpp - memref-cts run ------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs calls on the reference machine and prints what they give, or which
// precondition they break, where, and with which values.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/RunCommand.h"
#include "conformance/AskedLowerings.h"
#include "conformance/PlainText.h"
#include "conformance/PrepareOption.h"
#include "conformance/Report.h"
#include "conformance/case/Expectation.h"
#include "conformance/case/Materialize.h"
#include "conformance/case/Source.h"
#include "conformance/check/run/OutcomeText.h"
#include "conformance/compare/Compare.h"
#include "conformance/engines/ref/Debugger.h"
#include "conformance/engines/ref/RefEngine.h"
#include "conformance/project/Project.h"
#include "conformance/tool/Options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <memory>
#include <mutex>
#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

static const LoweringOptions lowerings(options::run, /*hasWaivers=*/false,
                                       ". One: what it makes of a case runs on the reference machine",
                                       "none: the program of the case runs");
static const MachineOptions machine(options::run);
static const CalleesOption callees(options::run);
static const PrepareOption prepare(options::run);
static const PassPluginOption passPlugins(options::run);
static const DetailOptions detailOptions(options::run, "Print only calls without a defined end or not as expected",
                                         /*verboseHelp=*/nullptr);
static cl::opt<bool> showAll("all",
                             cl::desc("Print every random call (default: the first few of each line and outcome)"),
                             cl::sub(options::run), cl::cat(toolCategory()));
static cl::opt<std::string> programFile("program", cl::value_desc("FILE"),
                                        cl::desc("Also write the program as text for refrt-run"), cl::sub(options::run),
                                        cl::cat(toolCategory()));
static cl::opt<std::string> traceTo("trace", cl::value_desc("FILE"), cl::ValueOptional,
                                    cl::desc("Log every step with the values of its operands and results"),
                                    cl::sub(options::run), cl::cat(toolCategory()));
static NumberOption<uint64_t>
    traceLimit("trace-limit", cl::value_desc("N"), cl::init(DebugOptions().traceLimit),
               cl::desc("Log at most N lines in all, and the number of omitted steps (default "
                        "100000)"),
               cl::sub(options::run), cl::cat(toolCategory()));
static NumberOption<uint32_t> traceLast("trace-last", cl::value_desc("N"), cl::init(0),
                                        cl::desc("Log only the last N lines of each call"), cl::sub(options::run),
                                        cl::cat(toolCategory()));
static cl::opt<bool> allocations("allocations",
                                 cl::desc("List all allocations at the end of a call, with the places "
                                          "that allocated and freed them"),
                                 cl::sub(options::run), cl::cat(toolCategory()));
static cl::opt<bool> explainTraps("explain", cl::init(true),
                                  cl::desc("Explain undefined behaviour: values, memory, call stack, origin of poison "
                                           "(default; --explain=false: no notes)"),
                                  cl::sub(options::run), cl::cat(toolCategory()));
static cl::opt<std::string> stopAt("stop-at", cl::value_desc("WHERE"),
                                   cl::desc("Stop before FILE:LINE[:COLUMN], before an operation (memref.load), or at "
                                            "step N; show call stack, values and memory"),
                                   cl::sub(options::run), cl::cat(toolCategory()));
static cl::opt<std::string> leaks("leaks", cl::value_desc("WHAT"), cl::init("report"),
                                  cl::desc("Heap memory that is never freed and not reachable from results: report "
                                           "(default: a warning with the place of the allocation), error (also exit "
                                           "code 1), ignore"),
                                  cl::sub(options::run), cl::cat(toolCategory()));
/// Calls of a random line printed whatever they end in.
static constexpr uint64_t kShown = 3;

namespace {
struct RunTotals {
  uint64_t calls = 0, returned = 0, asserted = 0, undefined = 0, refused = 0, outOfFuel = 0, expectedTraps = 0,
           unexpected = 0, errors = 0, stopped = 0, leaks = 0, traced = 0,
           behindStop = 0; // calls of the file that was stopped in, never made
  bool stopPlace = false;  // a file has an instruction to stop at
  bool random = false;     // a file makes random calls
  std::string sandbox;     // what of it was missing, as sandboxText() has it
};

/// How a call ended, as its report needs it.
struct CallEnd {
  Verdict expectation;
  bool trapped;
  bool defined;      // returned, or stopped by an assert or abort of the program
  bool expectedTrap; // by its CALL line
  bool fine;         // what makes the exit code 0, or not
  std::string text;

  CallEnd(const refrt_program *program, const CaseFile &file, const Call &call, const Input &input,
          const Outcome &outcome, uint64_t leaks);
  bool unexpected() const { return expectation.bad(); }
};

/// Prints the calls of one file and counts.
class FileRunner {
public:
  /// `lock` is let go of while a call runs, and at no other time.
  FileRunner(const LoweringSpec *lowering, raw_ostream &os, raw_ostream *traceFile, json::OStream *json,
             RunTotals &totals, std::unique_lock<std::mutex> &lock)
      : lowering(lowering), os(os), traceFile(traceFile), json(json), totals(totals), lock(lock) {}
  Error runFile(Worker &worker, StringRef path);

private:
  /// Takes calls of functions that are refused out of `file` and `onlyCalls`. True if no call is left.
  bool printRefused(CaseFile &file, const LoadReply &load, std::vector<std::string> &onlyCalls);
  /// The text of what the lowering makes of the file that `worker` has loaded; "": it refuses, which is printed.
  Expected<std::string> lower(Worker &worker, const CaseFile &file);
  /// `path`: the file's, as it was given. `lowered`: what runs, or NULL.
  Error runSources(StringRef path, const refrt_program *program, const refrt_program *lowered, const CaseFile &file,
                   ArrayRef<CallSource> sources);
  void report(const refrt_program *program, const CaseFile &file, const CallSource &source, const Call &call,
              const Input &input, const Outcome &outcome, const Inspection &inspection);
  /// The JSON of a call.
  void writeCall(const refrt_program *program, const CaseFile &file, const CallSource &source, const Call &call,
                 const CallEnd &end, const Outcome &outcome, const Inspection &inspection);
  void reportStop(const CaseFile &file, const CallSource &source, const std::string &call,
                  const Inspection &inspection);
  void printTrace(const CaseFile &file, const CallSource &source, const std::string &call,
                  const Inspection &inspection);
  const LoweringSpec *lowering; // nullptr: the program of the file runs
  raw_ostream &os;
  raw_ostream *traceFile; // nullptr: os
  json::OStream *json;
  RunTotals &totals;
  std::unique_lock<std::mutex> &lock;
  std::vector<std::string> structured;
  PromiseCounts promises;         // not checked
  uint64_t shown = 0, hidden = 0; // calls of one random line
  std::set<std::string> ends;     // with which they ended
};
} // namespace

/// The lines that a trace has places in.
static void writeSource(json::OStream &json, StringRef text) {
  constexpr size_t kMostLines = 2000;
  json.attributeArray("source", [&] {
    size_t count = 0;
    for (StringRef line : split(text.rtrim('\n'), '\n'))
      if (count++ < kMostLines)
        json.value(json::fixUTF8(line));
  });
}

/// One array per kind of line, those that are empty left out. `source`: the text of the file.
static void writeInspection(json::OStream &json, const Inspection &inspection, StringRef source) {
  static constexpr struct {
    refrt_debug_line kind;
    const char *array, *number; // nullptr: its number means nothing
  } kKinds[] = {{REFRT_DEBUG_TRACE, "trace", "step"},      {REFRT_DEBUG_DROPPED, "trace_dropped", "steps"},
                {REFRT_DEBUG_STOP, "stopped_at", "step"},  {REFRT_DEBUG_NOTE, "notes", nullptr},
                {REFRT_DEBUG_FRAME, "frames", "frame"},    {REFRT_DEBUG_VALUE, "values", "value"},
                {REFRT_DEBUG_LEAK, "leaks", "allocation"}, {REFRT_DEBUG_ALLOCATION, "allocations", "allocation"}};
  for (const auto &row : kKinds) {
    auto isRow = [&](const DebugLine &line) { return line.kind == row.kind; };
    if (none_of(inspection.lines, isRow))
      continue;
    json.attributeArray(row.array, [&] {
      for (const DebugLine &line : make_filter_range(inspection.lines, isRow))
        json.object([&] {
          if (row.number)
            json.attribute(row.number, static_cast<int64_t>(line.number));
          if (!line.location.empty())
            json.attribute("location", json::fixUTF8(line.location));
          json.attribute("text", json::fixUTF8(line.text));
          if (line.element)
            json.attributeObject("element", [&] {
              json.attribute("memory", json::fixUTF8(line.element->memory));
              json.attribute("index", line.element->index);
              json.attribute("value", json::fixUTF8(line.element->value));
              json.attribute("reads", line.element->reads);
              json.attribute("writes", line.element->writes);
            });
        });
    });
  }
  if (any_of(inspection.lines, [](const DebugLine &line) { return line.kind == REFRT_DEBUG_TRACE; }))
    writeSource(json, source);
}

static bool isTrace(const DebugLine &line) {
  return line.kind == REFRT_DEBUG_TRACE || line.kind == REFRT_DEBUG_DROPPED;
}

/// The log of a call, in its file or before the call's result.
void FileRunner::printTrace(const CaseFile &file, const CallSource &source, const std::string &call,
                            const Inspection &inspection) {
  if (none_of(inspection.lines, isTrace))
    return;
  raw_ostream &to = traceFile ? *traceFile : os;
  to << "trace of " << source.place(file.path) << ": " << call << '\n';
  for (const DebugLine &line : make_filter_range(inspection.lines, isTrace)) {
    totals.traced += line.kind == REFRT_DEBUG_TRACE;
    to << "  " << debugText(line) << '\n';
  }
}

static void printLines(raw_ostream &os, const Inspection &inspection) {
  for (const DebugLine &line : inspection.lines)
    if (!isTrace(line))
      os << "  " << debugText(line) << '\n';
}

void FileRunner::reportStop(const CaseFile &file, const CallSource &source, const std::string &call,
                            const Inspection &inspection) {
  ++totals.calls;
  ++totals.stopped;
  if (json)
    json->object([&] {
      beginReport(*json, totals.sandbox);
      json->attribute("file", file.path);
      json->attribute("line", static_cast<int64_t>(source.line));
      json->attribute("call", call);
      json->attribute("outcome", "stopped");
      writeInspection(*json, inspection, file.text);
    });
  os << source.place(file.path) << ": " << call << '\n';
  printLines(os, inspection);
}

/// The budget that was used up, and how to get more of it.
static std::string limitText(refrt_trap budget) {
  RunLimits limits = machine.limits();
  switch (budget) {
  case REFRT_TRAP_STEPS:
    return ": more than " + utostr(limits.maxSteps) + " (--max-steps=N allows more)";
  case REFRT_TRAP_MEMORY:
    return ": more than " + utostr(limits.maxBytes) +
           " bytes with their marks (--max-bytes=N allows more), or more bytes that are undef, chosen or "
           "not exact than marks are kept for";
  case REFRT_TRAP_DEPTH:
    return ": more than " + utostr(limits.maxDepth) + " nested calls";
  default:
    return "";
  }
}

CallEnd::CallEnd(const refrt_program *program, const CaseFile &file, const Call &call, const Input &input,
                 const Outcome &outcome, uint64_t numLeaks)
    : expectation(checkExpectation(program, call, input, outcome, file.policy.ulp)),
      trapped(outcome.kind == Outcome::Trapped),
      defined(outcome.kind == Outcome::Returned ||
              (trapped && (outcome.trap == REFRT_TRAP_ASSERT || outcome.trap == REFRT_TRAP_ABORT))) {
  unsigned trapLine = 0;
  if (Verdict place = checkTrapPlace(file.path, call, outcome, trapLine); !expectation.bad() && place.bad())
    expectation = std::move(place);
  expectedTrap = trapped && call.expectation && call.expectation->trap && !unexpected();
  fine = !unexpected() && (defined || expectedTrap) && !(numLeaks && leaks == "error");
  text = outcome.kind == Outcome::Returned ? std::string("returned")
         : trapped ? (defined ? "stopped: " : "undefined behaviour: ") + std::string(refrt_trap_name(outcome.trap))
                   : std::string(name(outcome.kind));
  if (!outcome.message.empty())
    text += ": " + outcome.message;
  if (outcome.kind == Outcome::OutOfFuel)
    text += limitText(outcome.trap);
}

static void count(RunTotals &totals, const CallEnd &end, const Outcome &outcome, uint64_t leaks) {
  ++totals.calls;
  totals.returned += outcome.kind == Outcome::Returned;
  totals.asserted += end.trapped && end.defined;
  totals.expectedTraps += end.expectedTrap && !end.defined;
  totals.undefined += end.trapped && !end.defined && !end.expectedTrap;
  totals.refused += outcome.kind == Outcome::Refused;
  totals.outOfFuel += outcome.kind == Outcome::OutOfFuel;
  totals.errors += outcome.kind == Outcome::Broken;
  totals.unexpected += end.unexpected();
  totals.leaks += leaks;
}

/// The lines that `print` prints, as an array of texts.
static void writeLines(json::OStream &json, StringRef name, function_ref<void(raw_ostream &)> print) {
  std::string text;
  raw_string_ostream stream(text);
  print(stream);
  json.attributeArray(name, [&] {
    for (StringRef line : split(text, '\n'))
      if (!line.trim().empty())
        json.value(line.trim());
  });
}

void FileRunner::writeCall(const refrt_program *program, const CaseFile &file, const CallSource &source,
                           const Call &call, const CallEnd &end, const Outcome &outcome, const Inspection &inspection) {
  json->object([&] {
    beginReport(*json, totals.sandbox);
    json->attribute("file", file.path);
    json->attribute("line", static_cast<int64_t>(source.line));
    json->attribute("call", showCall(program, call));
    if (!structured.empty())
      json->attribute("structured_lowered_first_by", std::string("upstream: ") + kStructuralPasses);
    if (!promises.empty())
      json->attribute("promises", promisesText(promises));
    json->attribute("outcome", name(outcome.kind));
    if (end.trapped)
      json->attribute("trap", refrt_trap_name(outcome.trap));
    json->attribute("message", outcome.message);
    json->attribute("location", outcome.placeText());
    if (outcome.kind == Outcome::Returned)
      writeLines(*json, "observed",
                 [&](raw_ostream &to) { printResults(to, program, call, outcome, inspection.allocations); });
    if (!outcome.trace.empty())
      writeLines(*json, "calls", [&](raw_ostream &to) { printCalls(to, program, outcome); });
    json->attribute("undetermined", outcome.undetermined);
    json->attribute("steps", static_cast<int64_t>(outcome.steps));
    json->attribute("as_expected", end.fine);
    writeInspection(*json, inspection, file.text);
  });
}

void FileRunner::report(const refrt_program *program, const CaseFile &file, const CallSource &source, const Call &call,
                        const Input &input, const Outcome &outcome, const Inspection &inspection) {
  CallEnd end(program, file, call, input, outcome, inspection.leaks);
  count(totals, end, outcome, inspection.leaks);
  if (json)
    writeCall(program, file, source, call, end, outcome, inspection);
  printTrace(file, source, showCall(program, call), inspection);
  if (detailOptions.value() == Detail::Quiet && end.defined && !end.unexpected() && !inspection.leaks)
    return;
  bool isNew =
      ends.insert(end.trapped ? outcome.placeText() + refrt_trap_name(outcome.trap) : name(outcome.kind)).second;
  if (source.random && !showAll && !end.unexpected() && !isNew && shown >= kShown) {
    ++hidden;
    return;
  }
  ++shown;
  os << source.place(file.path) << ": " << showCall(program, call) << '\n';
  if (outcome.location.isKnown())
    os << "  " << outcome.placeText() << ": " << end.text << '\n';
  else
    os << "  " << end.text << '\n';
  if (outcome.kind == Outcome::Returned)
    printResults(os, program, call, outcome, inspection.allocations);
  if (!outcome.trace.empty())
    os << "  calls:\n";
  printCalls(os, program, outcome);
  printLines(os, inspection);
  if (end.expectedTrap)
    os << "  as expected: trap(" << refrt_trap_name(outcome.trap) << ")\n";
  if (outcome.undetermined)
    os << "  note: a choice of the machine (freeze, bits of a NaN, fast-math flags, an address) decided a branch "
          "or a divisor; another choice may end otherwise\n";
  if (end.unexpected())
    os << "  expected otherwise: " << end.expectation.path << "\n    expected: " << end.expectation.expected
       << (lowering ? "\n    ref-llvm: " : "\n    ref:      ") << end.expectation.seen << '\n';
}

static DebugOptions debugOptions(uint64_t traced) {
  DebugOptions debug;
  debug.trace = traceTo.getNumOccurrences() || traceLast.getNumOccurrences() || traceLimit.getNumOccurrences();
  debug.traceLimit = traceLimit - std::min<uint64_t>(traceLimit, traced);
  debug.traceLast = traceLast;
  debug.allocations = allocations;
  debug.explain = explainTraps;
  debug.leaks = leaks != "ignore";
  debug.stopAt = stopAt;
  return debug;
}

static Error noStopPlace() {
  return createStringError("--stop-at=" + stopAt + ": no instruction of the program has this place or name" +
                           (StringRef(stopAt).starts_with("scf.") || StringRef(stopAt).starts_with("affine.")
                                ? " (structured control flow is lowered before it runs)"
                                : ""));
}

bool FileRunner::printRefused(CaseFile &file, const LoadReply &load, std::vector<std::string> &onlyCalls) {
  bool hasCalls = !onlyCalls.empty();
  std::vector<RefusedCall> refused = takeRefusedCalls(file, onlyCalls, load.refused);
  bool none = hasCalls ? onlyCalls.empty() : file.calls.empty();
  if (none && refused.empty())
    refused = {{0, load.refused.front().first, load.refused.front().second}};
  if (none && !hasCalls) {
    refused.resize(1);
    refused.front().line = 0;
  }
  totals.refused += refused.size();
  for (const RefusedCall &call : refused)
    os << file.path << (call.line ? ":" + utostr(call.line) : "") << ": refused: " << call.refusal.why << '\n';
  return none;
}

Error FileRunner::runFile(Worker &worker, StringRef path) {
  Expected<CaseFile> file = readCaseFile(path);
  if (!file && traceTo.getNumOccurrences() && traceTo.empty() && !sys::fs::exists(path))
    return createStringError(toString(file.takeError()) + "; a log goes into that file with --trace=" + path);
  if (!file)
    return file.takeError();
  // Only a warning, since a pipeline of the user's may know it.
  if (std::string problem = unknownOption(*file, {}); !problem.empty())
    warningHead() << problem << '\n';
  LoadReply load = worker.load(0, {file->text, file->path, file->options, file->policy});
  structured = load.structured;
  if (!structured.empty())
    os << file->path << ": " << structuredText(structured) << '\n';
  promises = load.promises;
  if (!promises.empty())
    os << file->path << ": " << promisesText(promises) << '\n';
  if (load.status == Reply::Refused) {
    ++totals.refused;
    os << file->path << ": refused: " << load.text() << '\n';
    return Error::success();
  }
  std::vector<std::string> onlyCalls = given(options::calls);
  if (!load.refused.empty() && printRefused(*file, load, onlyCalls))
    return Error::success();
  if (load.status == Reply::Crashed || load.status == Reply::TimedOut)
    return createStringError(path + ": while reading this module, the worker process " +
                             (load.status == Reply::Crashed ? "crashed" : "timed out"));
  if (!load.ok())
    return createStringError(load.text());
  Expected<Program> program = programFromText(path, load.program);
  if (!program)
    return program.takeError();
  std::string programText = load.program;
  Program lowered;
  if (lowering) {
    Expected<std::string> text = lower(worker, *file);
    if (!text)
      return text.takeError();
    if (text->empty())
      return Error::success();
    programText = std::move(*text);
    if (Error error = programFromText(path, programText).moveInto(lowered))
      return error;
  }
  if (stopAt.getNumOccurrences() && hasStopPlace(lowered ? lowered.get() : program->get(), stopAt))
    totals.stopPlace = true;
  else if (stopAt.getNumOccurrences() && options::files.size() == 1)
    return noStopPlace();
  Expected<std::vector<CallSource>> sources =
      callSources(program->get(), *file, load.arguments, onlyCalls, options::randomCalls.count(),
                  options::randomCalls.seed(), makeRefEngine);
  if (!sources)
    return sources.takeError();
  if (options::at.getNumOccurrences())
    if (Error error = keepOnly(*sources, options::at))
      return error;
  if (!programFile.empty())
    if (Error error = writeFile(programFile, programText))
      return createStringError("cannot write " + programFile + ": " + toString(std::move(error)));
  return runSources(path, program->get(), lowered.get(), *file, *sources);
}

Expected<std::string> FileRunner::lower(Worker &worker, const CaseFile &file) {
  LowerReply reply = worker.lower(0, *lowering, Worker::WantProgram);
  if (reply.ok() && !reply.program.empty())
    return std::move(reply.program);
  if (!reply.ok() && reply.status != Reply::Refused && reply.status != Reply::LowerFailed)
    return createStringError(file.path + ": under " + lowering->label + ": " + name(reply.status) + ": " +
                             reply.text());
  ++totals.refused;
  os << file.path << ": refused under " << lowering->label << ": " << (reply.ok() ? reply.refusal.why : reply.text())
     << '\n';
  return std::string();
}

Error FileRunner::runSources(StringRef path, const refrt_program *program, const refrt_program *lowered,
                             const CaseFile &file, ArrayRef<CallSource> sources) {
  uint64_t planned = 0, made = 0;
  for (const CallSource &source : sources) {
    planned += source.count;
    totals.random |= source.random.has_value();
  }
  Expected<std::unique_ptr<Debugger>> debugger =
      makeDebugger(program, lowered, machine.limits(), debugOptions(totals.traced));
  if (!debugger)
    return debugger.takeError();
  for (const CallSource &source : sources) {
    if (Error error = (*debugger)->enter(source.entry)) {
      if (!lowered)
        return error;
      totals.refused += source.count;
      os << source.place(path) << ": refused under " << lowering->label << ": " << toString(std::move(error)) << '\n';
      continue;
    }
    Inspection inspection;
    Call call;
    Input input;
    Outcome outcome;
    for (uint64_t i = 0; i < source.count && !interrupted(); ++i) {
      Error error = source.get(i, call);
      if (!error)
        error = materialize(program, call, input);
      if (error)
        return createStringError(source.place(path) + ": " + toString(std::move(error)));
      lock.unlock();
      (*debugger)->run(input, outcome, inspection);
      lock.lock();
      ++made;
      if (inspection.stopped) {
        totals.behindStop = planned - made;
        printTrace(file, source, showCall(program, call), inspection);
        reportStop(file, source, showCall(program, call), inspection);
        return Error::success();
      }
      report(program, file, source, call, input, outcome, inspection);
    }
    if (hidden)
      os << file.path << ": " << hidden << " more random calls that ended in one of these ways (--all prints them)\n";
    shown = hidden = 0;
    ends.clear();
  }
  return Error::success();
}

/// Sums and what was asked for in vain; the exit code.
static int finishRun(raw_ostream &os, json::OStream &json, const RunTotals &totals, bool failed, size_t filesLeft) {
  if (interrupted()) {
    os.flush();
    errorHead() << "interrupted after " << totals.calls << (totals.calls == 1 ? " call" : " calls") << '\n';
    failed = true;
  }
  if (stopAt.getNumOccurrences() && !totals.stopPlace && !failed) {
    errorHead() << toString(noStopPlace()) << '\n';
    failed = true;
  }
  // Nothing was run: the error says all.
  if (failed && totals.calls + totals.refused == 0 && !interrupted()) {
    json.arrayEnd();
    return 2;
  }
  os << sandboxLine(totals.sandbox) << totals.calls << (totals.calls == 1 ? " call: " : " calls: ") << totals.returned
     << " returned, " << totals.asserted << " stopped by an assert, " << totals.undefined << " undefined, "
     << totals.refused << " refused, " << totals.outOfFuel << " out of fuel";
  if (totals.expectedTraps)
    os << "; " << totals.expectedTraps << " trapped as expected";
  if (totals.stopped)
    os << "; " << totals.stopped << " stopped by --stop-at";
  if (totals.stopped && totals.behindStop + filesLeft)
    os << ", which ends the run: " << totals.behindStop << (totals.behindStop == 1 ? " call" : " calls") << " and "
       << filesLeft << (filesLeft == 1 ? " file" : " files") << " left out";
  if (totals.errors)
    os << "; " << totals.errors << " broken";
  if (totals.unexpected)
    os << "; " << totals.unexpected << " not as expected";
  if (totals.leaks)
    os << "; " << totals.leaks << (totals.leaks == 1 ? " heap block is" : " heap blocks are") << " never freed";
  os << '\n';
  if (totals.stopPlace && !totals.stopped && !interrupted())
    os << "never reached: " << stopAt << '\n';
  os.flush();
  bool wantsRandom = options::randomCalls.count() || options::randomCalls.seed();
  if (wantsRandom && !totals.random && !failed)
    warningHead() << "--random and --seed are for CALL-RANDOM lines, and there is none\n";
  json.arrayEnd();
  if (failed)
    return 2;
  if (totals.leaks && leaks == "error")
    return 1;
  if (totals.undefined || totals.unexpected || totals.refused || totals.outOfFuel)
    return 1;
  if (totals.errors)
    return 3;
  return 0;
}

/// Plug-ins of the command line and of the project file's lowerings: --prepare may name their passes.
/// Without --prepare and lowering, those of the project are not needed and those of the command line are an error.
static Error takePlugins(WorkerOptions &worker) {
  CheckConfig given;
  passPlugins.apply(given);
  worker.passPlugins = std::move(given.worker.passPlugins);
  if (prepare.banner().empty()) {
    if (worker.passPlugins.empty() || lowerings.areGiven())
      return Error::success();
    return createStringError("--load-pass-plugin brings passes for --prepare or for a lowering, which are not given");
  }
  for (const ProjectLowering &lowering : project().lowerings())
    for (const std::string &plugin : lowering.plugins)
      if (!is_contained(worker.passPlugins, plugin))
        worker.passPlugins.push_back(plugin);
  return Error::success();
}

/// The lowering whose program runs, if one was given, and what it needs in `worker`.
static Error takeLowering(CheckConfig &config, WorkerOptions &worker) {
  if (!lowerings.areGiven() || lowerings.isNone())
    return Error::success();
  config.worker = worker;
  if (Error error = lowerings.apply(config))
    return error;
  if (config.lowerings.size() != 1)
    return createStringError("run takes one lowering, and got " + Twine(config.lowerings.size()));
  if (Error error = tryLowerings(config))
    return error;
  worker = config.worker;
  return Error::success();
}

/// What is wrong with the values of options, "": nothing.
static std::string optionProblem() {
  if (!programFile.empty() && options::files.size() != 1)
    return "--program needs exactly one file";
  if (stopAt.getNumOccurrences() && !isStopPlace(stopAt)) {
    uint64_t step;
    bool many = !stopAt.empty() && all_of(stopAt, isDigit) && StringRef(stopAt).getAsInteger(10, step);
    return "--stop-at=" + stopAt +
           (many ? ": no run can have so many steps"
                 : ": expected FILE:LINE[:COLUMN], the name of an operation or the number of a step");
  }
  if (traceLast.getNumOccurrences() && (traceLast == 0 || traceLast > 1'000'000))
    return "--trace-last must be 1 to 1000000";
  if (traceLimit == 0)
    return "--trace-limit must be above 0";
  if (std::string problem = machine.problem(); !problem.empty())
    return problem;
  if (leaks != "report" && leaks != "error" && leaks != "ignore")
    return "--leaks=" + leaks + ": expected report, error or ignore";
  return "";
}

int memref_cts::conformance::runCommand() {
  if (Error error = options::files.take())
    return usageError(toString(std::move(error)));
  if (options::files.empty())
    return usageError("no case file given; see memref-cts run --help");
  if (std::string problem = options::callsProblem(); !problem.empty())
    return usageError(problem);
  if (std::string problem = optionProblem(); !problem.empty())
    return usageError(problem);
  if (std::string problem = outputProblem({options::json.output(), {"--program", programFile}, {"--trace", traceTo}},
                                          options::files.get());
      !problem.empty())
    return usageError(problem);
  std::string traceText;
  raw_string_ostream traceStream(traceText);
  WorkerOptions workerOptions;
  machine.apply(workerOptions);
  if (Error error = takePlugins(workerOptions))
    return usageError(toString(std::move(error)));
  if (Error error = prepare.apply(workerOptions))
    return usageError(toString(std::move(error)));
  if (Error error = callees.apply(workerOptions))
    return usageError(toString(std::move(error)));
  CheckConfig config;
  if (Error error = takeLowering(config, workerOptions))
    return usageError(toString(std::move(error)));
  std::optional<Worker> worker(std::in_place, workerOptions);
  RunTotals totals;
  totals.sandbox = sandboxText(workerOptions);
  std::string jsonText;
  raw_string_ostream jsonStream(jsonText);
  json::OStream json(jsonStream, /*IndentSize=*/1);
  bool wantJSON = options::json.isGiven();
  bool failed = false;
  raw_ostream &os = options::json.isStandardOutput() ? nulls() : plainOuts();
  json.arrayBegin();
  size_t filesLeft = options::files.size();
  // After Ctrl-C what is known is reported, however long the call under way
  // still takes: nothing of the report is written while a call runs.
  catchInterrupts();
  bool abandoned = runUntilInterrupted([&](std::unique_lock<std::mutex> &lock) {
    for (const std::string &path : options::files) {
      if (totals.stopped || interrupted())
        break;
      FileRunner runner(config.lowerings.empty() ? nullptr : &config.lowerings.front(), os,
                        traceTo.empty() ? nullptr : &traceStream, wantJSON ? &json : nullptr, totals, lock);
      if (Error error = runner.runFile(*worker, path)) {
        os.flush();
        errorHead() << toString(std::move(error)) << '\n';
        failed = true;
      }
      --filesLeft;
    }
  });
  int code = finishRun(os, json, totals, failed, filesLeft);
  code = options::json.write(code, [&](raw_ostream &stream) { stream << jsonText << '\n'; });
  if (!traceTo.empty())
    if (Error error = writeFile(traceTo, traceText))
      code = usageError("cannot write " + traceTo + ": " + toString(std::move(error)));
  if (abandoned) {
    // The thread still uses what it runs; its worker process is done with.
    worker.reset();
    outs().flush();
    errs().flush();
    std::_Exit(code);
  }
  return code;
}
