//===-- CheckPattern.h - CHECK lines that would take too much ----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The patterns of FileCheck are compiled and matched in the tool itself, and their repeats
// multiply. What a line takes is known before. Must not match anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_CHECKPATTERN_H
#define MEMREF_CTS_CONFORMANCE_CHECK_CHECKPATTERN_H

#include "conformance/CaseFile.h"

namespace memref_cts::conformance {

/// The first line of a case that is too long, nests too deep, repeats too much or goes back
/// too often, as an error. Or that from which on the lines take too long for `irBytes` of IR.
llvm::Error findHostilePattern(const CaseFile &file, size_t irBytes);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_CHECKPATTERN_H
