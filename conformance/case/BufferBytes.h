//===-- BufferBytes.h - values in the bytes of a buffer ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads and writes element leaves in buffer bytes, in the byte order and with
// the sizes of the program's layout. Positions are bytes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_BUFFERBYTES_H
#define MEMREF_CTS_CONFORMANCE_CASE_BUFFERBYTES_H

#include "conformance/case/Call.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace memref_cts::conformance {

/// Where the pieces of one memref argument are.
struct Placement {
  uint32_t buffer = 0;    // in Input::buffers
  uint64_t base = 0;      // bytes from the buffer's start to the aligned pointer
  uint64_t allocated = 0; // and to the allocated one
};

/// The placement of memref argument `argument`.
Placement placementOf(const Call &call, uint32_t argument);

/// Calls `visit` with the byte position of each element of the view, row-major;
/// stops when it returns false.
void forEachElement(const refrt_program *program, const MemrefArgument &memref, uint64_t base,
                    llvm::function_ref<bool(int64_t position)> visit);

/// Where a leaf lies in an element: bytes, and the leaf's lowest bit in them.
struct LeafPlace {
  uint64_t offset = 0;
  uint64_t size = 0;
  unsigned shift = 0;
  bool shared = false; // other lanes of the vector may have bits in these bytes
};

/// Writes an integer of `size` bytes, of which those above 16 are zero.
void writeInteger(uint8_t *bytes, ScalarBits value, uint64_t size, bool bigEndian);

/// Writes the leaves of one element; returns how many leaves it took, or 0 when
/// the type has none (descriptors).
size_t writeElement(const refrt_program *program, refrt_type type, llvm::ArrayRef<ScalarBits> leaves, uint8_t *bytes);

/// Reads a leaf that is at `place` of an element that begins at `element`. Where
/// it has bytes of its own, bits above its width come along.
ScalarBits readLeaf(const refrt_program *program, const refrt_type_info &scalar, const uint8_t *element,
                    const LeafPlace &place);

/// Calls `visit` for every leaf of an element of `type`: its scalar type and
/// its place in the element.
void forEachLeaf(const refrt_program *program, refrt_type type, uint64_t offset,
                 llvm::function_ref<void(const refrt_type_info &scalar, const LeafPlace &place)> visit);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_BUFFERBYTES_H
