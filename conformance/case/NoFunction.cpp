//===-- NoFunction.cpp - the message for a function that is not there -----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/case/NoFunction.h"

#include "llvm/ADT/StringExtras.h"

#include <vector>

using namespace llvm;

std::string memref_cts::conformance::noFunction(const refrt_program *program, StringRef name) {
  constexpr unsigned kFarthest = 2; // edits, with two letters exchanged
  constexpr size_t kMostNames = 5;
  std::vector<std::string> names;
  std::string nearest;
  unsigned least = kFarthest + 1;
  size_t count = 0;
  for (uint32_t i = 0; i < refrt_program_num_functions(program); ++i) {
    const refrt_function_info *info = refrt_program_function(program, i);
    if (info->num_blocks == 0)
      continue;
    if (++count <= kMostNames)
      names.push_back(std::string("@") + info->name);
    unsigned distance = name.edit_distance(info->name, /*AllowReplacements=*/true, kFarthest);
    if (distance < least) {
      least = distance;
      nearest = info->name;
    }
  }
  std::string text = "the module defines no function @" + name.str();
  if (!nearest.empty())
    return text + "; did you mean @" + nearest + "?";
  return text + (names.empty() ? "" : "; it defines " + join(names, ", ") + (count > kMostNames ? ", ..." : ""));
}
