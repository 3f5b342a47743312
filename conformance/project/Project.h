//===-- Project.h - the file memref-cts.yaml of a user -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a user wants checked, and how, written down once for all subcommands
// (docs/project-file.md). Each key is the default of an option. Must not know a
// subcommand.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROJECT_PROJECT_H
#define MEMREF_CTS_CONFORMANCE_PROJECT_PROJECT_H

#include "conformance/Worker.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

/// A lowering under test that has a name.
struct ProjectLowering {
  LoweringSpec spec;
  std::vector<std::string> plugins; // files, relative to the current folder
  unsigned line = 0;
};

/// The value of a key that is the default of an option.
struct ProjectSetting {
  std::string key;                 // "budgets.timeout-ms"
  std::vector<std::string> values; // as the option takes them, several of a list
  unsigned line = 0;
};

/// What a project file says.
class Project {
public:
  /// How the file is called.
  static constexpr llvm::StringLiteral kFileName = "memref-cts.yaml";

  /// No file: nothing is set.
  Project() = default;
  /// Reads a file. An error names file and line: of a key that does not exist, a value of
  /// another kind, a file or a lowering that is not there.
  static llvm::Expected<Project> read(llvm::StringRef path);
  static llvm::Expected<Project> parse(llvm::StringRef path, llvm::StringRef text);
  /// The nearest memref-cts.yaml in `folder` or above it, not beyond the root of the git
  /// repository that `folder` is in; "" if there is none.
  static std::string find(llvm::StringRef folder);
  /// What has nearly that name where find() looks, and is no project file: memref-cts.yml, or a
  /// folder; or "".
  static std::string passedOver(llvm::StringRef folder);

  /// Where it was read, or "".
  const std::string &file() const { return path; }
  const std::vector<ProjectLowering> &lowerings() const { return named; }
  /// The lowering of that name, or null.
  const ProjectLowering *lowering(llvm::StringRef name) const;
  /// The case files, each once, in the order of the globs; relative to the current folder.
  const std::vector<std::string> &cases() const { return files; }
  unsigned casesLine() const { return lineOfCases; }
  const std::vector<ProjectSetting> &settings() const { return values; }
  /// All keys that a setting may have, in the order of the page.
  static std::vector<std::string> keys();

private:
  friend struct ProjectReader;
  std::string path;
  std::vector<ProjectLowering> named;
  std::vector<std::string> files;
  unsigned lineOfCases = 0;
  std::vector<ProjectSetting> values;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROJECT_PROJECT_H
