//===-- RefEngine.h - programs on the reference machine ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engines `ref` and `ref-llvm`. Outcomes have no addresses; nothing here judges.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_REF_REFENGINE_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_REF_REFENGINE_H

#include "conformance/Engine.h"
#include "refrt/refrt.h"

namespace memref_cts::conformance {

/// Runs `entry` of the source program on refrt. `program` is verified and outlives the
/// engine. An error is one of MachineEngine::enter, or says why the machine does not start,
/// such as no memory.
llvm::Expected<std::unique_ptr<MachineEngine>> makeRefEngine(const refrt_program *program, llvm::StringRef entry,
                                                             const RunLimits &limits);

/// Runs `entry` of a lowered program (LLVM dialect) on refrt. Types of arguments and
/// results come from the *source* program; the caller has checked the signature with
/// `checkLoweredSignature`. Both programs are verified and outlive the engine. Errors are
/// those of makeRefEngine. `mayBeOptimised`: accesses to globals and the heap are not noted,
/// since an optimiser that knows such memory may read it early.
llvm::Expected<std::unique_ptr<MachineEngine>> makeRefLLVMEngine(const refrt_program *source,
                                                                 const refrt_program *lowered, llvm::StringRef entry,
                                                                 const RunLimits &limits, bool mayBeOptimised = false);

/// The place in a source that the machine knows by this row.
Location placeOf(const refrt_location &location);

/// What looks at the machine around a run (engines/ref/RefWatch.h).
class RefWatch;

/// Engine `ref` with REFRT_CONFIG_* `flags`; `watch` outlives it.
llvm::Expected<std::unique_ptr<MachineEngine>> makeWatchedRefEngine(const refrt_program *program, llvm::StringRef entry,
                                                                    const RunLimits &limits, uint32_t flags,
                                                                    RefWatch &watch);

/// The same of engine `ref-llvm`.
llvm::Expected<std::unique_ptr<MachineEngine>> makeWatchedRefLLVMEngine(const refrt_program *source,
                                                                        const refrt_program *lowered,
                                                                        llvm::StringRef entry, const RunLimits &limits,
                                                                        uint32_t flags, RefWatch &watch);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_REF_REFENGINE_H
