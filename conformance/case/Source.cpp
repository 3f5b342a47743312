//===-- Source.cpp - a source program ready to be called -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Joins call lines with the types of the program.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Source.h"
#include "conformance/case/Materialize.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace memref_cts::conformance;

Expected<Program> memref_cts::conformance::programFromText(StringRef name, StringRef text) {
  refrt_program *raw = nullptr;
  refrt_status status = refrt_program_parse(nullptr, name.str().c_str(), text.data(), text.size(), &raw);
  Program program(raw);
  if (status == REFRT_OK)
    status = refrt_program_verify(raw);
  if (status == REFRT_OK)
    return std::move(program);
  return createStringError(name + ": encoded program is broken (" + refrt_status_name(status) +
                           "): " + (raw ? refrt_program_error(raw) : ""));
}

std::string CallSource::place(StringRef path) const {
  if (line)
    return (path + ":" + Twine(line)).str();
  return call ? "--call" : std::string(path);
}

/// What goes on for longer is rather drawn again than waited for.
static constexpr uint64_t kTrySteps = 200'000;

/// Whether the call comes to an end, as the reference machine sees it.
static Expected<bool> isDefined(const refrt_program *program, Engine &reference, const Call &call) {
  Input input;
  if (Error error = materialize(program, call, input))
    return std::move(error);
  Outcome outcome;
  reference.run(input, outcome);
  return outcome.kind != Outcome::OutOfFuel &&
         (outcome.kind != Outcome::Trapped || outcome.trap == REFRT_TRAP_ASSERT || outcome.trap == REFRT_TRAP_ABORT);
}

Error CallSource::get(uint64_t number, Call &out) const {
  constexpr uint64_t kLeftAlone = 16;
  if (!random) {
    out = *call;
    return Error::success();
  }
  number += first;
  unsigned tries = !reference || number % kLeftAlone == kLeftAlone - 1 ? 1 : random->tries();
  for (unsigned attempt = 0; attempt < tries; ++attempt) {
    if (Error error = random->draw(seed, number, out, attempt))
      return error;
    if (tries == 1)
      break;
    Expected<bool> defined = isDefined(program, *reference, out);
    if (!defined)
      return defined.takeError();
    if (*defined)
      return Error::success();
  }
  return tries == 1 ? Error::success() : random->draw(seed, number, out);
}

std::string CallSource::at(uint64_t number) const {
  std::string text = " --at=" + (line ? utostr(line) : "");
  return random ? text + "#" + utostr(first + number + 1) + " --seed=" + utostr(seed) : text;
}

Error memref_cts::conformance::keepOnly(std::vector<CallSource> &sources, StringRef at) {
  auto [lineText, numberText] = at.split('#');
  unsigned line = 0;
  uint64_t number = 0;
  bool hasNumber = at.contains('#');
  if ((!lineText.empty() && (lineText.getAsInteger(10, line) || line == 0)) || at.empty() ||
      (hasNumber && (numberText.getAsInteger(10, number) || number == 0)))
    return createStringError("--at=" + at +
                             ": it is LINE of a CALL line, LINE#N for call N of a CALL-RANDOM line, or #N "
                             "of a file without call lines");
  erase_if(sources,
           [&](const CallSource &source) { return source.line != line || source.random.has_value() != hasNumber; });
  if (sources.empty())
    return createStringError("--at=" + at + ": " + (line ? "line " + Twine(line) : Twine("the file")) +
                             (hasNumber ? " makes no random calls" : " makes no call, or random ones: #N says which"));
  sources.resize(1);
  if (hasNumber && number > sources[0].count)
    return createStringError("--at=" + at + ": only " + Twine(sources[0].count) +
                             (sources[0].count == 1 ? " call is" : " calls are") +
                             " drawn there (--random=N draws more)");
  if (hasNumber) {
    sources[0].first = number - 1;
    sources[0].count = 1;
  }
  return Error::success();
}

static Expected<CallSource> sourceOf(const refrt_program *program, StringRef path, const CallLine &line,
                                     const ArgumentPromises &promises) {
  CallSource source;
  source.program = program;
  source.line = line.line;
  if (line.random) {
    Expected<RandomCalls> random = RandomCalls::parse(program, path, line, promises);
    if (!random)
      return random.takeError();
    source.entry = random->entry();
    source.count = random->count();
    source.seed = random->seed();
    source.random.emplace(std::move(*random));
    return std::move(source);
  }
  Expected<Call> call = parseCall(program, path, line);
  if (!call)
    return call.takeError();
  source.entry = call->entry;
  source.text = line.text;
  source.call.emplace(std::move(*call));
  return std::move(source);
}

/// Free calls of a function.
static Expected<CallSource> freeSource(const refrt_program *program, StringRef function,
                                       const ArgumentPromises &promises) {
  Expected<RandomCalls> calls = RandomCalls::forEntry(program, function, promises);
  if (!calls)
    return calls.takeError();
  CallSource source;
  source.program = program;
  source.entry = function.str();
  source.count = calls->count();
  source.random.emplace(std::move(*calls));
  return std::move(source);
}

