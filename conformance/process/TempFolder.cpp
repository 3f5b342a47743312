//===-- TempFolder.cpp - a folder that goes with its process ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lock is on the folder itself. It is inherited by no other program, so it
// ends with the process.
//
//===----------------------------------------------------------------------===//
#include "conformance/TempFolder.h"
#include "conformance/process/RemoveTree.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <chrono>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace llvm;
using namespace memref_cts::conformance;

/// A folder is made before it is locked: only older ones can be left over.
static constexpr std::chrono::seconds kMinAge{60};

/// The folder, locked; -1 if it is in use or cannot be opened.
static int lockFolder(const Twine &path) {
  int file = ::open(path.str().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
  if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) != 0) {
    ::close(file);
    return -1;
  }
  return file;
}

static void removeLeftOver(StringRef prefix) {
  SmallString<128> parent;
  sys::path::system_temp_directory(/*ErasedOnReboot=*/true, parent);
  std::error_code code;
  for (sys::fs::directory_iterator at(parent, code, /*follow_symlinks=*/false), end; at != end && !code;
       at.increment(code)) {
    StringRef name = sys::path::filename(at->path());
    sys::fs::file_status status;
    if (!name.consume_front(prefix) || name.size() != 7 || name[0] != '-' ||
        sys::fs::status(at->path(), status, /*follow=*/false) || !sys::fs::is_directory(status) ||
        status.getUser() != ::geteuid() ||
        std::chrono::system_clock::now() - status.getLastModificationTime() < kMinAge)
      continue;
    if (int file = lockFolder(at->path()); file >= 0) {
      removeTree(at->path());
      ::close(file);
    }
  }
}

TempFolder::TempFolder(StringRef prefix) {
  removeLeftOver(prefix);
  problem = sys::fs::createUniqueDirectory(prefix, path);
  if (!problem)
    lock = lockFolder(path);
}

TempFolder::~TempFolder() {
  if (!problem)
    removeTree(path);
  if (lock >= 0)
    ::close(lock);
}
