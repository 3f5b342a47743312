//===-- FolderSize.h - how much lies in a stranger's folder ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The folder may change meanwhile, and may be nested deeper than any path is long. Must
// not change anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROCESS_FOLDERSIZE_H
#define MEMREF_CTS_CONFORMANCE_PROCESS_FOLDERSIZE_H

#include <cstdint>
#include <string>

namespace memref_cts::conformance {

struct FolderSize {
  uint64_t files = 0;     // and folders
  uint64_t bytes = 0;     // on the disk: holes do not count
  bool isClosed = false;  // a folder could not be read
  bool isTooDeep = false; // and was not read to its end
};

/// Follows no link. Ends early where more than `mostFiles` or `mostBytes` are found.
FolderSize folderSize(const std::string &path, uint64_t mostFiles, uint64_t mostBytes);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROCESS_FOLDERSIZE_H
