//===-- BufferExcerpts.cpp - bytes that differ, for people ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window of some lines of a picture around the first difference.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/run/BufferExcerpts.h"
#include "conformance/compare/Accesses.h"
#include "conformance/compare/Bytes.h"

#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::conformance;

static constexpr size_t kLine = 16, kLinesBefore = 1, kLines = 4; // bytes of a line; lines

/// Of the bytes [first, end) those that `outcome` reads; absent where nobody noted it.
static std::optional<std::vector<uint64_t>> bytesRead(const Outcome &outcome, size_t buffer, size_t first, size_t end) {
  if (buffer >= outcome.accessed.size() || outcome.accessed[buffer].size() < end)
    return std::nullopt;
  std::vector<uint64_t> read;
  for (size_t byte = first; byte < end; ++byte)
    if (outcome.accessed[buffer][byte] & Outcome::Read)
      read.push_back(byte);
  return read;
}

static BufferExcerpt excerptAround(size_t number, size_t at, const Input &input, const Outcome &reference,
                                   const Outcome &seen) {
  const Bytes &expected = reference.buffers[number], &got = seen.buffers[number];
  const InputBuffer &buffer = input.buffers[number];
  BufferExcerpt excerpt;
  excerpt.of = "buffer " + llvm::utostr(number);
  if (buffer.argument != UINT32_MAX)
    excerpt.of += " of argument " + llvm::utostr(buffer.argument);
  size_t line = at / kLine;
  excerpt.first = (line - std::min(line, kLinesBefore)) * kLine;
  size_t end = std::min(excerpt.first + kLines * kLine, std::min(expected.bytes.size(), got.bytes.size()));
  for (size_t byte = excerpt.first; byte < end; ++byte) {
    if (byte < buffer.bytes.size() && buffer.relocations.empty())
      excerpt.before.push_back(byteText({buffer.bytes, {}}, byte));
    excerpt.expected.push_back(byteText(expected, byte));
    excerpt.seen.push_back(byteText(got, byte));
  }
  excerpt.read = bytesRead(reference, number, excerpt.first, end);
  excerpt.seenRead = bytesRead(seen, number, excerpt.first, end);
  return excerpt;
}

std::optional<BufferExcerpt> memref_cts::conformance::bufferExcerpt(const Input &input, const Outcome &reference,
                                                                    const Outcome &seen, bool bigEndian, uint64_t ulp) {
  const size_t numBuffers = std::min({reference.buffers.size(), seen.buffers.size(), input.buffers.size()});
  for (size_t i = 0; i < numBuffers; ++i) {
    const Bytes &expected = reference.buffers[i], &got = seen.buffers[i];
    int64_t at = firstDifference(expected, got, bigEndian, ulp);
    if (at < 0)
      continue;
    BufferExcerpt excerpt = excerptAround(i, static_cast<size_t>(at), input, reference, seen);
    const size_t end = excerpt.first + excerpt.seen.size();
    while (at >= 0 && static_cast<size_t>(at) < end) {
      excerpt.differs.push_back(static_cast<uint64_t>(at));
      at = firstDifference(expected, got, bigEndian, ulp, static_cast<size_t>(at) + 1);
    }
    return excerpt;
  }
  for (size_t i = 0; i < std::min({numBuffers, reference.accessed.size(), seen.accessed.size()}); ++i)
    if (std::optional<NewAccess> added = firstNewAccess(reference, seen, i))
      return excerptAround(i, added->at, input, reference, seen);
  return std::nullopt;
}
