//===-- FileWatch.cpp - waits until files change ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A look at a file costs a microsecond, so that forty looks a second are nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/FileWatch.h"

#include "llvm/Support/FileSystem.h"

#include <thread>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr std::chrono::milliseconds kBetweenLooks(25);

FileWatch::FileWatch(std::vector<std::string> names) : files(std::move(names)) {
  for (const std::string &file : files)
    seen.push_back(look(file));
}

std::optional<FileWatch::State> FileWatch::look(const std::string &file) {
  sys::fs::file_status status;
  if (sys::fs::status(file, status))
    return std::nullopt;
  return State{status.getLastModificationTime(), status.getSize(), status.getUniqueID()};
}

std::vector<size_t> FileWatch::wait(function_ref<bool()> stop) {
  while (!stop()) {
    std::vector<size_t> changed;
    for (size_t i = 0; i < files.size(); ++i) {
      std::optional<State> now = look(files[i]);
      if (!now || now == seen[i])
        continue;
      // One that is still written changes until the next look.
      std::this_thread::sleep_for(kBetweenLooks);
      if (!(look(files[i]) == now))
        continue;
      seen[i] = now;
      changed.push_back(i);
    }
    if (!changed.empty())
      return changed;
    std::this_thread::sleep_for(kBetweenLooks);
  }
  return {};
}
