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

#include "conformance/Compare.h"
#include "conformance/Report.h"
#include "conformance/Source.h"
#include "conformance/case/Memory.h"
#include "conformance/tool/Commands.h"
#include "conformance/tool/Options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

static cl::opt<bool> quiet("quiet", cl::desc("Print only calls that are not defined or not as expected"),
                           cl::sub(options::run), cl::cat(toolCategory()));
static cl::opt<bool> showAll("all", cl::desc("Print every random call, not the first few of each line and each way to end"),
                             cl::sub(options::run), cl::cat(toolCategory()));
static cl::opt<std::string> programFile("program", cl::value_desc("FILE"),
                                        cl::desc("Also write the program as text for refrt-run"),
                                        cl::sub(options::run), cl::cat(toolCategory()));
/// Calls of a random line printed whatever they end in.
static constexpr uint64_t kShown = 3;

namespace {
struct RunTotals {
  uint64_t calls = 0, returned = 0, asserted = 0, undefined = 0, refused = 0, outOfFuel = 0, unexpected = 0, errors = 0;
};

/// Prints the calls of one file and counts.
class Runner {
public:
  Runner(raw_ostream &os, json::OStream *json, RunTotals &totals) : os(os), json(json), totals(totals) {}
  Error runFile(Worker &worker, StringRef path);

private:
  void report(const refrt_program *program, const CaseFile &file, const CallSource &source, const Call &call,
              const Input &input, const Outcome &outcome);
  raw_ostream &os;
  json::OStream *json;
  RunTotals &totals;
  std::vector<std::string> structured;
  uint64_t shown = 0, hidden = 0; // calls of one random line
  std::set<std::string> ends;     // with which they ended
};
} // namespace

static void printView(raw_ostream &os, const refrt_program *program, const View &view) {
  os << " elements=[";
  if (!view.readable)
    os << "not readable";
  uint64_t count = view.elementSize ? view.data.bytes.size() / view.elementSize : 0;
  for (uint64_t i = 0; view.readable && i < count; ++i)
    os << (i ? ", " : "") << elementText(program, view.element, view.data, i * view.elementSize);
  os << (view.truncated ? ", ...]" : "]");
}

static void printResults(raw_ostream &os, const refrt_program *program, const Call &call, const Outcome &outcome) {
  const refrt_function_info *info =
      refrt_program_function(program, refrt_program_find_function(program, call.entry.c_str()));
  std::vector<LeafInfo> leaves = describeLeaves(program, resultTypes(program, info->type));
  size_t view = 0;
  for (size_t i = 0; i < leaves.size() && i < outcome.results.size();) {
    uint32_t value = leaves[i].value;
    os << "  result " << value << ":";
    bool memref = leaves[i].role != LeafInfo::Scalar;
    for (; i < leaves.size() && leaves[i].value == value; ++i) {
      os << ' ';
      if (memref)
        os << describe(leaves[i]) << '=';
      os << formatFact(program, leaves[i], outcome.results[i]);
    }
    if (memref && view < outcome.views.size())
      printView(os, program, outcome.views[view++]);
    os << '\n';
  }
  for (uint32_t a = 0; a < call.arguments.size(); ++a) {
    if (!call.arguments[a].isMemref)
      continue;
    const MemrefArgument &memref = call.arguments[a].memref;
    Placement placement = placementOf(program, call, a);
    if (placement.buffer >= outcome.buffers.size())
      continue;
    os << "  arg " << a << " after: [";
    unsigned shown = 0;
    forEachElement(program, memref, placement.base, [&](int64_t at) {
      if (shown == 64) {
        os << ", ...";
        return false;
      }
      os << (shown++ ? ", " : "")
         << (at < 0 ? std::string("?")
                    : elementText(program, memref.element, outcome.buffers[placement.buffer], static_cast<uint64_t>(at)));
      return true;
    });
    os << "]\n";
  }
}

void Runner::report(const refrt_program *program, const CaseFile &file, const CallSource &source, const Call &call,
                    const Input &input, const Outcome &outcome) {
  unsigned line = source.line;
  ++totals.calls;
  Verdict expectation = checkExpectation(program, call, input, outcome);
  bool unexpected = expectation.bad();
  bool trapped = outcome.kind == Outcome::Trapped;
  bool defined = outcome.kind == Outcome::Returned ||
                 (trapped && (outcome.trap == REFRT_TRAP_ASSERT || outcome.trap == REFRT_TRAP_ABORT));
  bool expectedTrap = trapped && call.expectation && call.expectation->trap && !unexpected;
  totals.returned += outcome.kind == Outcome::Returned;
  totals.asserted += trapped && defined;
  totals.undefined += trapped && !defined && !expectedTrap;
  totals.refused += outcome.kind == Outcome::Refused;
  totals.outOfFuel += outcome.kind == Outcome::OutOfFuel;
  totals.errors += outcome.kind == Outcome::Broken;
  totals.unexpected += unexpected;
  std::string end = outcome.kind == Outcome::Returned
                        ? std::string("returned")
                        : trapped ? (defined ? "stopped: " : "undefined behaviour: ") +
                                        std::string(refrt_trap_name(outcome.trap))
                                  : std::string(name(outcome.kind));
  if (!outcome.message.empty())
    end += ": " + outcome.message;
  if (json) {
    json->object([&] {
      json->attribute("file", file.path);
      json->attribute("line", static_cast<int64_t>(line));
      json->attribute("call", printCall(program, call));
      if (!structured.empty())
        json->attribute("structured_lowered_first_by", std::string("upstream: ") + kStructuralPasses);
      json->attribute("outcome", name(outcome.kind));
      if (trapped)
        json->attribute("trap", refrt_trap_name(outcome.trap));
      json->attribute("message", outcome.message);
      json->attribute("location", outcome.location);
      if (outcome.kind == Outcome::Returned) {
        std::string text;
        raw_string_ostream stream(text);
        printResults(stream, program, call, outcome);
        json->attributeArray("observed", [&] {
          for (StringRef line : split(text, '\n'))
            if (!line.trim().empty())
              json->value(line.trim());
        });
      }
      json->attribute("steps", static_cast<int64_t>(outcome.steps));
      json->attribute("as_expected", !unexpected);
    });
  }
  if (quiet && defined && !unexpected)
    return;
  bool isNew = ends.insert(trapped ? outcome.location + refrt_trap_name(outcome.trap) : name(outcome.kind)).second;
  if (source.random && !showAll && !unexpected && !isNew && shown >= kShown) {
    ++hidden;
    return;
  }
  ++shown;
  os << file.path << (line ? ":" + utostr(line) : "") << ": " << printCall(program, call) << '\n';
  if (!outcome.location.empty())
    os << "  " << outcome.location << ": " << end << '\n';
  else
    os << "  " << end << '\n';
  if (outcome.kind == Outcome::Returned)
    printResults(os, program, call, outcome);
  if (unexpected)
    os << "  expected otherwise: " << expectation.path << "\n    expected: " << expectation.expected
       << "\n    ref:      " << expectation.seen << '\n';
}

