//===- Handlers.h - one overload per HANDLER row ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares `void encode(Encoder &, OpT)` for every HANDLER row of OpTable.def,
// and the few helpers that handlers of several dialects share. No semantics.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_HANDLERS_H
#define MEMREF_CTS_LOWERING_ENCODE_HANDLERS_H

#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

// Only declared: what needs more than a row is in one file each.
namespace mlir::index {
class BoolConstantOp;
class CmpOp;
class ConstantOp;
class SizeOfOp;
} // namespace mlir::index
namespace mlir::complex {
class AbsOp;
class AddOp;
class AngleOp;
class Atan2Op;
class BitcastOp;
class ConjOp;
class ConstantOp;
class CosOp;
class CreateOp;
class DivOp;
class EqualOp;
class Expm1Op;
class ExpOp;
class ImOp;
class Log1pOp;
class LogOp;
class MulOp;
class NegOp;
class NotEqualOp;
class PowiOp;
class PowOp;
class ReOp;
class RsqrtOp;
class SignOp;
class SinOp;
class SqrtOp;
class SubOp;
class TanhOp;
class TanOp;
} // namespace mlir::complex
namespace mlir::math {
class AbsIOp;
class AcosOp;
class AcoshOp;
class AsinOp;
class AsinhOp;
class Atan2Op;
class AtanOp;
class AtanhOp;
class CbrtOp;
class CeilOp;
class ClampFOp;
class CosOp;
class CoshOp;
class CountLeadingZerosOp;
class CountTrailingZerosOp;
class ErfOp;
class ErfcOp;
class Exp2Op;
class ExpM1Op;
class ExpOp;
class FPowIOp;
class FloorOp;
class IsFiniteOp;
class IsInfOp;
class IsNaNOp;
class IsNormalOp;
class Log10Op;
class Log1pOp;
class Log2Op;
class LogOp;
class PowFOp;
class RoundEvenOp;
class RoundOp;
class RsqrtOp;
class SinOp;
class SincosOp;
class SinhOp;
class TanOp;
class TanhOp;
class TruncOp;
} // namespace mlir::math

// Only declared: most files do not look into them.
namespace mlir::vector {
class BroadcastOp;
class ExtractOp;
class InsertOp;
class ExtractStridedSliceOp;
class InsertStridedSliceOp;
class ShuffleOp;
class InterleaveOp;
class DeinterleaveOp;
class FromElementsOp;
class ToElementsOp;
class TransposeOp;
class ShapeCastOp;
class StepOp;
class ConstantMaskOp;
class CreateMaskOp;
class MaskOp;
class YieldOp;
class ReductionOp;
class MultiDimReductionOp;
class ContractionOp;
class OuterProductOp;
class ScanOp;
class LoadOp;
class StoreOp;
class MaskedLoadOp;
class MaskedStoreOp;
class ExpandLoadOp;
class CompressStoreOp;
class GatherOp;
class ScatterOp;
class TransferReadOp;
class TransferWriteOp;
class PrintOp;
class TypeCastOp;
} // namespace mlir::vector

