//===- Passes.h - The passes of acme --------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ACME_PASSES_H
#define ACME_PASSES_H

#include "mlir/Pass/Pass.h"

#include <memory>

namespace acme {

/// acme-flatten-accesses: a load or store of a strided memref computes its position in
/// `arith`, and accesses a memref of rank 0 there.
std::unique_ptr<mlir::Pass> createFlattenAccessesPass();

/// acme-fuse-index-arithmetic: constants in sums and products of indices are summed up.
std::unique_ptr<mlir::Pass> createFuseIndexArithmeticPass();

/// Registers both, and acme-to-llvm: the pipeline of acme with upstream's passes.
void registerPasses();

} // namespace acme

#endif // ACME_PASSES_H
