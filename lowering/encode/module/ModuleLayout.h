//===- ModuleLayout.h - the data layout of a module -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How types lie in memory: what refrt is told, and what it has no pointers and no
// descriptors for.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_MODULELAYOUT_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_MODULELAYOUT_H

#include "lowering/encode/module/Refusals.h"

#include "llvm/IR/DataLayout.h"

namespace memref_cts::lowering {

class ModuleLayout {
public:
  /// Reads the layout of a module. False after a refusal, an error where a string
  /// does not parse.
  llvm::Expected<bool> read(mlir::ModuleOp module, const EncodeOptions &options, Refusals &refusals);

  const refrt_layout &get() const { return layout; }
  const llvm::DataLayout &getDataLayout() const { return dataLayout; }
  /// Why the machine has no pointers of that space, or no descriptors; null if
  /// it has.
  const char *whyNoPointers(uint32_t space) const;
  const char *whyNoDescriptors() const;
  /// Whether the machine's arithmetic on pointers is that of the space.
  bool hasWholeIndices(uint32_t space) const;

private:
  bool convert(llvm::StringRef text, mlir::ModuleOp module, Refusals &refusals);

  refrt_layout layout = {};
  llvm::DataLayout dataLayout;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_MODULELAYOUT_H
