//===-- Input.h - concrete arguments of one run ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An Input is everything a caller hands to an entry function once: memory and
// flattened argument leaves. It is plain data, the same for every engine; it
// knows nothing of host or machine addresses. Leaves have the order of
// `refrt_value` (refrt.h), which is also the order of flattened LLVM arguments
// (FUNCTY-05, FUNCTY-07).
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_INPUT_H
#define MEMREF_CTS_CONFORMANCE_WORDS_INPUT_H

#include <cstdint>
#include <vector>

namespace memref_cts::conformance {

/// A pointer stored inside a buffer (descriptor objects of unranked arguments).
struct Relocation {
  uint64_t position; // byte position in the buffer that holds the pointer
  uint32_t buffer;   // index of the buffer it points to
  uint64_t addend;   // bytes from the start of that buffer
};

/// Memory owned by the caller. Engines put guard zones on both sides.
struct InputBuffer {
  uint32_t align = 16;            // bytes; the address is an odd multiple of it
  uint32_t space = 0;             // memory space
  uint32_t argument = UINT32_MAX; // the first one that it belongs to, for texts
  std::vector<uint8_t> bytes;     // initial contents
  std::vector<Relocation> relocations;
};

/// One argument leaf: bits `lo` and above them `hi`, or a pointer to byte `lo` of a buffer.
struct InputLeaf {
  uint64_t lo = 0;
  uint64_t hi = 0;
  int32_t buffer = -1; // index into Input::buffers, or -1: plain bits
};

/// Where memory holds a pointer: byte `offset` of Outcome::buffers[index], or of
/// Outcome::globals[index].
struct PointerPlace {
  bool inGlobal;
  uint32_t index;
  uint64_t offset;
};

/// The arguments of a call, as leaves and the memory that they point to.
struct Input {
  std::vector<InputBuffer> buffers;
  std::vector<InputLeaf> leaves; // of all arguments, one after the other
  /// Where the run of the source program left pointers that can be compared
  /// (Outcome::pointers of the reference): other engines show facts there.
  std::vector<PointerPlace> pointers;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_INPUT_H
