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

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

#include <cstdint>
#include <string>

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

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTMESSAGES_H
