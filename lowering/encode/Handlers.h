//===- Handlers.h - one overload per HANDLER row ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares `void encode(Encoder &, OpT)` for every HANDLER row of OpTable.def,
// and reads flags of operations. A handler is in the file of its dialect;
// what such a file has for others is in the header of that file.
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

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_HANDLERS_H
