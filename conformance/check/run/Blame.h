//===-- Blame.h - who is wrong -----------------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blame follows from which engines disagree, and from what each pass of a pipeline
// left (spec/flow.md#blame). Counts nothing and changes no verdict.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_BLAME_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_BLAME_H

#include "conformance/check/run/MakeEngines.h"

namespace memref_cts::conformance {

/// One call that an engine got wrong.
struct WrongCall {
  const std::string &entry;
  const Input &input;
  const Outcome &reference;
  const Comparer &comparer;
  size_t number; // among the verdicts of the chunk
  const Stage &engine;
  bool isRest; // waivers explain another difference of it: no pass is to blame for this one
};

/// Who is to blame for what `lowered`, one of `all`, did wrong.
Blame blame(Job &job, const ReadCase &read, Lowered &lowered, llvm::ArrayRef<Lowered> all, const WrongCall &call);

/// Who is to blame for a reply that is no code: suspects(), and the pass where one is known.
Blame blame(Job &job, LoweredModule &module, const Reply &reply, const Stage &step);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_BLAME_H
