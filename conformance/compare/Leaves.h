//===-- Leaves.h - what each leaf of a value means ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names the leaves of source types: which scalar, or which field of which
// memref descriptor. Layout in memory is not its business.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LEAVES_H
#define MEMREF_CTS_CONFORMANCE_LEAVES_H

#include "refrt/refrt.h"
#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

struct Fact;

/// What a leaf is in its value.
struct LeafInfo {
  /// Which part of the value it is.
  enum Part : uint8_t {
    Scalar,    // int, index, float, pointer or function reference of type `type`
    Allocated, // memref fields
    Aligned,
    Offset,
    Size,
    Stride,
    Rank, // unranked memref fields
    Descriptor
  };
  Part part = Scalar;
  refrt_type type = REFRT_NONE; // Scalar: its scalar type; memref fields: the memref type
  uint32_t value = 0;           // which of the values it belongs to
  uint32_t position = 0;        // Size, Stride: dimension; Scalar: leaf number in the value
};

/// One entry per leaf of values of `types`, in leaf order. All are types of `program`.
std::vector<LeafInfo> describeLeaves(const refrt_program *program, llvm::ArrayRef<refrt_type> types);

/// Leaves of the descriptors that unranked values point to, in the order of the
/// values: their ranks stand in the values' own facts.
std::vector<LeafInfo> describeObjects(llvm::ArrayRef<LeafInfo> leaves, llvm::ArrayRef<Fact> facts);

/// "size of dimension 1", "" for the only leaf of a scalar.
std::string describe(const LeafInfo &leaf);

/// Argument or result types of a function type; empty for another type. They live as long
/// as `program`.
llvm::ArrayRef<refrt_type> argumentTypes(const refrt_program *program, refrt_type functionType);
llvm::ArrayRef<refrt_type> resultTypes(const refrt_program *program, refrt_type functionType);

/// The text of a type as MLIR spells it.
std::string typeText(const refrt_program *program, refrt_type type);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LEAVES_H
