//===-- Threads.h - threads that may not start ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the system gives no more threads, those that are there do the work.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_THREADS_H
#define MEMREF_CTS_CONFORMANCE_THREADS_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>

#include <pthread.h>

namespace memref_cts::conformance {

/// Whether a thread does the work now. Who starts it joins or detaches it.
bool startThread(pthread_t &thread, std::function<void()> work);

/// Does the work in this thread and up to `count` - 1 others at once. Returns when all are done.
void workTogether(unsigned count, llvm::function_ref<void()> work);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_THREADS_H
