//===- Handlers.h - one overload per HANDLER row ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares `void encode(Encoder &, OpT)` for every HANDLER row of OpTable.def. A
// handler is in the file of its dialect; what such a file has for others is in the
// header of that file.
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

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_HANDLERS_H