Error Runner::runFile(Worker &worker, StringRef path) {
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return file.takeError();
  LoadReply load = worker.load(0, file->text, file->path, file->options);
  structured = load.structured;
  if (!structured.empty())
    os << file->path << ": " << structuredText(structured) << '\n';
  if (load.status == Reply::Refused) {
    ++totals.refused;
    os << file->path << ": refused: " << load.message << '\n';
    return Error::success();
  }
  if (load.status == Reply::Crashed || load.status == Reply::TimedOut)
    return createStringError(path + ": reading this module made the worker process " +
                             (load.status == Reply::Crashed ? "crash" : "time out"));
  if (!load.ok())
    return createStringError(load.message);
  Expected<Program> program = programFromText(path, load.program);
  if (!program)
    return program.takeError();
  Expected<std::vector<CallSource>> sources =
      callSources(program->get(), *file, options::call, options::givenRandom(), options::givenSeed());
  if (!sources)
    return sources.takeError();
  if (!programFile.empty())
    if (Error error = writeFile(programFile, load.program))
      return createStringError("cannot write " + programFile + ": " + toString(std::move(error)));
  for (const CallSource &source : *sources) {
    Expected<std::unique_ptr<Engine>> engine = makeRefEngine(program->get(), source.entry, options::limits());
    if (!engine)
      return engine.takeError();
    Call call;
    Input input;
    Outcome outcome;
    for (uint64_t i = 0; i < source.count; ++i) {
      Error error = source.get(i, call);
      if (!error)
        error = materialize(program->get(), call, input);
      if (error)
        return createStringError(path + ":" + Twine(source.line) + ": " + toString(std::move(error)));
      (*engine)->run(ArrayRef<Input>(input), MutableArrayRef<Outcome>(outcome));
      report(program->get(), *file, source, call, input, outcome);
    }
    if (hidden)
      os << file->path << ": " << hidden << " more random calls that ended in one of these ways (--all prints them)\n";
    shown = hidden = 0;
    ends.clear();
  }
  return Error::success();
}

int memref_cts::conformance::runCommand() {
  if (options::files.empty())
    return usageError("no case file given; see memref-cts run --help");
  if (!options::call.empty() && options::files.size() != 1)
    return usageError("--call needs exactly one file");
  if (!programFile.empty() && options::files.size() != 1)
    return usageError("--program needs exactly one file");
  WorkerOptions workerOptions;
  workerOptions.limits = options::limits();
  workerOptions.structured = options::structured;
  Worker worker(workerOptions);
  RunTotals totals;
  std::string jsonText;
  raw_string_ostream jsonStream(jsonText);
  json::OStream json(jsonStream, /*IndentSize=*/1);
  bool wantJSON = !options::json.empty();
  bool failed = false;
  raw_ostream &os = options::json == "-" ? nulls() : outs();
  json.arrayBegin();
  for (const std::string &path : options::files) {
    Runner runner(os, wantJSON ? &json : nullptr, totals);
    if (Error error = runner.runFile(worker, path)) {
      os.flush();
      errs() << "memref-cts: error: " << toString(std::move(error)) << '\n';
      failed = true;
    }
  }
  os << totals.calls << " calls: " << totals.returned << " returned, " << totals.asserted << " stopped by an assert, "
     << totals.undefined << " undefined, " << totals.refused << " refused, " << totals.outOfFuel << " out of fuel";
  if (totals.unexpected)
    os << "; " << totals.unexpected << " not as expected";
  os << '\n';
  os.flush();
  json.arrayEnd();
  if (wantJSON) {
    jsonStream << '\n';
    if (Error error = writeFile(options::json, jsonText))
      return usageError("cannot write " + options::json + ": " + toString(std::move(error)));
  }
  if (totals.undefined || totals.unexpected || totals.refused || totals.outOfFuel)
    return 1;
  if (totals.errors)
    return 3;
  return failed ? 2 : 0;
}
