//===-- Workers.cpp - the worker processes of a job ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which worker has read which case.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/lower/Workers.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

Workers::Workers(const CheckConfig &config) : config(config) { renew(); }

void Workers::renew() {
  if (readerWorker) {
    pastDeaths = deaths();
    pastTimes = times();
  }
  readerWorker = std::make_unique<Worker>(config.worker);
  workers.clear();
  for (size_t i = 0; i < std::max<size_t>(1, config.lowerings.size()); ++i)
    workers.push_back(std::make_unique<LoweringWorker>(config.worker));
}

Workers::~Workers() = default;

void Workers::distrust() {
  for (const std::unique_ptr<LoweringWorker> &each : workers)
    each->worker.distrust();
}

Workers::LoweringWorker &Workers::workerOf(const LoweringSpec &lowering) {
  for (size_t i = 0; i < config.lowerings.size(); ++i)
    if (&config.lowerings[i] == &lowering || config.lowerings[i].label == lowering.label)
      return *workers[i];
  return *workers.front(); // what is no lowering of the check has no worker of its own
}

void Workers::announce(const Plan &plan, uint32_t flags) {
  LoweringWorker &at = workerOf(*plan.lowering);
  bool isRead = at.caseNumber == caseNumber && at.target == plan.target;
  if (isRead || (at.announced == caseNumber && at.announcedTarget == plan.target))
    return;
  at.announced = caseNumber;
  at.announcedTarget = plan.target;
  at.caseNumber = 0; // what it had read is replaced
  at.worker.announce(kCase, plan.source(), plan.asked(), flags);
}

LoadReply Workers::load(const Plan &plan, std::optional<uint32_t> flags) {
  LoweringWorker &at = workerOf(*plan.lowering);
  if (at.caseNumber == caseNumber && at.target == plan.target)
    return at.reply;
  if (flags)
    announce(plan, *flags);
  at.caseNumber = caseNumber;
  at.target = plan.target;
  at.reply = at.worker.load(kCase, plan.source());
  return at.reply;
}

uint64_t Workers::deaths() const {
  uint64_t sum = pastDeaths + readerWorker->deaths();
  for (const std::unique_ptr<LoweringWorker> &each : workers)
    sum += each->worker.deaths();
  return sum;
}

std::vector<StageTimes> Workers::times() const {
  std::vector<StageTimes> all = pastTimes;
  all.push_back(readerWorker->times());
  for (const std::unique_ptr<LoweringWorker> &each : workers)
    all.push_back(each->worker.times());
  return all;
}
