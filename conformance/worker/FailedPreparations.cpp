//===-- FailedPreparations.cpp - preparations not to be run again ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/worker/FailedPreparations.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace memref_cts::conformance;

FailedPreparations &FailedPreparations::all() {
  static FailedPreparations preparations;
  return preparations;
}

std::string FailedPreparations::refusal(llvm::StringRef passes, llvm::StringRef text) {
  std::lock_guard<std::mutex> lock(mutex);
  auto known = refusals.find({passes.str(), llvm::xxh3_64bits(text)});
  if (known != refusals.end())
    return known->second;
  auto found = late.find(passes.str());
  if (found == late.end() || found->second.size() < kTimeLimits)
    return "";
  return "the preparation (" + passes.str() + ") is not run any more: it ran into its time limit in " +
         llvm::join(llvm::ArrayRef(found->second).take_front(kTimeLimits), " and in ");
}

void FailedPreparations::add(llvm::StringRef passes, llvm::StringRef text, llvm::StringRef fileName, std::string why,
                             bool byTimeLimit) {
  std::lock_guard<std::mutex> lock(mutex);
  bool isNew = refusals.try_emplace({passes.str(), llvm::xxh3_64bits(text)}, std::move(why)).second;
  if (isNew && byTimeLimit)
    late[passes.str()].push_back(fileName.str());
}
