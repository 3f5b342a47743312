//===-- Read.cpp - phase: the source program and its calls -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reader's reply becomes a program of the reference machine; call lines become
// sources of calls, sorted by entry.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/lower/Read.h"
#include "conformance/engines/ref/RefEngine.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace memref_cts::conformance;

LoadReply memref_cts::conformance::readModule(Job &job, const Plan &plan) {
  Stopwatch watch;
  LoadReply reply = job.workers.reader().load(kCase, plan.source());
  job.addTime(watch.seconds(), reply, &CheckTimes::load, &SlowestSteps::load);
  return reply;
}

Expected<ReadCase> memref_cts::conformance::readCalls(const CheckConfig &config, const Plan &plan,
                                                      ArrayRef<std::string> onlyCalls, const LoadReply &load,
                                                      std::vector<RefusedCall> refused) {
  const CaseFile &file = *plan.file;
  ReadCase read(plan);
  read.tolerance = {file.policy.ulp, load.onePointer};
  read.refused = std::move(refused);
  read.promises = load.promises;
  read.arguments = load.arguments;
  Expected<Program> program = programFromText(file.path, load.program);
  if (!program)
    return program.takeError();
  read.program = std::move(*program);
  Expected<std::vector<CallSource>> sources =
      callSources(read.program.get(), file, load.arguments, onlyCalls, config.random, config.seed, makeRefEngine);
  if (!sources)
    return sources.takeError();
  read.sources = std::move(*sources);
  if (!config.onlyAt.empty())
    if (Error error = keepOnly(read.sources, config.onlyAt))
      return std::move(error);
  if (config.calls != CallKinds::All)
    erase_if(read.sources, [&](const CallSource &source) {
      return source.random.has_value() != (config.calls == CallKinds::Random);
    });
  MapVector<StringRef, std::vector<const CallSource *>> calls;
  for (const CallSource &source : read.sources)
    calls[source.entry].push_back(&source);
  const StringSet<> haveWrappers(from_range, load.wrapped);
  for (auto &[entry, lines] : calls) {
    read.entries.push_back({entry.str(), std::move(lines)});
    if (haveWrappers.contains(entry))
      read.wrapped.push_back(read.entries.back());
  }
  return read;
}
