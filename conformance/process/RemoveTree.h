//===-- RemoveTree.h - folders of strangers go away --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a command left may be deeper than paths are long, and closed to its owner.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROCESS_REMOVETREE_H
#define MEMREF_CTS_CONFORMANCE_PROCESS_REMOVETREE_H

#include "llvm/ADT/StringRef.h"

namespace memref_cts::conformance {

/// Removes a folder with all that is in it, however deep that is and whatever modes it has.
void removeTree(llvm::StringRef path);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROCESS_REMOVETREE_H
