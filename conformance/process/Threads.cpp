//===-- Threads.cpp - threads that may not start ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of the functions of the system: std::thread ends the program where a user may have no
// more processes.
//
//===----------------------------------------------------------------------===//
#include "conformance/Threads.h"

#include <memory>
#include <vector>

using namespace llvm;
using namespace memref_cts::conformance;

static void *runWork(void *data) {
  std::unique_ptr<std::function<void()>> work(static_cast<std::function<void()> *>(data));
  (*work)();
  return nullptr;
}

bool memref_cts::conformance::startThread(pthread_t &thread, std::function<void()> work) {
  std::unique_ptr<std::function<void()>> data = std::make_unique<std::function<void()>>(std::move(work));
  if (::pthread_create(&thread, nullptr, runWork, data.get()) != 0)
    return false;
  (void)data.release(); // the thread's
  return true;
}

void memref_cts::conformance::workTogether(unsigned count, function_ref<void()> work) {
  std::vector<pthread_t> threads;
  pthread_t thread;
  while (threads.size() + 1 < count && startThread(thread, work))
    threads.push_back(thread);
  work();
  for (pthread_t each : threads)
    ::pthread_join(each, nullptr);
}
