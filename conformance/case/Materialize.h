//===-- Materialize.h - a call as memory and leaves -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the arguments of a call to what engines get. Must not run anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_MATERIALIZE_H
#define MEMREF_CTS_CONFORMANCE_CASE_MATERIALIZE_H

#include "conformance/case/Call.h"

#include "llvm/Support/Error.h"

namespace memref_cts::conformance {

/// Builds memory and leaves in `input`, whose memory is used again. Fails only for calls
/// that cannot be expressed (function-typed arguments, buffers beyond `kMaxBufferBytes`);
/// `input` then means nothing.
llvm::Error materialize(const refrt_program *program, const Call &call, Input &input);
inline constexpr uint64_t kMaxBufferBytes = 64u << 20;

/// Byte `index` of the graffiti in buffer `buffer`: names both, so that a wrong
/// stride can be read off the value.
uint8_t graffiti(uint32_t buffer, uint64_t index);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_MATERIALIZE_H
