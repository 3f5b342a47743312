//===-- AotMessages.h - bytes between tool and executables ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tool's way to write and read the messages of aot/program/executable.h. Must not
// trust a length.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTMESSAGES_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTMESSAGES_H

#include "conformance/words/Input.h"
#include "refrt/refrt.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

#include <cstdint>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// Appends numbers, least byte first.
class Packer {
public:
  std::string bytes;
  void number(uint64_t value) {
    char word[8];
    llvm::support::endian::write64le(word, value);
    bytes.append(word, 8);
  }
};

/// After the first wrong length everything reads as zero.
class Unpacker {
public:
  explicit Unpacker(llvm::StringRef bytes) : at(bytes.bytes_begin()), end(bytes.bytes_end()) {}
  bool good = true;
  uint64_t number() {
    const uint8_t *word = take(8);
    return word ? llvm::support::endian::read64le(word) : 0;
  }
  uint64_t count(uint64_t each) {
    uint64_t value = number();
    if (value <= uint64_t(end - at) / each)
      return value;
    good = false;
    return 0;
  }
  const uint8_t *take(uint64_t size) {
    if (!good || size > uint64_t(end - at)) {
      good = false;
      return nullptr;
    }
    at += size;
    return at - size;
  }
  bool atEnd() const { return at == end; }

private:
  const uint8_t *at, *end;
};

inline constexpr uint64_t kMaxAotMessage = 1ull << 30;

/// Memory of the executable as it was; bytes belong to the message.
struct MemoryRegion {
  uint64_t address = 0;
  uint64_t size = 0;
  const uint8_t *bytes = nullptr; // of the payload; guards lie around it
  bool alive = true;
};

/// The region, or the guard zone around one, that holds `address`; they are sorted.
const MemoryRegion *findRegion(const std::vector<MemoryRegion> &regions, uint64_t address, uint64_t guard);

/// A snapshot.
struct ProcessMemory {
  uint64_t stackLow = 0, stackTop = 0, stackHigh = 0;
  const uint8_t *stack = nullptr;
  std::vector<refrt_value> arguments;
  std::vector<MemoryRegion> buffers, heap, globals;

  /// Reads the rest of a message about a run of `input`. `known`: the globals, without bytes.
  void read(Unpacker &in, const Input &input, const std::vector<MemoryRegion> &known);
};

void readSlots(Unpacker &in, std::vector<refrt_value> &values);
/// The body of RUN.
std::string requestOf(const Input &input, uint64_t maxBytes, size_t numResultLeaves);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTMESSAGES_H
