//===-- MutantSearch.h - more calls for survivors ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the calls of a case do not catch may be caught by others, or by none at all. Both are
// looked for where arguments are numbers alone.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_MUTANTSEARCH_H
#define MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_MUTANTSEARCH_H

#include "conformance/check/lower/Read.h"
#include "conformance/suite/mutate/CaseMutants.h"

namespace memref_cts::conformance {

/// Tries the survivors of `into` on config.search calls of each function through which they can be reached, or on all
/// values of its arguments if these are no more. Those that nothing shows then are equal. `lowered`: what was made of
/// the case, with `unfit` functions; the worker of `spec` has it. `onStep` is called now and then.
void searchCalls(Job &job, const ReadCase &read, const LoweringSpec &spec, const refrt_program *lowered,
                 llvm::ArrayRef<std::string> unfit, const MutateConfig &config, MutatedCase &into,
                 llvm::function_ref<void(unsigned percent)> onStep);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_MUTANTSEARCH_H
