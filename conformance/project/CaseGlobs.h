//===-- CaseGlobs.h - case files by folder and by pattern -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of files. Must not read them.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROJECT_CASEGLOBS_H
#define MEMREF_CTS_CONFORMANCE_PROJECT_CASEGLOBS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

/// The case files below a folder: *.mlir, sorted. Names that begin with a dot are left out.
/// What has such a name and is no regular file is among them: who reads it says so. A folder that cannot be read is an
/// error.
llvm::Expected<std::vector<std::string>> casesBelow(llvm::StringRef folder);
/// The case files that a pattern with '/', '*', '?', '[...]', '{...}' and '**' names, seen from a
/// folder; one that names a folder stands for those below it. Sorted.
llvm::Expected<std::vector<std::string>> casesMatching(llvm::StringRef folder, llvm::StringRef pattern);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROJECT_CASEGLOBS_H
