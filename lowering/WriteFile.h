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
/// whole or not at all, with the owner and the permissions of the one it replaces. A
/// device, a pipe, or a file that no other one can replace is written to. An error
/// has the code of the system, without the path.
llvm::Error writeFile(llvm::StringRef path, llvm::StringRef text);

} // namespace memref_cts

#endif // MEMREF_CTS_LOWERING_WRITEFILE_H
