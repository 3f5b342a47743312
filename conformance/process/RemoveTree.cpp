//===-- RemoveTree.cpp - folders of strangers go away ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A command may nest folders deeper than any path is long, and close them. No path is
// made here, and no function calls itself: what lies in a folder of the top one moves
// up, until nothing is deep. No link is followed.
//
//===----------------------------------------------------------------------===//
#include "conformance/process/RemoveTree.h"

#include <cerrno>
#include <string>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace llvm;
using namespace memref_cts::conformance;

/// Names that are held at once: a folder may have any number.
static constexpr size_t kNames = 4096;

/// The folder, whatever its mode is; -1: there is none.
static int openFolder(int parent, const char *name) {
  constexpr int kFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW;
  int folder = ::openat(parent, name, kFlags);
  if (folder < 0 && errno == EACCES && ::fchmodat(parent, name, S_IRWXU, AT_SYMLINK_NOFOLLOW) == 0)
    folder = ::openat(parent, name, kFlags);
  if (folder >= 0)
    (void)::fchmod(folder, S_IRWXU);
  return folder;
}

/// Some of what is in a folder; all of it, if that is little.
static std::vector<std::string> namesIn(int folder) {
  std::vector<std::string> names;
  int copy = ::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *entries = copy < 0 ? nullptr : ::fdopendir(copy);
  if (!entries) {
    if (copy >= 0)
      ::close(copy);
    return names;
  }
  while (names.size() < kNames) {
    struct dirent *entry = ::readdir(entries);
    if (!entry)
      break;
    if (StringRef name = entry->d_name; name != "." && name != "..")
      names.push_back(name.str());
  }
  ::closedir(entries);
  return names;
}

/// Moves a folder to the top one under a name that is free there.
static bool moveUp(int from, const char *name, int top, uint64_t &number) {
  // What is renamed may have to be written to.
  if (int folder = openFolder(from, name); folder >= 0)
    ::close(folder);
  for (;;) {
    if (::renameat(from, name, top, std::to_string(number++).c_str()) == 0)
      return true;
    if (errno != ENOTEMPTY && errno != EEXIST && errno != ENOTDIR)
      return false;
  }
}

/// Whether something of an entry of the top folder is gone from its place.
static bool takeAway(int top, const char *name, uint64_t &number) {
  if (::unlinkat(top, name, 0) == 0)
    return true;
  int folder = openFolder(top, name);
  if (folder < 0)
    return ::unlinkat(top, name, AT_REMOVEDIR) == 0;
  bool progress = false;
  for (const std::string &each : namesIn(folder))
    progress |= ::unlinkat(folder, each.c_str(), 0) == 0 || moveUp(folder, each.c_str(), top, number);
  ::close(folder);
  return (::unlinkat(top, name, AT_REMOVEDIR) == 0) | progress;
}

void memref_cts::conformance::removeTree(StringRef path) {
  std::string name = path.str();
  int top = openFolder(AT_FDCWD, name.c_str());
  if (top < 0)
    return;
  uint64_t number = 0;
  for (bool progress = true; progress;) {
    progress = false;
    for (const std::string &each : namesIn(top))
      progress |= takeAway(top, each.c_str(), number);
  }
  ::close(top);
  ::rmdir(name.c_str());
}
