//===-- WaiverGlobs.cpp - patterns of a row of waivers --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Alternatives of file names, releases, and the globs over everything else.
//
//===----------------------------------------------------------------------===//

#include "conformance/waivers/WaiverGlobs.h"

#include "conformance/Worker.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

#include <climits>

using namespace llvm;
using namespace memref_cts::conformance;

void memref_cts::conformance::alternatives(std::string pattern, std::vector<std::string> &into) {
  if (into.size() > Glob::kMaxAlternatives)
    return;
  size_t open = pattern.find('{'), close = pattern.find('}', open);
  if (open == std::string::npos || close == std::string::npos) {
    into.push_back(std::move(pattern));
    return;
  }
  SmallVector<StringRef> words;
  StringRef(pattern).slice(open + 1, close).split(words, ',');
  for (StringRef word : words)
    alternatives((StringRef(pattern).take_front(open) + word + StringRef(pattern).substr(close + 1)).str(), into);
}

/// "13-16, 19, 22+": false if it says something else.
static bool parseReleases(StringRef text, std::vector<Release> &into) {
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (StringRef part : parts) {
    part = part.trim();
    Release release = {0, UINT_MAX};
    bool open = part.consume_back("+");
    auto [first, last] = part.split('-');
    if (first.getAsInteger(10, release.first) || (open && part.contains('-')))
      return false;
    if (!open && (last.empty() ? first : last).getAsInteger(10, release.last))
      return false;
    if (release.last < release.first || part.ends_with("-"))
      return false;
    into.push_back(release);
  }
  return true;
}

/// "16, 32": false if one is no width of index.
static bool parseWidths(StringRef text, std::vector<unsigned> &into) {
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  return all_of(parts, [&](StringRef part) {
    return !part.trim().getAsInteger(10, into.emplace_back(0)) && is_contained({16u, 32u, 64u}, into.back());
  });
}

bool memref_cts::conformance::holdsFor(const Waiver &row, StringRef lowering) {
  if (row.versions.empty())
    return true;
  unsigned release = mlirRelease(lowering);
  return release != 0 && any_of(row.globs->releases,
                                [&](const Release &range) { return range.first <= release && release <= range.last; });
}

RowProblem memref_cts::conformance::compileGlobs(Waiver &row) {
  std::vector<std::string> parts;
  alternatives(row.pattern, parts);
  if (parts.size() > Glob::kMaxAlternatives)
    return {"more than " + std::to_string(Glob::kMaxAlternatives) + " alternatives; write a second row", "pattern"};
  auto globs = std::make_shared<WaiverGlobs>(WaiverGlobs{{},
                                                         Glob(row.lowering),
                                                         Glob(row.target),
                                                         Glob(row.stage),
                                                         Glob(row.verdict),
                                                         Glob(row.trap),
                                                         Glob(row.madeBy),
                                                         {},
                                                         {},
                                                         {},
                                                         {},
                                                         {}});
  for (const std::string &part : parts)
    globs->files.push_back(
        {Glob(part), part.find_first_of("*?[\\") == std::string::npos, static_cast<size_t>(llvm::count(part, '/'))});
  for (const Explanation &one : row.explains) {
    globs->seenOf.emplace_back("*" + one.seen + "*");
    globs->expectedOf.emplace_back("*" + one.expected + "*");
  }
  RowProblem problem;
  auto compile = [&](Glob &glob, const std::string &written, RowProblem place) {
    if (problem)
      return;
    if (Error error = glob.compile()) {
      problem = std::move(place);
      problem.what = "'" + written + "': " + toString(std::move(error));
    }
  };
  for (FileGlob &file : globs->files)
    compile(file.glob, row.pattern, {"", "pattern"});
  compile(globs->lowering, row.lowering, {"", "lowering"});
  compile(globs->target, row.target, {"", "target"});
  compile(globs->stage, row.stage, {"", "stage"});
  compile(globs->verdict, row.verdict, {"", "verdict"});
  compile(globs->trap, row.trap, {"", "trap"});
  compile(globs->madeBy, row.madeBy, {"", "made-by"});
  for (const auto &[i, one] : enumerate(row.explains)) {
    compile(globs->seenOf[i], one.seen, {"", "explains", i + 1, "seen"});
    compile(globs->expectedOf[i], one.expected, {"", "explains", i + 1, "expected"});
  }
  for (const auto &[i, operation] : enumerate(row.operations))
    compile(globs->operations.emplace_back(operation), operation, {"", "operations", i + 1});
  if (problem)
    return problem;
  if (!row.versions.empty() && !parseReleases(row.versions, globs->releases))
    return {"'" + row.versions + "' is no list of releases of MLIR, such as 13-16, 19, 22+", "versions"};
  if (!row.indexBits.empty() && !parseWidths(row.indexBits, globs->indexBits))
    return {"'" + row.indexBits + "' is no list of widths of index out of 16, 32 and 64, such as 16, 32",
            "index-bitwidth"};
  row.globs = std::move(globs);
  return {};
}
