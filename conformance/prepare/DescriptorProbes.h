//===-- DescriptorProbes.h - calls that show descriptors ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory and results hide a wrong descriptor that nobody reads. A call to an
// external function shows its leaves and its elements, and every engine and the
// comparison know such calls already (Callees.h). So no lowering has to cooperate.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PREPARE_DESCRIPTORPROBES_H
#define MEMREF_CTS_CONFORMANCE_PREPARE_DESCRIPTORPROBES_H

#include "mlir/IR/BuiltinOps.h"

namespace memref_cts::conformance {

/// Puts a call `func.call @probe_...(%memref)` behind each operation that makes a memref, in the functions of
/// `source` that have a body. Blocks begin with such calls for their arguments. Each call has a declaration of its own.
/// Its name tells line and operation, and is no symbol of `source`. Operations in regions that are neither a function's
/// nor control flow's get none: these have rules for what they hold. Returns how many calls there are.
unsigned addDescriptorProbes(mlir::ModuleOp source);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PREPARE_DESCRIPTORPROBES_H
