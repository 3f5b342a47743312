//===-- ApiText.h - clauses about texts: text in, text out -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parser, printer, translation to LLVM IR and import from it, as functions over
// strings, so that tests of them need no header of MLIR. Must not change what
// the library makes.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_CONFORMANCE_UNITTESTS_MLIR_LIBRARY_APITEXT_H
#define MEMREF_CTS_CONFORMANCE_UNITTESTS_MLIR_LIBRARY_APITEXT_H

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace memref_cts::conformance {
/// What a step made of a text, or what it said instead.
struct Made {
  bool ok = false;
  std::string text;
  std::string said; // diagnostics, "line:column: what" each

  bool has(const std::string &part) const { return text.find(part) != std::string::npos; }
  bool says(const std::string &part) const { return said.find(part) != std::string::npos; }
  /// All parts, each behind the one before.
  bool inOrder(std::initializer_list<const char *> parts) const;
  unsigned count(const std::string &part) const;
  /// The lines from the one that contains `first` to the next that is `}`.
  std::string body(const std::string &first) const;
};

/// Parsed, verified and printed again.
Made printed(const std::string &mlir);
/// After a pass pipeline, "builtin.module(...)".
Made after(const std::string &pipeline, const std::string &mlir);
/// As LLVM IR that LLVM's verifier accepts. `verified` is what the translation
/// itself verifies; the verifier has the last word in any case.
Made exported(const std::string &mlir, bool verified = true);
/// LLVM IR as module of the LLVM dialect.
Made imported(const std::string &llvmIr, bool structsAsLiterals = false);
/// What an int64_t function of LLVM IR returns; `made` of false: why it cannot
/// be run.
Made ran(const std::string &llvmIr, const std::string &function, std::vector<int64_t> arguments);
} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITTESTS_MLIR_LIBRARY_APITEXT_H
