//===- Constants.h - Numbers as LLVM has them ----------------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of constants and globals. In a dense_resource the elements lie as in
// memory of this machine, one after the other, which the check asks for, too.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CONSTANTS_H
#define MEMREF_CTS_LOWERING_LOWER_CONSTANTS_H

#include "lowering/TypeConverter.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace memref_cts::lowering {

/// Bytes of an element in a resource: of an i1 one, of an index eight. It is 0 where
/// the bits of an element are not whole bytes as a machine has them.
uint64_t getResourceElementBytes(mlir::Type element);

/// `attr`, a number or dense numbers, with elements as LLVM has them: index of
/// the index width, signless integers, small floats as integers.
mlir::Attribute convertNumbers(mlir::Attribute attr, const LoweringTypeConverter &converter);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CONSTANTS_H
