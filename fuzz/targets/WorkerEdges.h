//===-- WorkerEdges.h - edges of code in worker processes ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workers are this executable, so their counters of edges lie where ours do. A
// worker puts shared memory in their place; after a check the target copies what
// is there to counters that libFuzzer reads. So libFuzzer is rewarded for new
// edges of this project's lowering and encoder, too. Without libFuzzer there are
// no counters, and nothing happens here.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_TARGETS_WORKEREDGES_H
#define MEMREF_CTS_FUZZ_TARGETS_WORKEREDGES_H

namespace memref_cts::fuzz {

/// In a process that may be a worker, before it is one: counts into the memory
/// of the target that started it, if there is one.
void shareEdges();

/// In the target, before it starts workers; does nothing the second time.
void prepareEdges();
/// Forgets what workers did so far.
void clearEdges();
/// Adds what workers did since then to the counters of this run.
void collectEdges();

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_TARGETS_WORKEREDGES_H
