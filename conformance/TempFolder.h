//===-- TempFolder.h - a folder that goes with its process ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A process that is killed cannot remove its folder: the next one of the same
// kind does. Folders are locked while in use; one that is not is left over.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TEMPFOLDER_H
#define MEMREF_CTS_CONFORMANCE_TEMPFOLDER_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <system_error>

namespace memref_cts::conformance {

/// A folder for temporary files, which goes away with the object.
class TempFolder {
public:
  /// Makes PREFIX-XXXXXX in the system's temporary folder, and removes those of
  /// this user whose processes are gone. Trouble is in `problem`.
  explicit TempFolder(llvm::StringRef prefix);
  /// Removes the folder with all that is in it.
  ~TempFolder();
  TempFolder(const TempFolder &) = delete;
  TempFolder &operator=(const TempFolder &) = delete;

  llvm::SmallString<128> path;
  std::error_code problem; // if set there is no folder

private:
  int lock = -1;
};

/// What keeps a program of a few MiB from being written to a folder, or "". Where there is room at a glance, nothing
/// is written.
std::string diskProblem(llvm::StringRef folder);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TEMPFOLDER_H
