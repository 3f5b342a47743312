//===-- InitFiles.h - what memref-cts init writes ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The texts of the files, and a guard that takes them away again. Must not run anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_INIT_INITFILES_H
#define MEMREF_CTS_CONFORMANCE_TOOL_INIT_INITFILES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace memref_cts::conformance::init {

inline constexpr llvm::StringLiteral kFirstCase = "cases/first.mlir";
inline constexpr llvm::StringLiteral kBaseline = "memref-cts-baseline.json";

/// The lowering of the project, in the words of the user.
struct AskedLowering {
  std::string name;
  enum Kind : uint8_t { Pipeline, Command, Placeholder } kind = Placeholder;
  std::string text; // of the first two
  std::string form; // of a command, or ""
};

/// memref-cts.yaml.
std::string projectText(const AskedLowering &lowering);
/// cases/first.mlir.
std::string caseText();

/// Why a new file cannot be made at a path below the current folder, or "". Folders on the way
/// to it may be missing.
std::string problemOfNew(llvm::StringRef path);

/// Files that are made together. Unless they are kept, they go away with the object, and
/// with them the folders that were made for them.
class NewFiles {
public:
  ~NewFiles();
  /// Makes a file, and the folders it is in.
  llvm::Error write(llvm::StringRef path, llvm::StringRef text);
  /// Another process makes this file.
  void expect(llvm::StringRef path) { files.push_back(path.str()); }
  void keep() { kept = true; }
  const std::vector<std::string> &paths() const { return files; }

private:
  std::vector<std::string> files, folders;
  bool kept = false;
};

} // namespace memref_cts::conformance::init

#endif // MEMREF_CTS_CONFORMANCE_TOOL_INIT_INITFILES_H
