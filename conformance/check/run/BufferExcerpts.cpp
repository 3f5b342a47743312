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
#include "conformance/compare/Bytes.h"

#include "conformance/compare/Compare.h"

#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::conformance;

static constexpr size_t kLine = 16, kLinesBefore = 1, kLines = 4; // bytes of a line; lines

std::optional<BufferExcerpt> memref_cts::conformance::bufferExcerpt(const Input &input, const Outcome &reference,
                                                                    const Outcome &seen, bool bigEndian, uint64_t ulp) {
  for (size_t i = 0; i < reference.buffers.size() && i < seen.buffers.size() && i < input.buffers.size(); ++i) {
    const Bytes &expected = reference.buffers[i], &got = seen.buffers[i];
    int64_t at = firstDifference(expected, got, bigEndian, ulp);
    if (at < 0)
      continue;
    const InputBuffer &buffer = input.buffers[i];
    BufferExcerpt excerpt;
    excerpt.of = "buffer " + llvm::utostr(i);
    if (buffer.argument != UINT32_MAX)
      excerpt.of += " of argument " + llvm::utostr(buffer.argument);
    size_t line = static_cast<size_t>(at) / kLine;
    excerpt.first = (line - std::min(line, kLinesBefore)) * kLine;
    size_t end = std::min(excerpt.first + kLines * kLine, std::min(expected.bytes.size(), got.bytes.size()));
    for (size_t byte = excerpt.first; byte < end; ++byte) {
      if (byte < buffer.bytes.size() && buffer.relocations.empty())
        excerpt.before.push_back(byteText({buffer.bytes, {}}, byte));
      excerpt.expected.push_back(byteText(expected, byte));
      excerpt.seen.push_back(byteText(got, byte));
    }
    while (at >= 0 && static_cast<size_t>(at) < end) {
      excerpt.differs.push_back(static_cast<uint64_t>(at));
      at = firstDifference(expected, got, bigEndian, ulp, static_cast<size_t>(at) + 1);
    }
    return excerpt;
  }
  return std::nullopt;
}
