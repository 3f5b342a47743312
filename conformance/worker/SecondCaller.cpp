//===-- SecondCaller.cpp - calls at the same time --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/worker/SecondCaller.h"
#include "conformance/engines/native/Meeting.h"
#include "conformance/protocol/Wire.h"

#include <chrono>
#include <thread>

#include <pthread.h>
#include <sys/mman.h>

using namespace memref_cts::conformance;

using Clock = std::chrono::steady_clock;

std::string SecondCaller::start(const RunLimits &runLimits, size_t stackBytes) {
  limits = runLimits;
  void *stack =
      mmap(nullptr, stackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED)
    return "cannot reserve a stack for the second caller";
  size_t guard = 64 << 10;
  mprotect(stack, guard, PROT_NONE);
  stackLow = static_cast<uint8_t *>(stack) + guard;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_t thread;
  if (pthread_attr_setstack(&attributes, stack, stackBytes) != 0 ||
      pthread_create(&thread, &attributes, serveThread, this) != 0)
    return "cannot start the thread of the second caller";
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait(lock, [&] { return isReady; });
  return problem;
}

void *SecondCaller::serveThread(void *self) { static_cast<SecondCaller *>(self)->serve(); }

void SecondCaller::serve() {
  NativeRuntime &runtime = NativeRuntime::get();
  std::unique_lock<std::mutex> lock(mutex);
  problem = runtime.prepare(limits, stackLow);
  isReady = true;
  changed.notify_all();
  while (true) {
    changed.wait(lock, [&] { return entry != nullptr; });
    lock.unlock();
    while (!mayEnd) {
      ++calls;
      runtime.run(*entry, *input, own, NativeRuntime::Globals::AsTheyAre);
    }
    lock.lock();
    entry = nullptr;
    changed.notify_all();
  }
}

void SecondCaller::begin(const NativeEntry &newEntry, const Input &newInput) {
  mayEnd = false;
  calls = 0;
  {
    std::unique_lock<std::mutex> lock(mutex);
    entry = &newEntry;
    input = &newInput;
    changed.notify_all();
  }
  while (calls == 0)
    std::this_thread::yield();
}

void SecondCaller::end() {
  mayEnd = true;
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait(lock, [&] { return entry == nullptr; });
}

static void toBytes(const Outcome &outcome, std::string &bytes) {
  bytes.clear();
  WireWriter out(bytes);
  write(out, outcome);
}

void SecondCaller::runBeside(const NativeEntry &entry, const Input &input, const Input &other, uint64_t alone,
                             bool thoroughly, Outcome &outcome) {
  if (entry.unit->sharesState || alone / 1'000'000 > limits.timeoutMs / kLongPart)
    return;
  const Meeting &meeting = thoroughly ? kThoroughMeeting : kBriefMeeting;
  NativeRuntime &runtime = NativeRuntime::get();
  toBytes(outcome, aloneBytes);
  Clock::time_point start = Clock::now();
  begin(entry, other);
  bool isSame = true;
  uint64_t seen = calls;
  unsigned runs = 0, meetings = 0;
  while (isSame && (runs < meeting.runs || meetings < meeting.meetings) && Clock::now() - start < meeting.time) {
    runtime.run(entry, input, beside, NativeRuntime::Globals::AsTheyAre);
    toBytes(beside, besideBytes);
    isSame = besideBytes == aloneBytes;
    ++runs;
    meetings += seen != calls;
    seen = calls;
  }
  end();
  if (!isSame)
    std::swap(outcome, beside);
  outcome.callers = isSame ? Outcome::Callers::Two : Outcome::Callers::TwoDiffer;
}
