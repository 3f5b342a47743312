//===-- Access.h - which element a step of a trace reads or writes ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the line that a trace has of a step. Knows no program and no memory.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_STORED_ACCESS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_STORED_ACCESS_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace memref_cts::conformance {

struct Access {
  std::string memory;  // "allocation#1+0": where the aligned pointer points
  int64_t element = 0; // in elements from there
  std::string value;   // that was read or written, where the line has it
  bool reads = false, writes = false;
};

/// Of "memref.load = 1.0 ({allocation#1+0 offset=0 sizes=[4] strides=[1]}, 2)" and the like; none for other steps.
std::optional<Access> accessOf(llvm::StringRef step);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_STORED_ACCESS_H
