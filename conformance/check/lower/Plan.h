//===-- Plan.h - what is checked at one time ---------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan is a value that the phases of a check pass on: which case, under which
// lowering, for which target, called in which way.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_LOWER_PLAN_H
#define MEMREF_CTS_CONFORMANCE_CHECK_LOWER_PLAN_H

#include "conformance/CaseFile.h"
#include "conformance/Worker.h"
#include "conformance/words/Stage.h"

namespace memref_cts::conformance {

/// How callers reach the entries of a lowered module.
enum class EntryConvention : uint8_t {
  Default,  // themselves
  CWrappers // through their C wrappers
};

struct Plan {
  const CaseFile *file = nullptr;
  const LoweringSpec *lowering = nullptr; // null: the source module alone
  std::string target;                     // of engine aot; "": the engines of this machine
  EntryConvention convention = EntryConvention::Default;
  bool probes = false; // of the module with calls that show its descriptors

  Plan(const CaseFile &file, std::string target = "") : file(&file), target(std::move(target)) {}
  /// The same under a lowering.
  Plan under(const LoweringSpec &spec) const;

  bool isOnTarget() const { return !target.empty(); }
  /// The engine that runs code: jit, or aot of the target.
  Stage code() const;
  /// The lowering as it is asked for; `only`: of one function, "": of all.
  LoweringSpec asked(llvm::StringRef only = "") const;
  /// The module of the case, and its neighbour, as a worker is told of it.
  SourceModule source() const;
  SourceModule neighbour() const;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_LOWER_PLAN_H
