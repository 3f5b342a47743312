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

#include <cerrno>
#include <chrono>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/statvfs.h>
#include <unistd.h>

using namespace llvm;
using namespace memref_cts::conformance;

/// A folder is made before it is locked: only older ones can be left over.
static constexpr std::chrono::seconds kMinAge{60};

/// Bytes of a program, and of a disk that is far from full.
static constexpr off_t kProgramBytes = 4 << 20;
static constexpr uint64_t kPlenty = 64 << 20;

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

std::string memref_cts::conformance::diskProblem(StringRef folder) {
  struct statvfs disk;
  if (::statvfs(folder.str().c_str(), &disk) == 0 && uint64_t(disk.f_bavail) * disk.f_frsize >= kPlenty &&
      (disk.f_files == 0 || disk.f_favail != 0))
    return "";
  const std::string path = (folder + "/space.probe").str();
  int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  int error = file < 0 ? (errno == EEXIST ? 0 : errno) : ::posix_fallocate(file, 0, kProgramBytes);
  if (file >= 0) {
    ::close(file);
    ::unlink(path.c_str());
  }
  return error ? "cannot write " + path + ": " + std::strerror(error) : "";
}
