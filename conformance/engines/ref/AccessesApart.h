//===-- AccessesApart.h - where two runs part in memory --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A source program and what a lowering made of it run once more, side by side. An operation and the
// instructions that it was lowered to have one location, by which their accesses are paired.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_REF_ACCESSESAPART_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_REF_ACCESSESAPART_H

#include "conformance/Engine.h"
#include "refrt/refrt.h"

#include <optional>
#include <string>

namespace memref_cts::conformance {

/// A byte of memory that the caller hands over: `offset` from the start of Input::buffers[buffer].
struct BufferByte {
  uint32_t buffer = 0;
  int64_t offset = 0;
};

/// An access of the source, and the one that the lowered program has instead.
struct AccessApart {
  Location location;     // in the source, of both
  std::string operation; // of the source, such as "memref.load"
  bool isWrite = false;
  BufferByte source;
  /// Nothing: the lowered program has undefined behaviour there, and names no byte of a buffer.
  std::optional<BufferByte> lowered;
};

/// The first access of the source to memory of the caller in whose place the lowered program accesses another byte,
/// or has undefined behaviour. Nothing: there is none; sizes differ, as of a vector that is taken apart; or locations
/// are not kept. Both programs are verified; `entry` is a function of both. Runs each once, with watched steps.
std::optional<AccessApart> firstAccessApart(const refrt_program *source, const refrt_program *lowered,
                                            llvm::StringRef entry, const RunLimits &limits, const Input &input);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_REF_ACCESSESAPART_H
