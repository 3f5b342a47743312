//===- LibraryNames.h - Symbols with names of C's library -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM takes a function named `exp` for that of C's library, and code generation
// calls `exp` where a processor has no such instruction. A module may define
// another function of that name, which neither should have anything to do with.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_EMIT_LIBRARYNAMES_H
#define MEMREF_CTS_LOWERING_EMIT_LIBRARYNAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace llvm {
class Module;
class TargetLibraryInfoImpl;
class TargetMachine;
} // namespace llvm

namespace memref_cts::lowering {

/// Calls of functions that `module` defines are calls of these, whatever their names
/// are in C. Symbols that nobody outside can refer to make way for the library.
void keepOwnFunctions(llvm::Module &module);

/// What LLVM may assume of the library where `module` has functions of its names.
llvm::TargetLibraryInfoImpl describeLibrary(const llvm::Module &module);

/// The symbols that `module` defines and that code for the target would call as
/// functions of the library, in the order of their names.
llvm::Expected<std::vector<std::string>> findTakenNames(const llvm::Module &module, llvm::TargetMachine &machine);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_EMIT_LIBRARYNAMES_H
