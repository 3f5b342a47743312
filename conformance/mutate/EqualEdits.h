//===-- EqualEdits.h - edits that nobody can see ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each rule proves of a kind of edit that no legal call has another outcome, from the lowered
// code alone, and says why. "" is: not proved. A mutant that is called and caught all the
// same shows that a rule is wrong. Must not know a case.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_MUTATE_EQUALEDITS_H
#define MEMREF_CTS_CONFORMANCE_MUTATE_EQUALEDITS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace memref_cts::conformance {

/// Of any edit of what an operation computes.
const char *whyUnseen(mlir::Operation *op);
/// Of a constant that is one more (`more`) or one less.
const char *whyOtherConstant(mlir::LLVM::ConstantOp op, bool more);
/// Of an address whose elements, or whose constant index, become larger.
const char *whyLarger(mlir::LLVM::GEPOp op);
/// Of a comparison with another predicate.
const char *whyOtherPredicate(mlir::LLVM::ICmpOp op, mlir::LLVM::ICmpPredicate to);
const char *whyOtherPredicate(mlir::LLVM::FCmpOp op, mlir::LLVM::FCmpPredicate to);
/// Of the operation `to`, a name, in the place of another one.
const char *whyOtherOperation(mlir::Operation *op, llvm::StringRef to);
/// Of the first pointer of a descriptor that is read for the second one, or the other way round.
const char *whyOtherPointer(mlir::LLVM::ExtractValueOp op, llvm::ArrayRef<int64_t> to);
/// Of a value that is put into another field.
const char *whyOtherField(mlir::LLVM::InsertValueOp op, llvm::ArrayRef<int64_t> to);
/// Of an alignment that is promised.
const char *whyAligned(mlir::Value address, uint64_t alignment);
/// Of an access that reads another number there.
const char *whyOtherRead(mlir::Operation *op);
/// Of a flag that is promised.
const char *whyOverflowFlag(mlir::Operation *op, mlir::LLVM::IntegerOverflowFlags flag);
const char *whyDisjoint(mlir::Operation *op);
const char *whyFloatFlag(mlir::Operation *op, mlir::LLVM::FastmathFlags flag);
/// Of operand 0, a struct, in the place of an operation that puts a value into it.
const char *whyNotInserted(mlir::Operation *op);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_MUTATE_EQUALEDITS_H
