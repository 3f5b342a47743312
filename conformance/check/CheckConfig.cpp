//===-- CheckConfig.cpp - what a check is asked for -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Engines as stages.
//
//===----------------------------------------------------------------------===//

#include "conformance/CheckConfig.h"

using namespace memref_cts::conformance;

std::vector<Stage> CheckConfig::stages() const {
  std::vector<Stage> stages;
  for (EngineKind kind : engines.list()) {
    if (!isOfTargets(kind))
      stages.push_back(kind);
    else
      for (const std::string &target : aotTargets)
        stages.emplace_back(kind, target);
  }
  return stages;
}
