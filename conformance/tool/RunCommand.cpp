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

using namespace llvm;
using namespace memref_cts::conformance;

static cl::opt<bool> quiet("quiet", cl::desc("Print only calls that are not defined or not as expected"),
                           cl::sub(options::run), cl::cat(toolCategory()));

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
  void report(const refrt_program *program, const CaseFile &file, unsigned line, const Call &call, const Input &input,
              const Outcome &outcome);
  void printResults(const refrt_program *program, const Call &call, const Outcome &outcome);
  void printView(const refrt_program *program, const View &view);

  raw_ostream &os;
  json::OStream *json;
  RunTotals &totals;
};
} // namespace

static std::string elementText(const refrt_program *program, refrt_type type, const Bytes &bytes, uint64_t at) {
  std::string text;
  unsigned count = 0;
  forEachLeaf(program, type, 0, [&](const refrt_type_info &scalar, uint64_t offset) {
    uint64_t position = at + offset;
    text += count++ ? ", " : "";
    if (position + scalar.store_size > bytes.bytes.size()) {
      text += "?";
      return;
    }
    uint8_t mark = bytes.shadow.empty() ? static_cast<uint8_t>(REFRT_SHADOW_INITIALIZED) : bytes.shadow[position];
    if (mark == REFRT_SHADOW_UNINITIALIZED)
      text += "uninitialized";
    else if (mark == REFRT_SHADOW_POISON)
      text += "poison";
    else if (mark == REFRT_SHADOW_UNDEF)
      text += "undef";
    else
      text += printScalar(scalar, readBytes(program, bytes.bytes.data() + position, scalar.store_size));
  });
  return count > 1 ? "(" + text + ")" : text;
}

void Runner::printView(const refrt_program *program, const View &view) {
  os << " elements=[";
  if (!view.readable)
    os << "not readable";
  uint64_t count = view.elementSize ? view.data.bytes.size() / view.elementSize : 0;
  for (uint64_t i = 0; view.readable && i < count; ++i)
    os << (i ? ", " : "") << elementText(program, view.element, view.data, i * view.elementSize);
  os << (view.truncated ? ", ...]" : "]");
}

void Runner::printResults(const refrt_program *program, const Call &call, const Outcome &outcome) {
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
      printView(program, outcome.views[view++]);
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

void Runner::report(const refrt_program *program, const CaseFile &file, unsigned line, const Call &call,
                    const Input &input, const Outcome &outcome) {
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
      json->attribute("outcome", name(outcome.kind));
      if (trapped)
        json->attribute("trap", refrt_trap_name(outcome.trap));
      json->attribute("message", outcome.message);
      json->attribute("location", outcome.location);
      json->attribute("steps", static_cast<int64_t>(outcome.steps));
      json->attribute("as_expected", !unexpected);
    });
  }
  if (quiet && defined && !unexpected)
    return;
  os << file.path << ':' << line << ": " << printCall(program, call) << '\n';
  if (!outcome.location.empty())
    os << "  " << outcome.location << ": " << end << '\n';
  else
    os << "  " << end << '\n';
  if (outcome.kind == Outcome::Returned)
    printResults(program, call, outcome);
  if (unexpected)
    os << "  expected otherwise: " << expectation.path << "\n    expected: " << expectation.expected
       << "\n    ref:      " << expectation.seen << '\n';
}

Error Runner::runFile(Worker &worker, StringRef path) {
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return file.takeError();
  LoadReply load = worker.load(0, file->text, file->path, file->options);
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
      report(program->get(), *file, source.line, call, input, outcome);
    }
  }
  return Error::success();
}

int memref_cts::conformance::runCommand() {
  if (options::files.empty())
    return usageError("no case file given; see memref-cts run --help");
  if (!options::call.empty() && options::files.size() != 1)
    return usageError("--call needs exactly one file");
  WorkerOptions workerOptions;
  workerOptions.limits = options::limits();
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
