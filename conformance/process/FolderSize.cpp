//===-- FolderSize.cpp - how much lies in a stranger's folder --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folders that are still to be read wait as paths, not as descriptors, of which a process
// has few. A long path is opened in parts.
//
//===----------------------------------------------------------------------===//
#include "conformance/process/FolderSize.h"

#include "llvm/ADT/StringRef.h"

#include <cerrno>
#include <set>
#include <utility>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace llvm;
using namespace memref_cts::conformance;

/// Bytes of a path below the folder.
static constexpr size_t kLongest = 64 << 10;
/// Of a part: the kernel takes 4096.
static constexpr size_t kPart = 3000;

/// A folder below `top` that is reached without a link as its last name; -1: it is closed, or not there any more.
static int openBelow(int top, StringRef path) {
  int folder = ::openat(top, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  while (folder >= 0 && !path.empty()) {
    size_t length = path.size() <= kPart ? path.size() : path.rfind('/', kPart);
    std::string part = path.take_front(length).str();
    path = path.drop_front(length).ltrim('/');
    int next = ::openat(folder, part.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
    const int error = errno;
    ::close(folder);
    errno = error;
    folder = next;
  }
  return folder;
}

FolderSize memref_cts::conformance::folderSize(const std::string &path, uint64_t mostFiles, uint64_t mostBytes) {
  FolderSize size;
  std::set<std::pair<dev_t, ino_t>> linked; // files of several names count once
  int top = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
  size.isClosed = top < 0;
  std::vector<std::string> waiting(top < 0 ? 0 : 1);
  while (!waiting.empty() && size.files <= mostFiles && size.bytes <= mostBytes) {
    const std::string at = std::move(waiting.back());
    waiting.pop_back();
    int folder = openBelow(top, at);
    DIR *entries = folder < 0 ? nullptr : ::fdopendir(folder);
    if (!entries) {
      size.isClosed |= errno != ENOENT;
      if (folder >= 0)
        ::close(folder);
      continue;
    }
    for (struct dirent *entry = nullptr;
         size.files <= mostFiles && size.bytes <= mostBytes && (entry = ::readdir(entries));) {
      const StringRef name = entry->d_name;
      struct stat info;
      if (name == "." || name == ".." || ::fstatat(folder, entry->d_name, &info, AT_SYMLINK_NOFOLLOW) != 0)
        continue;
      ++size.files;
      if (S_ISDIR(info.st_mode) || info.st_nlink < 2 || linked.emplace(info.st_dev, info.st_ino).second)
        size.bytes += uint64_t(info.st_blocks) * 512;
      if (!S_ISDIR(info.st_mode))
        continue;
      size.isTooDeep |= at.size() + name.size() >= kLongest;
      if (!size.isTooDeep)
        waiting.push_back(at.empty() ? name.str() : at + "/" + name.str());
    }
    ::closedir(entries);
  }
  if (top >= 0)
    ::close(top);
  return size;
}
