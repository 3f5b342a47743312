//===- WriteFile.cpp - Files that appear whole or not at all --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/WriteFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

using namespace llvm;

/// What stood there before is overwritten where it stands.
static Error writeInPlace(StringRef path, StringRef text) {
  std::error_code code;
  raw_fd_ostream os(path, code);
  if (code)
    return errorCodeToError(code);
  os << text;
  os.close();
  code = os.error();
  os.clear_error();
  return errorCodeToError(code);
}

/// Whether another file may take the place of the one at `path`. None does that of a
/// device, a pipe, what a process has open, a file of several names, or a link's end
/// that is not there.
static bool mayBeReplaced(StringRef path, bool exists, const sys::fs::file_status &status) {
  if (path.starts_with("/dev/") || path.starts_with("/proc/"))
    return false;
  if (!exists)
    return !sys::fs::is_symlink_file(path);
  return sys::fs::is_regular_file(status) && status.getLinkCount() == 1;
}

std::error_code memref_cts::waitForDisk(int descriptor) {
  while (::fsync(descriptor) != 0) {
    if (errno == EINVAL || errno == EROFS || errno == ENOSYS) // nothing that could be waited for
      return {};
    if (errno != EINTR)
      return {errno, std::generic_category()};
  }
  return {};
}

std::error_code memref_cts::waitForFolder(StringRef path) {
  std::string name = path.empty() ? "." : path.str();
  int descriptor = ::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0)
    return {errno, std::generic_category()};
  std::error_code code = waitForDisk(descriptor);
  ::close(descriptor);
  return code;
}

Error memref_cts::replaceFile(StringRef path, StringRef text, bool isProgram) {
  // Not TempFile: what it cannot rename it copies, and a copy goes through a link.
  SmallString<128> name;
  int descriptor = -1;
  unsigned mode =
      isProgram ? sys::fs::all_read | sys::fs::all_write | sys::fs::all_exe : sys::fs::all_read | sys::fs::all_write;
  if (std::error_code code =
          sys::fs::createUniqueFile(path + ".temp-%%%%%%%%", descriptor, name, sys::fs::OF_None, mode))
    return errorCodeToError(code);
  raw_fd_ostream os(descriptor, /*shouldClose=*/true);
  os << text;
  os.close();
  std::error_code code = os.error();
  os.clear_error();
  if (!code)
    code = sys::fs::rename(name, path);
  if (code)
    (void)sys::fs::remove(name);
  return errorCodeToError(code);
}

Error memref_cts::writeFile(StringRef path, StringRef text) {
  // What is open goes on where it is.
  if (path == "-" || path == "/dev/stdout")
    return writeToOutput("-", [&](raw_ostream &os) -> Error {
      os << text;
      return Error::success();
    });
  sys::fs::file_status status;
  bool exists = !sys::fs::status(path, status);
  if (exists && sys::fs::is_directory(status))
    return errorCodeToError(std::make_error_code(std::errc::is_a_directory));
  if (exists && !sys::fs::can_write(path))
    return errorCodeToError(std::make_error_code(std::errc::permission_denied));
  if (!mayBeReplaced(path, exists, status))
    return writeInPlace(path, text);
  // A link keeps pointing where it did: the file behind it is replaced.
  SmallString<128> target(path);
  if (exists)
    if (std::error_code code = sys::fs::real_path(path, target))
      return errorCodeToError(code);
  // Not writeToOutput: it ends the process when the disk is full.
  Expected<sys::fs::TempFile> temporary = sys::fs::TempFile::create(target + ".temp-%%%%%%%%");
  if (!temporary) {
    // The folder takes no new file, or none of so long a name.
    consumeError(temporary.takeError());
    return writeInPlace(target, text);
  }
  raw_fd_ostream os(temporary->FD, /*shouldClose=*/false);
  os << text;
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  if (!code && exists) {
    // Its owner is who may give it away; all others own what they make.
    (void)sys::fs::changeFileOwnership(temporary->FD, status.getUser(), status.getGroup());
    code = sys::fs::setPermissions(temporary->FD, status.permissions());
  }
  if (!code && exists)
    code = memref_cts::waitForDisk(temporary->FD);
  if (code) {
    consumeError(temporary->discard());
    return errorCodeToError(code);
  }
  std::string name = temporary->TmpName;
  Error error = temporary->keep(target);
  if (!error && exists) // the file is whole under either name
    (void)memref_cts::waitForFolder(sys::path::parent_path(target));
  // Where it cannot be renamed, such as to what is mounted, it was copied.
  (void)sys::fs::remove(name);
  return error;
}
