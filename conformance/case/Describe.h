//===-- Describe.h - memory in the words of the case ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comparison knows buffers and bytes; people know arguments and elements. For
// messages alone: no verdict depends on it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_DESCRIBE_H
#define MEMREF_CTS_CONFORMANCE_CASE_DESCRIBE_H

#include "conformance/case/Call.h"
#include "conformance/words/Verdict.h"

#include <string>

namespace memref_cts::conformance {

/// The element of `type` whose bytes start at byte `at` of `bytes`, as literals; of a large
/// one the first leaves.
std::string elementText(const refrt_program *program, refrt_type type, const Bytes &bytes, uint64_t at);

/// "element [1,2] of argument 0, byte 24", for byte `at` of buffer `buffer` of the call's input.
std::string describeByte(const refrt_program *program, const Call &call, uint32_t buffer, int64_t at);

/// Where `verdict` speaks of a byte of a buffer: adds which element of which
/// argument it is, and that element's values.
void nameElement(const refrt_program *program, const Call &call, const Outcome &expected, const Outcome &seen,
                 Verdict &verdict);

/// Where the value that a bad `verdict` shows as seen is known otherwise: another result
/// or argument, a field of a descriptor, an element elsewhere, and under which wrong
/// layout. At most two readings; "" where there are none or more. `verdict` is as
/// compared, before nameElement.
std::string meaningOf(const refrt_program *program, const Call &call, const Input &input, const Outcome &expected,
                      const Outcome &seen, const Verdict &verdict);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_DESCRIBE_H
