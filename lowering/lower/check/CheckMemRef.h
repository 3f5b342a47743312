//===- CheckMemRef.h - What can be lowered of memrefs -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What other checks ask of memrefs.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECKMEMREF_H
#define MEMREF_CTS_LOWERING_LOWER_CHECKMEMREF_H

#include "lowering/lower/check/Legality.h"

namespace memref_cts::lowering {

/// Why a memref that `op` puts on the heap cannot cross functions as a bare
/// pointer; none where it can.
std::optional<std::string> checkBareAllocation(mlir::Operation *op, Checker &checker);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECKMEMREF_H
