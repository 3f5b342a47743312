//===-- CellVerdict.h - what the ABI matrix says of two ends ----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verdicts on a caller and a callee, as tables/cell_verdicts.def has them.
// `abi` makes them, and the gate reads them.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_CELLVERDICT_H
#define MEMREF_CTS_CONFORMANCE_WORDS_CELLVERDICT_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>

namespace memref_cts::conformance {

enum class CellVerdict : uint8_t {
#define CELL_VERDICT(Name, Text, IsAnswer, Meaning) Name,
#include "conformance/tables/cell_verdicts.def"
};

/// As reports have it; static.
const char *name(CellVerdict verdict);
/// The verdict of a name.
std::optional<CellVerdict> cellVerdictNamed(llvm::StringRef text);
/// Whether something was checked.
bool isAnswer(CellVerdict verdict);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_CELLVERDICT_H
