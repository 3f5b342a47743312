//===-- FailedPreparations.h - preparations not to be run again -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A preparation that hangs in each of a thousand cases would cost a thousand time
// limits. Remembers those that ended a worker, for all workers of this process. Must
// not be asked about passes that fail in an orderly way.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORKER_FAILEDPREPARATIONS_H
#define MEMREF_CTS_CONFORMANCE_WORKER_FAILEDPREPARATIONS_H

#include "llvm/ADT/StringRef.h"

#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

class FailedPreparations {
public:
  /// One module may be an odd one; a second says that there will be more.
  static constexpr size_t kTimeLimits = 2;

  /// Why `passes` are not to be run on the module `text`, or "".
  std::string refusal(llvm::StringRef passes, llvm::StringRef text);
  /// They ended a worker while it read that text of `fileName`, as `why` says.
  void add(llvm::StringRef passes, llvm::StringRef text, llvm::StringRef fileName, std::string why, bool byTimeLimit);
  /// Of the process; any thread may use it.
  static FailedPreparations &all();

private:
  std::mutex mutex;
  std::map<std::pair<std::string, uint64_t>, std::string> refusals; // by passes and hash of the text
  std::map<std::string, std::vector<std::string>> late;             // files, by passes
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORKER_FAILEDPREPARATIONS_H
