//===- Numbers.h - Numbers in resources -------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the check and the conversion of constants know of dense_resource: the
// elements lie in it as in memory of this machine, one after the other.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_NUMBERS_H
#define MEMREF_CTS_LOWERING_LOWER_NUMBERS_H

#include "mlir/IR/BuiltinAttributes.h"

namespace memref_cts::lowering {

/// Bytes of an element in a resource: of an i1 one, of an index eight; 0 where
/// the bits of an element are not whole bytes as a machine has them.
uint64_t getResourceElementBytes(mlir::Type element);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_NUMBERS_H
