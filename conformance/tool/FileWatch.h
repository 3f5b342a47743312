//===-- FileWatch.h - waits until files change -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks for size, time and identity of files again and again: editors replace a file, write
// it in place, or take it away for a moment. Knows nothing of cases.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_FILEWATCH_H
#define MEMREF_CTS_CONFORMANCE_TOOL_FILEWATCH_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/FileSystem/UniqueID.h"

#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

class FileWatch {
public:
  explicit FileWatch(std::vector<std::string> files);
  /// Returns when at least one file is another than at the last call, and rests; or when
  /// `stop` says so. The places of these files in the list; none: stopped. A file that is
  /// gone counts when it is back.
  std::vector<size_t> wait(llvm::function_ref<bool()> stop);

private:
  struct State {
    llvm::sys::TimePoint<> time;
    uint64_t size;
    llvm::sys::fs::UniqueID id;
    bool operator==(const State &other) const { return time == other.time && size == other.size && id == other.id; }
  };
  static std::optional<State> look(const std::string &file);

  const std::vector<std::string> files;
  std::vector<std::optional<State>> seen;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_FILEWATCH_H
