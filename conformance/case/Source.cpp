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

#include "conformance/Source.h"

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

Error CallSource::get(uint64_t number, Call &out) const {
  if (random)
    return random->draw(seed, number, out);
  out = *call;
  return Error::success();
}

static Expected<CallSource> sourceOf(const refrt_program *program, StringRef path, const CallLine &line,
                                     const ArgumentPromises &promises) {
  CallSource source;
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

Expected<std::vector<CallSource>> memref_cts::conformance::callSources(const refrt_program *program,
                                                                       const CaseFile &file,
                                                                       const ArgumentPromises &promises,
                                                                       ArrayRef<std::string> onlyCalls,
                                                                       std::optional<uint64_t> random,
                                                                       std::optional<uint64_t> seed) {
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
                               " public functions with a body to choose from: name one in a CALL or CALL-RANDOM line, or with --call='@name(arguments)'");
    Expected<RandomCalls> calls = RandomCalls::forEntry(program, only->name, promises);
    if (!calls)
      return calls.takeError();
    CallSource source;
    source.entry = only->name;
    source.count = calls->count();
    source.random.emplace(std::move(*calls));
    sources.push_back(std::move(source));
  }
  for (CallSource &source : sources) {
    if (!source.random)
      continue;
    source.count = random.value_or(source.count);
    source.seed = seed.value_or(source.seed);
  }
  return std::move(sources);
}
