//===-- CaseGlobs.cpp - case files below folders ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a folder, or a pattern, to the case files in the order of their names. Must
// not read them.
//
//===----------------------------------------------------------------------===//

#include "conformance/project/CaseGlobs.h"
#include "conformance/project/Project.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

static std::string joined(StringRef folder, StringRef name) {
  SmallString<256> path(folder);
  sys::path::append(path, name);
  return std::string(path);
}

namespace {
/// The files that are found, and the first folder that cannot be read.
struct Found {
  std::vector<std::string> files;
  std::string problem;
};
} // namespace

/// Names in a folder, sorted; those that begin with a dot only if `hidden`.
static std::vector<std::string> namesIn(StringRef folder, Found &found, bool hidden = false) {
  std::vector<std::string> names;
  std::error_code code;
  for (sys::fs::directory_iterator it(folder.empty() ? "." : folder, code), end; it != end && !code;
       it.increment(code)) {
    StringRef name = sys::path::filename(it->path());
    if (hidden || !name.starts_with("."))
      names.push_back(name.str());
  }
  if (code && found.problem.empty())
    found.problem = "cannot read the folder " + folder.str() + ": " + code.message();
  llvm::sort(names);
  return names;
}

/// A link to a folder is not followed: it may lead back.
static bool isFolderHere(const std::string &path) {
  return sys::fs::is_directory(path) && !sys::fs::is_symlink_file(path);
}

static void addBelow(StringRef folder, Found &found) {
  for (const std::string &name : namesIn(folder, found)) {
    std::string path = joined(folder, name);
    if (isFolderHere(path))
      addBelow(path, found);
    else if (StringRef(name).ends_with(".mlir") && !sys::fs::is_directory(path))
      found.files.push_back(path);
  }
}

static Expected<std::vector<std::string>> result(Found found) {
  if (!found.problem.empty())
    return createStringError(found.problem);
  llvm::sort(found.files);
  found.files.erase(llvm::unique(found.files), found.files.end());
  return std::move(found.files);
}

Expected<std::vector<std::string>> memref_cts::conformance::casesBelow(StringRef folder) {
  Found found;
  addBelow(folder, found);
  return result(std::move(found));
}

/// Adds what the rest of a pattern names in a folder.
static void addMatching(const std::string &folder, ArrayRef<StringRef> parts, ArrayRef<GlobPattern> globs,
                        Found &found) {
  if (parts.empty()) {
    if (sys::fs::is_directory(folder))
      addBelow(folder, found);
    else
      found.files.push_back(folder);
    return;
  }
  if (parts.front() == "**") {
    addMatching(folder, parts.drop_front(), globs.drop_front(), found);
    for (const std::string &name : namesIn(folder, found))
      if (std::string path = joined(folder, name); isFolderHere(path))
        addMatching(path, parts, globs, found);
    return;
  }
  if (parts.front().find_first_of("*?[{\\") == StringRef::npos) {
    std::string path = joined(folder, parts.front());
    if (sys::fs::exists(path))
      addMatching(path, parts.drop_front(), globs.drop_front(), found);
    return;
  }
  // A pattern such as *.mlir or */*.mlir looks into folders alone.
  if (!sys::fs::is_directory(folder))
    return;
  for (const std::string &name : namesIn(folder, found, /*hidden=*/parts.front().starts_with(".")))
    if (globs.front().match(name))
      addMatching(joined(folder, name), parts.drop_front(), globs.drop_front(), found);
}

Expected<std::vector<std::string>> memref_cts::conformance::casesMatching(StringRef folder, StringRef pattern) {
  Found found;
  std::string start = folder.str();
  if (sys::path::is_absolute(pattern))
    start = "/";
  SmallVector<StringRef> parts;
  pattern.split(parts, '/', -1, /*KeepEmpty=*/false);
  erase(parts, ".");
  std::vector<GlobPattern> globs; // refer to the pattern
  for (StringRef part : parts) {
    Expected<GlobPattern> glob = GlobPattern::create(part, /*MaxSubPatterns=*/64);
    if (!glob)
      return glob.takeError();
    globs.push_back(std::move(*glob));
  }
  addMatching(start, parts, globs, found);
  return result(std::move(found));
}
