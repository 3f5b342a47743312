//===-- WorkerMain.h - the process of a worker ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The other side of Worker.h.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORKERMAIN_H
#define MEMREF_CTS_CONFORMANCE_WORKERMAIN_H

#include "conformance/Worker.h"

namespace memref_cts::conformance {

/// True if argv asks this executable to be a worker; then *exitCode is its
/// result and main returns it at once. First statement of main.
bool runAsWorker(int argc, char **argv, int *exitCode);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORKERMAIN_H
