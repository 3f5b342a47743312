//===-- Scalar.h - text forms of scalar bit patterns -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts between bit patterns of ints, index and floats and the text used in
// case files and reports. Every printed text parses back to the same bits.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_SCALAR_H
#define MEMREF_CTS_CONFORMANCE_WORDS_SCALAR_H

#include "refrt/refrt.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace memref_cts::conformance {

/// Bits of one leaf: `lo`, and from bit 64 on `hi`.
struct ScalarBits {
  uint64_t lo = 0;
  uint64_t hi = 0;
};

/// `5`, `-3`, `true`, `1.5`, `-inf`, `nan`, `0x7fc00000`. An error says why the text is no
/// value of the type; it has no place, which the caller knows.
llvm::Expected<ScalarBits> parseScalar(const refrt_type_info &type, llvm::StringRef text);
/// Of an int, index or float type. Rounds to nearest even; integers truncate towards zero
/// and saturate.
ScalarBits scalarFromDouble(const refrt_type_info &type, double value);
/// The same; an integer type keeps the low bits.
ScalarBits scalarFromInt(const refrt_type_info &type, int64_t value);
/// Decimal for integers; for floats decimal when it parses back to the same
/// bits, else 0x... .
std::string printScalar(const refrt_type_info &type, ScalarBits bits);
/// A float's bits and number, "0x41a80000 (21.0)"; of others what printScalar prints.
std::string explainScalar(const refrt_type_info &type, ScalarBits bits);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_SCALAR_H
