//===-- WaiverGlobs.h - patterns of a row of waivers ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All globs and lists of releases of a row, made once. Must not judge the row.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WAIVERS_WAIVERGLOBS_H
#define MEMREF_CTS_CONFORMANCE_WAIVERS_WAIVERGLOBS_H

#include "conformance/Waivers.h"
#include "conformance/waivers/RowProblem.h"

#include "llvm/Support/GlobPattern.h"

namespace memref_cts::conformance {

/// A glob that owns its text.
struct Glob {
  explicit Glob(std::string pattern) : text(std::make_unique<std::string>(std::move(pattern))) {}
  llvm::Error compile() {
    // Patterns may list alternatives: {mlir-16,mlir-19}.
    llvm::Expected<llvm::GlobPattern> made = llvm::GlobPattern::create(*text, kMaxAlternatives);
    if (!made)
      return made.takeError();
    glob = std::move(*made);
    return llvm::Error::success();
  }
  bool match(llvm::StringRef subject) const { return glob->match(subject); }

  static constexpr size_t kMaxAlternatives = 64;
  std::unique_ptr<std::string> text;
  std::optional<llvm::GlobPattern> glob;
};

struct FileGlob {
  Glob glob;
  bool exact;
  size_t folders; // before the file's name
};

struct Release {
  unsigned first, last;
};

struct WaiverGlobs {
  std::vector<FileGlob> files;
  Glob lowering, target, stage, verdict, trap, madeBy;
  std::vector<Glob> seenOf, expectedOf; // of each explanation
  std::vector<Glob> operations;
  std::vector<Release> releases;
  std::vector<unsigned> indexBits;
};

/// Adds patterns without braces that together say the same. Some are left out once there
/// are more than a row may have.
void alternatives(std::string pattern, std::vector<std::string> &into);

/// Makes the patterns of a row; what is wrong with one of them, or nothing.
RowProblem compileGlobs(Waiver &row);

/// Whether a row is about the release of MLIR that a lowering belongs to.
bool holdsFor(const Waiver &row, llvm::StringRef lowering);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WAIVERS_WAIVERGLOBS_H