namespace memref_cts::lowering {

#define HANDLER(CLASS, ...) void encode(Encoder &encoder, mlir::CLASS op);
#include "lowering/encode/OpTable.def"

inline uint32_t toFlags(mlir::arith::IntegerOverflowFlags flags) {
  using F = mlir::arith::IntegerOverflowFlags;
  return (bitEnumContainsAny(flags, F::nsw) ? REFRT_FLAG_NSW : 0) |
         (bitEnumContainsAny(flags, F::nuw) ? REFRT_FLAG_NUW : 0);
}
inline uint32_t toFlags(mlir::LLVM::IntegerOverflowFlags flags) {
  using F = mlir::LLVM::IntegerOverflowFlags;
  return (bitEnumContainsAny(flags, F::nsw) ? REFRT_FLAG_NSW : 0) |
         (bitEnumContainsAny(flags, F::nuw) ? REFRT_FLAG_NUW : 0);
}

template <typename F>
uint32_t toFastMathFlags(F flags) {
  return (bitEnumContainsAny(flags, F::nnan) ? REFRT_FLAG_NNAN : 0) |
         (bitEnumContainsAny(flags, F::ninf) ? REFRT_FLAG_NINF : 0) |
         (bitEnumContainsAny(flags, F::nsz) ? REFRT_FLAG_NSZ : 0) |
         (bitEnumContainsAny(flags, F::arcp) ? REFRT_FLAG_ARCP : 0) |
         (bitEnumContainsAny(flags, F::contract) ? REFRT_FLAG_CONTRACT : 0) |
         (bitEnumContainsAny(flags, F::afn) ? REFRT_FLAG_AFN : 0) |
         (bitEnumContainsAny(flags, F::reassoc) ? REFRT_FLAG_REASSOC : 0);
}
inline uint32_t toFlags(mlir::arith::FastMathFlags flags) { return toFastMathFlags(flags); }
inline uint32_t toFlags(mlir::LLVM::FastmathFlags flags) { return toFastMathFlags(flags); }
template <typename F>
uint32_t toFlags(std::optional<F> flags) {
  return flags ? toFlags(*flags) : 0;
}

/// Flags of accesses; the two accessors exist on loads and stores of LLVM.
template <typename OpT>
uint32_t getAccessFlags(OpT op) {
  return (op.getVolatile_() ? REFRT_FLAG_VOLATILE : 0) | (op.getNontemporal() ? REFRT_FLAG_NONTEMPORAL : 0);
}

/// Branches of cf and of LLVM have the same accessors.
void encodeBranch(Encoder &encoder, mlir::Operation *op, mlir::Block *target, mlir::ValueRange operands);
void encodeCondBranch(Encoder &encoder, mlir::Operation *op, mlir::Value condition, mlir::Block *trueTarget,
                      mlir::ValueRange trueOperands, mlir::Block *falseTarget, mlir::ValueRange falseOperands);
void encodeSwitch(Encoder &encoder, mlir::Operation *op, mlir::Value flag, mlir::Block *defaultTarget,
                  mlir::ValueRange defaultOperands, mlir::DenseIntElementsAttr caseValues, mlir::BlockRange caseTargets,
                  llvm::ArrayRef<mlir::ValueRange> caseOperands);

/// The attribute that makes an argument a copy of what its pointer points to,
/// or "": such a call does more than pass a pointer.
llvm::StringRef getCopiedArgument(mlir::DictionaryAttr attributes);

/// What attributes of arguments and results promise (EncodePromises.cpp):
/// instructions that check it, and the value as it then is. `what` is the value
/// in words.
uint32_t requirePromises(Encoder &encoder, mlir::Operation *op, mlir::Type type, uint32_t value,
                         mlir::DictionaryAttr attributes, const llvm::Twine &what);
/// `kind` is what a value is of the function, "argument" or "result".
Ids requirePromises(Encoder &encoder, mlir::Operation *op, mlir::ValueRange values, mlir::ArrayAttr attributes,
                    llvm::StringRef kind, llvm::StringRef function);
/// " of @name", or words for a callee that is a value.
std::string ofFunction(llvm::StringRef function);
/// Undefined behaviour unless `holds`; a trap says "`what` is false".
void assume(Encoder &encoder, mlir::Operation *op, uint32_t holds, const llvm::Twine &what);
/// That many bytes can be read through the pointer; a trap says that it breaks `what`.
void requireDereferenceable(Encoder &encoder, mlir::Operation *op, mlir::Type type, uint32_t pointer, uint64_t bytes,
                            bool orNull, const llvm::Twine &what);
/// What memory(...) allows, if it is there, holds from here on, to the return of
/// the frame or to as many EFFECTS_END as are returned. `attributes` of the
/// arguments, or null: where only arguments' memory is accessed, those that are
/// readonly, writeonly or readnone are not what it is accessed through.
unsigned beginEffects(Encoder &encoder, mlir::Operation *op, mlir::LLVM::MemoryEffectsAttr effects,
                      mlir::ValueRange arguments, llvm::ArrayRef<uint32_t> ids, mlir::ArrayAttr attributes);
/// What a function promises of memory, or null. What a func.func says is about
/// its lowered form, where unranked memrefs have descriptors in memory that the
/// source does not have: with such nothing is promised (LLVMMOD-ATTR-03).
mlir::LLVM::MemoryEffectsAttr getPromisedEffects(mlir::Operation *function);
/// Promises that no instruction can check, counted or refused: true after a
/// refusal.
bool refusesPromises(Encoder &encoder, mlir::Operation *op);
/// The same of what `passthrough` of a function with a body says.
bool refusesPassthrough(Encoder &encoder, mlir::Operation *function);
/// A call whose results have these attributes. `call` makes it, with the ids of
/// the results that it is given.
void callWithPromises(Encoder &encoder, mlir::Operation *op, mlir::ArrayAttr attributes, llvm::StringRef function,
                      llvm::function_ref<void(llvm::ArrayRef<uint32_t>)> call);
class Pieces;
/// The value if `holds`, else poison because of the promise `what`.
uint32_t poisonUnless(Encoder &encoder, Pieces &p, refrt_type type, uint32_t holds, uint32_t value,
                      const llvm::Twine &what);
/// Returns of func and of LLVM, with what their function promises of results.
void encodeReturn(Encoder &encoder, mlir::Operation *op);
/// Whether returning from the function is undefined behaviour.
bool isNoReturn(mlir::Operation *function);
/// Only the alignment.
uint32_t requireAlignment(Encoder &encoder, mlir::Operation *op, mlir::Type type, uint32_t pointer,
                          mlir::DictionaryAttr attributes, const llvm::Twine &what);

/// False after a refusal because no tolerance is declared.
bool checkTolerance(Encoder &encoder, mlir::Operation *op);

/// The function of C's mathematical library that a call of a function without a
/// body means by its name and types. False where it is none, or where its call
/// has to stay one. For calls whose operands are all arguments.
bool encodeLibraryCall(Encoder &encoder, mlir::Operation *op, mlir::StringAttr callee, uint32_t flags);

/// `const` with the leaves of an attribute, or a refusal.
void encodeConstant(Encoder &encoder, mlir::Operation *op, mlir::Attribute attribute);

/// Operations with an operand or result that is wide (Encoder::Wide).
bool touchesWide(mlir::Operation *op);
/// False after a refusal; `isSimple` says that the operation has a SIMPLE row.
bool checkWide(Encoder &encoder, mlir::Operation *op, bool isSimple);
/// What the instruction would be if the machine had such integers, or a
/// refusal.
void encodeWide(Encoder &encoder, mlir::Operation *op, refrt_opcode opcode, Encoder::Extra extra);
void encodeWideConstant(Encoder &encoder, mlir::Operation *op, mlir::Attribute attribute);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_HANDLERS_H
