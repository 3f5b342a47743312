//===- WriteFile.cpp - Files that appear whole or not at all --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/WriteFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

Error memref_cts::writeFile(StringRef path, StringRef text) {
  sys::fs::file_status status;
  bool exists = !sys::fs::status(path, status);
  if (exists && !sys::fs::is_regular_file(status) && !sys::fs::is_directory(status)) {
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
  // A link keeps pointing where it did: the file behind it is replaced.
  SmallString<128> target(path);
  if (exists && path != "-")
    if (std::error_code code = sys::fs::real_path(path, target))
      return errorCodeToError(code);
  if (path == "-")
    return writeToOutput(target, [&](raw_ostream &os) -> Error {
      os << text;
      return Error::success();
    });
  // Not writeToOutput: it ends the process when the disk is full.
  Expected<sys::fs::TempFile> temporary = sys::fs::TempFile::create(target + ".temp-%%%%%%%%");
  if (!temporary)
    return temporary.takeError();
  raw_fd_ostream os(temporary->FD, /*shouldClose=*/false);
  os << text;
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  if (!code)
    return temporary->keep(target);
  consumeError(temporary->discard());
  return errorCodeToError(code);
}
