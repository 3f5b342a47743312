//===-- BindgenParts.h - what bindings of all languages share -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, types as MLIR writes them, and what is not safe. Must not know a language.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENPARTS_H
#define MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENPARTS_H

#include "abi_tests/Model.h"

#include <map>

namespace memref_cts::abi_tests {

/// Whether it is made of letters, digits and '_' of ASCII, and begins with no digit.
bool isIdentifier(llvm::StringRef name);

/// A memref, also one that is a bare pointer.
inline bool isMemory(const ValueType &type) { return type.isMemRef() || type.isBareMemRef(); }

/// "(memref<?xf32>, f32) -> (f32)"
std::string mlirType(const Signature &signature);

/// Hazards and the targets that have them, for callers and providers of today and old ones.
using Hazards = std::map<HazardKind, std::vector<const Target *>>;
Hazards collectHazards(const Signature &signature, Convention convention);

/// What to do where a struct result cannot be returned.
std::string insteadOfStruct(const Signature &signature, bool hasWrapper);

/// How a binding calls the function: through its wrapper where there is one.
Convention conventionOf(const Signature &signature, bool hasWrapper);

/// Why a function that passes bare pointers has no wrapper (BARE-20: lowerings refuse it), and what to do.
std::string problemOfBareWrapper(const Signature &signature);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_GENERATE_BINDGENPARTS_H
