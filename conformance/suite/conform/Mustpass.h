//===-- Mustpass.h - what a conformance claim rests on ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The list conformance/mustpass.txt.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_MUSTPASS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_MUSTPASS_H

#include "conformance/suite/conform/Registry.h"
#include "llvm/ADT/DenseSet.h"

namespace memref_cts::conformance {

/// Clauses that a conforming lowering obeys: what a claim rests on. Text: a line
/// `mustpass NUMBER`, then one id a line; lines `- PATTERN: reason` are for
/// ci/checks/check_clauses.py, which asks for every clause that a document states. The registry
/// outlives it.
class Mustpass {
public:
  /// Errors are "path:line: what"; an id that the registry does not have, or has retired,
  /// is one.
  static llvm::Expected<Mustpass> read(llvm::StringRef path, const Registry &registry);
  static llvm::Expected<Mustpass> parse(llvm::StringRef path, llvm::StringRef text, const Registry &registry);

  /// Whether, how many and which clauses it lists.
  bool empty() const { return listed.empty(); }
  size_t size() const { return listed.size(); }
  bool contains(const Clause *clause) const { return listed.contains(clause); }
  const std::string &number() const { return version; } // grows when the list changes

private:
  std::string version;
  llvm::DenseSet<const Clause *> listed;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_MUSTPASS_H
