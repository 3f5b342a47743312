//===-- CrashTrace.h - where a lowering dies ---------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The process that dies names the functions it dies in. Who it dies for reads them with
// CrashText.h. Must not keep a process alive, or change the signal it dies by.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_CRASHTRACE_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_CRASHTRACE_H

#include <csignal>

namespace memref_cts::conformance {

/// While one lives, a signal that ends the process first prints the innermost functions of the
/// thread on standard error. One at a time. Not for code under test, whose stack may be anything.
class CrashTrace {
public:
  CrashTrace();
  /// What the signals did before, they do again.
  ~CrashTrace();
  CrashTrace(const CrashTrace &) = delete;
  CrashTrace &operator=(const CrashTrace &) = delete;

private:
  static constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
  struct sigaction before[sizeof kSignals / sizeof *kSignals];
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_CRASHTRACE_H
