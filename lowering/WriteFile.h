//===- WriteFile.h - Files that appear whole or not at all ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How every tool writes a file that a user names.
///
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_WRITEFILE_H
#define MEMREF_CTS_LOWERING_WRITEFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace memref_cts {

/// Writes `text` to `path`, '-' being standard output. A regular file appears
/// whole or not at all, with the owner and the permissions of the one it replaces. Where it replaces one, the disk has
/// it first: a machine that loses its power has the old file or the new one. A
/// device, a pipe, or a file that no other one can replace is written to. An error
/// has the code of the system, without the path.
llvm::Error writeFile(llvm::StringRef path, llvm::StringRef text);

/// Writes `text` to a new file, which takes the place of what `path` names: of a link, not of the file behind it, and
/// of a pipe. For folders in which code under test may leave anything. Where a folder is in the way, that is an error.
llvm::Error replaceFile(llvm::StringRef path, llvm::StringRef text, bool isProgram = false);

/// Waits until the disk has what was written to a file, or the names in a folder. Behind it, a rename cannot come first
/// when the machine loses its power. What no disk is behind, such as a pipe, is fine.
std::error_code waitForDisk(int descriptor);
std::error_code waitForFolder(llvm::StringRef path);

} // namespace memref_cts

#endif // MEMREF_CTS_LOWERING_WRITEFILE_H
