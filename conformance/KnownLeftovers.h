//===-- KnownLeftovers.h - what a lowering leaves behind ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of lowerings.def that say for which programs a lowering need not be asked:
// what it leaves behind is known.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_KNOWNLEFTOVERS_H
#define MEMREF_CTS_CONFORMANCE_KNOWNLEFTOVERS_H

#include "conformance/Worker.h"

namespace memref_cts::conformance {

/// What the lowering is known to leave behind: a dialect, or a group of operations of
/// one, "DIALECT-...".
std::vector<std::string> knownLeftovers(const LoweringSpec &lowering);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_KNOWNLEFTOVERS_H
