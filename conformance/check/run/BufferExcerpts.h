//===-- BufferExcerpts.h - bytes that differ, for people --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a report shows of the first buffer that a run left otherwise than the reference machine. Judges nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_BUFFEREXCERPTS_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_BUFFEREXCERPTS_H

#include "conformance/CheckReport.h"
#include "conformance/words/Outcome.h"

namespace memref_cts::conformance {

/// The bytes around the first difference between the buffers of two outcomes. If no byte differs, those around the
/// first access that only the lowered program makes; none if there is none.
std::optional<BufferExcerpt> bufferExcerpt(const Input &input, const Outcome &reference, const Outcome &seen,
                                           bool bigEndian, uint64_t ulp);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_BUFFEREXCERPTS_H
