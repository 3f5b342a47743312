//===-- Plan.cpp - what is checked at one time -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What follows from a plan for requests to workers.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/lower/Plan.h"

using namespace llvm;
using namespace memref_cts::conformance;

Plan Plan::under(const LoweringSpec &spec) const {
  Plan plan = *this;
  plan.lowering = &spec;
  return plan;
}

Stage Plan::code() const { return isOnTarget() ? Stage(EngineKind::Aot, target) : Stage(EngineKind::Jit); }

LoweringSpec Plan::asked(StringRef only) const {
  LoweringSpec spec = *lowering;
  spec.throughWrappers = convention == EntryConvention::CWrappers;
  spec.only = only.str();
  return spec;
}

SourceModule Plan::source() const { return {file->text, file->path, file->options, file->policy, target, probes}; }

SourceModule Plan::neighbour() const { return {file->neighbour, file->path, file->options, file->policy}; }
