//===- ReadFile.h - Files of others, with bounds ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How every tool reads a file. What a name leads to may be chosen by a
/// stranger: a link to a device, a pipe, a file without an end.
///
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_READFILE_H
#define MEMREF_CTS_LOWERING_READFILE_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorOr.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <memory>

namespace memref_cts {

/// Most bytes of a file, unless its reader says another number.
inline constexpr uint64_t kMostFileBytes = uint64_t(256) << 20;

/// Most bytes of a module: MLIR's parser needs about twenty times as much memory.
inline constexpr uint64_t kMostModuleBytes = uint64_t(32) << 20;

/// The bytes of a regular file, at most `most`. It never waits. The message of an error does
/// not have the path.
llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> readFile(const llvm::Twine &path, uint64_t most = kMostFileBytes);

/// As readFile(), but the last name of the path is no link. For what code under test left: a link may lead to what it
/// cannot read itself, such as the variables of this process.
llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> readPlainFile(const llvm::Twine &path,
                                                                 uint64_t most = kMostFileBytes);

/// The files of the system for readers of LLVM's own: what readFile() refuses cannot be opened.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> readableFiles(uint64_t most);

/// What readInput() asks, a few times in a second, while it waits for standard input: once it says true, that is an
/// error (EINTR). nullptr: nobody interrupts.
void interruptInput(bool (*isInterrupted)());

/// As readFile(); '-' is standard input, whatever it is connected with.
llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> readInput(const llvm::Twine &path, uint64_t most = kMostFileBytes);

} // namespace memref_cts

#endif // MEMREF_CTS_LOWERING_READFILE_H