/// How many calls of a random source are drawn, from which seed, and what says whether a free one is defined.
static Error prepareRandom(const refrt_program *program, std::optional<uint64_t> random, std::optional<uint64_t> seed,
                           MakeReference makeReference, CallSource &source) {
  if (!source.random)
    return Error::success();
  source.count = random.value_or(source.count);
  source.isOne = source.random->isAlwaysTheSame();
  if (source.isOne)
    source.count = std::min<uint64_t>(source.count, 1);
  source.seed = seed.value_or(source.seed);
  if (!makeReference || !source.count || source.random->tries() == 1)
    return Error::success();
  RunLimits limits;
  limits.maxSteps = kTrySteps;
  return makeReference(program, source.entry, limits).moveInto(source.reference);
}

Expected<std::vector<CallSource>>
memref_cts::conformance::callSources(const refrt_program *program, const CaseFile &file,
                                     const ArgumentPromises &promises, ArrayRef<std::string> onlyCalls,
                                     std::optional<uint64_t> random, std::optional<uint64_t> seed,
                                     MakeReference makeReference) {
  std::vector<CallSource> sources;
  for (const std::string &text : onlyCalls) {
    CallLine line;
    line.text = text;
    line.line = static_cast<unsigned>(sources.size() + 1); // which --call, where it is wrong
    line.column = 1;
    line.traps = file.traps; // of its kind, if there are any
    line.operations = file.operations;
    Expected<CallSource> source = sourceOf(program, "--call", line, promises);
    if (!source)
      return source.takeError();
    source->line = 0;
    sources.push_back(std::move(*source));
  }
  if (!sources.empty())
    return std::move(sources);
  for (const CallLine &line : file.calls) {
    Expected<CallSource> source = sourceOf(program, file.path, line, promises);
    if (!source)
      return source.takeError();
    sources.push_back(std::move(*source));
  }
  if (sources.empty()) {
    const refrt_function_info *only = nullptr;
    unsigned candidates = 0;
    for (uint32_t i = 0; i < refrt_program_num_functions(program); ++i) {
      const refrt_function_info *info = refrt_program_function(program, i);
      if (info->num_blocks == 0 || (info->flags & REFRT_FUNCTION_PRIVATE))
        continue;
      only = info;
      ++candidates;
    }
    if (candidates != 1)
      return createStringError(file.path + ": no CALL line, and " + Twine(candidates) +
                               " public functions with a body to choose from: name one in a CALL or CALL-RANDOM line, "
                               "or with --call='@name(arguments)'");
    Expected<CallSource> source = freeSource(program, only->name, promises);
    if (!source)
      return source.takeError();
    sources.push_back(std::move(*source));
  }
  for (CallSource &source : sources)
    if (Error error = prepareRandom(program, random, seed, makeReference, source))
      return std::move(error);
  return std::move(sources);
}

Error memref_cts::conformance::addFreeSources(const refrt_program *program, const ArgumentPromises &promises,
                                              ArrayRef<std::string> only, std::optional<uint64_t> random,
                                              std::optional<uint64_t> seed, MakeReference makeReference,
                                              std::vector<CallSource> &sources,
                                              std::vector<std::pair<std::string, std::string>> &left) {
  StringSet<> called;
  for (const CallSource &source : sources)
    called.insert(source.entry);
  for (uint32_t i = 0; i < refrt_program_num_functions(program); ++i) {
    const refrt_function_info *info = refrt_program_function(program, i);
    if (info->num_blocks == 0 || (info->flags & REFRT_FUNCTION_PRIVATE) || called.contains(info->name) ||
        (!only.empty() && !is_contained(only, info->name)))
      continue;
    Expected<CallSource> source = freeSource(program, info->name, promises);
    if (!source)
      return source.takeError();
    Call first;
    if (Error error = source->random->draw(source->seed, 0, first)) {
      left.emplace_back(info->name, toString(std::move(error)));
      continue;
    }
    if (Error error = prepareRandom(program, random, seed, makeReference, *source))
      return error;
    sources.push_back(std::move(*source));
  }
  return Error::success();
}

std::vector<RefusedCall> memref_cts::conformance::takeRefusedCalls(CaseFile &file, std::vector<std::string> &onlyCalls,
                                                                   const RefusedFunctions &refused) {
  std::vector<RefusedCall> taken;
  StringMap<const Refusal *> refusals;
  for (const auto &[function, refusal] : refused)
    refusals.try_emplace(function, &refusal);
  auto isRefused = [&](const CallLine &line) {
    Expected<std::string> entry = entryOf(file.path, line);
    if (!entry) {
      consumeError(entry.takeError()); // whoever reads the line says it
      return false;
    }
    auto found = refusals.find(*entry);
    if (found != refusals.end())
      taken.push_back({line.line, *entry, *found->second});
    return found != refusals.end();
  };
  if (!onlyCalls.empty()) {
    erase_if(onlyCalls, [&](const std::string &text) {
      CallLine line;
      line.text = text;
      return isRefused(line);
    });
    return taken;
  }
  erase_if(file.calls, isRefused);
  return taken;
}
