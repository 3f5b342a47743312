//===- EmitPass.h - --emit as passes ----------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// memref-cts-describe-target before the passes of the command line and
// memref-cts-emit behind them. Both have the options form, target and level, so that
// crash reproducers, which are pipelines as text, run again.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_OPT_EMITPASS_H
#define MEMREF_CTS_LOWERING_OPT_EMITPASS_H

#include "mlir/Pass/Pass.h"
#include "llvm/ADT/SmallVector.h"

namespace memref_cts::lowering {

void registerEmitPasses();

/// The pass memref-cts-emit, which leaves in `bytes` what it makes. `options` are text
/// that memref-cts-describe-target takes; `before` are the passes of the command line.
std::unique_ptr<mlir::Pass> createEmitPass(llvm::StringRef options, llvm::StringRef before,
                                           llvm::SmallVectorImpl<char> &bytes);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_OPT_EMITPASS_H
