//===- TargetMachine.h - LLVM's machines ------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place that makes one, for all layers. Knows no module.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_TARGETMACHINE_H
#define MEMREF_CTS_LOWERING_TARGETMACHINE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/Error.h"
#include "llvm/TargetParser/Triple.h"

#include <memory>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace memref_cts::lowering {

/// The processor that code is made for where none is named, so that it does not depend on
/// the host's: the baseline of x86-64 there, and elsewhere LLVM's own choice, "".
llvm::StringRef baselineProcessor(const llvm::Triple &triple);

/// A machine of LLVM for `triple`, and the baseline without a `processor`, or without `features`. An error names a
/// target that LLVM does not have, or a level that is not 0 to 3. Any number of threads may ask at once.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
makeTargetMachine(const llvm::Triple &triple, llvm::StringRef processor, llvm::StringRef features,
                  llvm::Reloc::Model relocation, unsigned optLevel);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_TARGETMACHINE_H
