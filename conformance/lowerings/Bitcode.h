//===-- Bitcode.h - bytes that a command prints ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bitcode has no brackets by which its text would be refused: what bounds a text is held
// against what was read. Reads nothing itself.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_BITCODE_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_BITCODE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

#include <string>

namespace memref_cts::conformance {

/// Whether bytes begin as bitcode does, alone or in a wrapper.
bool isBitcode(llvm::StringRef bytes);

/// Whether bytes begin as files of linkers do: objects, shared libraries, archives, of whatever machine.
bool isObjectFile(llvm::StringRef bytes);

/// Why what prints or imports the module would not end, or "": its types or constants nest too deep, or have too
/// many parts once each is written out.
std::string whyUnprintable(const llvm::Module &module);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_BITCODE_H
