//===-- WholeFile.h - all of a file, of a limited size ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How reports and baselines are read. Must not know what the file holds.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WHOLEFILE_H
#define MEMREF_CTS_CONFORMANCE_WHOLEFILE_H

#include "llvm/Support/Error.h"

#include <string>

namespace memref_cts::conformance {

/// The text of a file; '-' is standard input. Folders and more than 256 MiB are an error, which begins with `path`.
llvm::Expected<std::string> readWhole(llvm::StringRef path);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WHOLEFILE_H
