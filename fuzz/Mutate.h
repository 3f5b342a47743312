//===-- Mutate.h - other tapes from tapes -------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Changes along the structure of a tape: one choice becomes another, a statement
// with all that it drew goes, comes, moves, or is taken from another tape. The
// rest of the program keeps its bytes, and the numbers of statements are kept
// true. Every result is a tape, as all bytes are; it is not longer than `most`,
// and has no bytes that the generator does not read.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_MUTATE_H
#define MEMREF_CTS_FUZZ_MUTATE_H

#include "fuzz/Generate.h"

namespace memref_cts::fuzz {

using TapeBytes = std::vector<uint8_t>;

/// The same arguments give the same result. Never empty unless `most` is 0.
TapeBytes mutateTape(llvm::ArrayRef<uint8_t> tape, size_t most, uint64_t seed, const GenerateOptions &options);

/// `first` with a statement of `second`, or the head of one with the statements
/// of the other.
TapeBytes crossTapes(llvm::ArrayRef<uint8_t> first, llvm::ArrayRef<uint8_t> second, size_t most, uint64_t seed,
                     const GenerateOptions &options);

/// The bytes that the generator reads.
TapeBytes trimTape(llvm::ArrayRef<uint8_t> tape, const GenerateOptions &options);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_MUTATE_H
