//===-- WholeFile.cpp - all of a file, of a limited size ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads in pieces, so that a pipe without an end is no trouble.
//
//===----------------------------------------------------------------------===//

#include "conformance/report/WholeFile.h"

#include "llvm/Support/FileSystem.h"

using namespace llvm;

static constexpr size_t kMaxBytes = size_t(256) << 20;

Expected<std::string> memref_cts::conformance::readWhole(StringRef path) {
  sys::fs::file_t file = sys::fs::getStdinHandle();
  if (path != "-") {
    // A folder opens like a file and then cannot be read.
    if (sys::fs::is_directory(path))
      return createStringError(path + ": cannot read: it is a folder");
    Expected<sys::fs::file_t> opened = sys::fs::openNativeFileForRead(path);
    if (!opened)
      return createStringError(path + ": cannot read: " + toString(opened.takeError()));
    file = *opened;
  }
  std::string text;
  Error error = Error::success();
  for (char chunk[1 << 16];;) {
    Expected<size_t> count = sys::fs::readNativeFile(file, MutableArrayRef<char>(chunk, sizeof chunk));
    if (!count) {
      error = createStringError(path + ": cannot read: " + toString(count.takeError()));
      break;
    }
    if (*count == 0)
      break;
    text.append(chunk, *count);
    if (text.size() > kMaxBytes) {
      error = createStringError(path + ": larger than 256 MiB");
      break;
    }
  }
  if (path != "-")
    (void)sys::fs::closeFile(file);
  if (error)
    return std::move(error);
  return text;
}
