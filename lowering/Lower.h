//===- Lower.h - This project's lowering to the LLVM dialect ----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Library call and passes that lower func, cf, arith, index, complex, math,
// memref, ub and vector to the LLVM dialect, with the memref conventions of
// `LowerOptions`. Written from the clauses; nothing of upstream's own
// conversions is used.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_H
#define MEMREF_CTS_LOWERING_LOWER_H

#include "lowering/LowerOptions.h"

#include "llvm/Support/LogicalResult.h"

#include <memory>

namespace mlir {
class MLIRContext;
class ModuleOp;
class OpPassManager;
} // namespace mlir

namespace memref_cts::lowering {

class ModuleLowering;
struct LoweringExtension;

/// The lowering, ready for many modules of one context. Keeps patterns and
/// type conversions between calls; one thread at a time. Made while no other thread
/// works with the context.
class Lowering {
public:
  /// Loads the dialects involved into `context`, which must outlive this; `options`
  /// are copied. A width or layout that is none is an error of lower().
  Lowering(mlir::MLIRContext *context, const LowerOptions &options);
  /// Together with what a user adds (Extend.h), whose functions are copied and called
  /// by lower().
  Lowering(mlir::MLIRContext *context, const LowerOptions &options, const LoweringExtension &extension);
  ~Lowering();

  /// Lowers `module`, which must verify, and the modules in it, in place; errors go
  /// to the handlers of the context. In full mode, failure means that one error per
  /// cause was emitted and nothing was lowered, unless a cast that the input already
  /// had cannot be resolved. In partial mode what cannot be lowered stays, and failure
  /// is for what is wrong with the whole module, such as its data layout. In analysis
  /// mode nothing changes.
  llvm::LogicalResult lower(mlir::ModuleOp module);

private:
  std::unique_ptr<ModuleLowering> modules;
};

/// A Lowering for one module, with the same result.
llvm::LogicalResult lowerToLLVM(mlir::ModuleOp module, const LowerOptions &options);

/// Makes all passes of this folder known by name to MLIR's parser of pipelines. Once
/// a process is enough; not beside a parser that runs.
void registerPasses();

/// Appends what `lowerToLLVM` does as one pass on modules; `options` are copied.
void buildLowerToLLVMPipeline(mlir::OpPassManager &manager, const LowerOptions &options);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_H
