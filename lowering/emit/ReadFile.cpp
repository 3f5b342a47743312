//===- ReadFile.cpp - Files of others, with bounds ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/ReadFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

#include <fcntl.h>
#include <poll.h>
#include <string>
#include <sys/stat.h>

using namespace llvm;
using namespace memref_cts;

namespace {
/// Why a file is not read. One that is too large has its limit in MiB as its value.
enum Refused { Folder = -1, NotRegular = -2 };

class RefusedFiles : public std::error_category {
public:
  const char *name() const noexcept override { return "file"; }
  std::string message(int value) const override {
    switch (value) {
    case Folder:
      return "it is a folder";
    case NotRegular:
      return "it is no regular file";
    default:
      return "larger than " + std::to_string(value) + " MiB";
    }
  }
};
} // namespace

static const std::error_category &refusedFiles() {
  static const RefusedFiles category;
  return category;
}

static bool (*inputInterrupted)() = nullptr;

void memref_cts::interruptInput(bool (*isInterrupted)()) { inputInterrupted = isInterrupted; }

/// False: it was interrupted before there was something to read.
static bool waitForInput(sys::fs::file_t file) {
  struct pollfd waits = {file, POLLIN, 0};
  while (inputInterrupted) {
    if (inputInterrupted())
      return false;
    if (::poll(&waits, 1, /*timeout=*/100) > 0)
      break;
  }
  return true;
}

/// Reads in pieces: what the system says of a size is not always so. `waits`: for what is not there yet.
static ErrorOr<std::unique_ptr<MemoryBuffer>> readOpen(sys::fs::file_t file, const Twine &name, uint64_t most,
                                                       bool waits = false) {
  constexpr size_t kPiece = 1 << 16;
  SmallString<0> text;
  for (;;) {
    if (waits && !waitForInput(file))
      return std::make_error_code(std::errc::interrupted);
    size_t had = text.size();
    text.resize_for_overwrite(had + kPiece);
    Expected<size_t> count = sys::fs::readNativeFile(file, MutableArrayRef<char>(text.data() + had, kPiece));
    if (!count)
      return errorToErrorCode(count.takeError());
    text.truncate(had + *count);
    if (*count == 0)
      return std::make_unique<SmallVectorMemoryBuffer>(std::move(text), name.str());
    if (text.size() > most)
      return std::error_code(static_cast<int>(most >> 20), refusedFiles());
  }
}

/// `flags`: of open(), besides those that every file is opened with.
static ErrorOr<std::unique_ptr<MemoryBuffer>> readRegular(const Twine &path, uint64_t most, int flags) {
  std::string name = path.str();
  // A pipe is not waited for, and a terminal does not become that of the process.
  int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags);
  if (file < 0)
    // A socket cannot be opened, either, nor a link where none may be.
    return errno == ENXIO || (errno == ELOOP && (flags & O_NOFOLLOW)) ? std::error_code(NotRegular, refusedFiles())
                                                                      : errnoAsErrorCode();
  struct stat status = {};
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = std::error_code(NotRegular, refusedFiles());
  if (::fstat(file, &status) != 0)
    buffer = errnoAsErrorCode();
  else if (S_ISDIR(status.st_mode))
    buffer = std::error_code(Folder, refusedFiles());
  else if (S_ISREG(status.st_mode) && static_cast<uint64_t>(status.st_size) > most)
    buffer = std::error_code(static_cast<int>(most >> 20), refusedFiles());
  else if (S_ISREG(status.st_mode))
    buffer = readOpen(file, name, most);
  (void)sys::fs::closeFile(file);
  return buffer;
}

ErrorOr<std::unique_ptr<MemoryBuffer>> memref_cts::readFile(const Twine &path, uint64_t most) {
  return readRegular(path, most, /*flags=*/0);
}

ErrorOr<std::unique_ptr<MemoryBuffer>> memref_cts::readPlainFile(const Twine &path, uint64_t most) {
  return readRegular(path, most, O_NOFOLLOW);
}

ErrorOr<std::unique_ptr<MemoryBuffer>> memref_cts::readInput(const Twine &path, uint64_t most) {
  if (path.str() != "-")
    return readFile(path, most);
  return readOpen(sys::fs::getStdinHandle(), "<stdin>", most, /*waits=*/true);
}

namespace {
class ReadableFiles : public vfs::ProxyFileSystem {
public:
  explicit ReadableFiles(uint64_t most) : ProxyFileSystem(vfs::getRealFileSystem()), most(most) {}
  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &path) override {
    // Files may name each other, and each as often as it likes.
    constexpr unsigned kMostOpened = 1000;
    constexpr uint64_t kMostAtAll = 16; // times as much as of one file
    if (++opened > kMostOpened)
      return std::make_error_code(std::errc::too_many_files_open);
    ErrorOr<std::unique_ptr<MemoryBuffer>> text = readFile(path, most);
    if (!text)
      return text.getError();
    bytes += (*text)->getBufferSize();
    if (bytes > kMostAtAll * most)
      return std::make_error_code(std::errc::file_too_large);
    return ProxyFileSystem::openFileForRead(path);
  }

private:
  unsigned opened = 0;
  uint64_t bytes = 0;
  const uint64_t most;
};
} // namespace

IntrusiveRefCntPtr<vfs::FileSystem> memref_cts::readableFiles(uint64_t most) {
  return makeIntrusiveRefCnt<ReadableFiles>(most);
}
