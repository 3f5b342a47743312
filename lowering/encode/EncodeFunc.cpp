//===- EncodeFunc.cpp - calls and branches
//---------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of func, cf and the cast at the seams of partial lowerings, and the
// shape of branch instructions, which the LLVM dialect shares.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodeFunc.h"
#include "lowering/encode/EncodeLibrary.h"
#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace memref_cts::lowering {

void encode(Encoder &encoder, func::CallOp op) {
  // Between the passes of a lowering; a source's own calls are observed.
  if (encoder.options.source && !op.getArgAttrsAttr() && !op.getResAttrsAttr() &&
      encodeLibraryCall(encoder, op, op.getCalleeAttr().getAttr(), 0))
    return;
  refrt_symbol callee = encoder.symbols.getFunction(op, op.getCalleeAttr().getAttr());
  Ids operands = requirePromises(encoder, op, op.getOperands(), op.getArgAttrsAttr(), "argument", op.getCallee());
  callWithPromises(encoder, op, op.getResAttrsAttr(), op.getCallee(), [&](ArrayRef<uint32_t> results) {
    encoder.emit(op, REFRT_OP_CALL, REFRT_NONE, operands, results, {0, {callee}});
  });
}

void encode(Encoder &encoder, func::CallIndirectOp op) {
  refrt_type type = encoder.types.getOrRefuse(op, op.getCallee().getType());
  Ids operands = {encoder.getValue(op.getCallee())};
  operands.append(requirePromises(encoder, op, op.getCalleeOperands(), op.getArgAttrsAttr(), "argument", ""));
  callWithPromises(encoder, op, op.getResAttrsAttr(), "", [&](ArrayRef<uint32_t> results) {
    encoder.emit(op, REFRT_OP_CALL_INDIRECT, type, operands, results);
  });
}

void encode(Encoder &encoder, func::ReturnOp op) { encodeReturn(encoder, op); }

void encode(Encoder &encoder, func::ConstantOp op) {
  refrt_symbol function = encoder.symbols.getFunction(op, op.getValueAttr().getAttr());
  if (function != REFRT_NONE &&
      refrt_program_function(encoder.program, function)->type != encoder.types.get(op.getType())) {
    encoder.refusals.add(op, RefusalKind::Form,
                         "a variadic function as a value: an indirect call would "
                         "call it as one that is not variadic");
    return;
  }
  encoder.emit(op, REFRT_OP_FUNCTION_ADDRESS, op.getType(), {0, {function}});
}

void encode(Encoder &encoder, cf::AssertOp op) {
  uint64_t message = refrt_program_add_string(encoder.program, op.getMsg().data(), op.getMsg().size());
  encoder.emit(op, REFRT_OP_ASSERT, op.getArg().getType(), {0, {message}});
}

void encode(Encoder &encoder, cf::BranchOp op) { encodeBranch(encoder, op, op.getDest(), op.getDestOperands()); }

void encode(Encoder &encoder, cf::CondBranchOp op) {
  encodeCondBranch(encoder, op, op.getCondition(), op.getTrueDest(), op.getTrueDestOperands(), op.getFalseDest(),
                   op.getFalseDestOperands());
}

void encode(Encoder &encoder, cf::SwitchOp op) {
  SmallVector<ValueRange, 4> caseOperands;
  for (OperandRange operands : op.getCaseOperands())
    caseOperands.push_back(operands);
  encodeSwitch(encoder, op, op.getFlag(), op.getDefaultDestination(), op.getDefaultOperands(), op.getCaseValuesAttr(),
               op.getCaseDestinations(), caseOperands);
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

void encodeBranch(Encoder &encoder, Operation *op, Block *target, ValueRange operands) {
  encoder.emit(op, REFRT_OP_BR, REFRT_NONE, encoder.getValues(operands), {}, {0, {encoder.getBlock(target)}});
}

void encodeCondBranch(Encoder &encoder, Operation *op, Value condition, Block *trueTarget, ValueRange trueOperands,
                      Block *falseTarget, ValueRange falseOperands) {
  Ids operands = {encoder.getValue(condition)};
  Ids ifTrue = encoder.getValues(trueOperands);
  Ids ifFalse = encoder.getValues(falseOperands);
  operands.append(ifTrue);
  operands.append(ifFalse);
  uint64_t attributes[] = {encoder.getBlock(trueTarget), ifTrue.size(), encoder.getBlock(falseTarget), ifFalse.size()};
  encoder.emit(op, REFRT_OP_COND_BR, REFRT_NONE, operands, {}, {0, attributes});
}

void encodeSwitch(Encoder &encoder, Operation *op, Value flag, Block *defaultTarget, ValueRange defaultOperands,
                  DenseIntElementsAttr caseValues, BlockRange caseTargets, ArrayRef<ValueRange> caseOperands) {
  Ids operands = {encoder.getValue(flag)};
  operands.append(encoder.getValues(defaultOperands));
  Attributes attributes = {encoder.getBlock(defaultTarget), operands.size() - 1};
  if (caseValues) {
    llvm::DenseSet<std::pair<uint64_t, uint64_t>> seen;
    for (auto [value, target, values] : llvm::zip_equal(caseValues.getValues<APInt>(), caseTargets, caseOperands)) {
      uint64_t low = value.extractBitsAsZExtValue(std::min(64u, value.getBitWidth()), 0);
      uint64_t high = value.getBitWidth() > 64 ? value.extractBitsAsZExtValue(value.getBitWidth() - 64, 64) : 0;
      if (!seen.insert({low, high}).second)
        return encoder.refusals.add(op, RefusalKind::Form, "the same case value twice");
      Ids ids = encoder.getValues(values);
      attributes.append({low, high, encoder.getBlock(target), ids.size()});
      operands.append(ids);
    }
  }
  encoder.emit(op, REFRT_OP_SWITCH, REFRT_NONE, operands, {}, {0, attributes});
}

//===----------------------------------------------------------------------===//
// Seams of partial lowerings
//===----------------------------------------------------------------------===//

/// Encoded only where both sides are the same thing to the machine (C-SEAM): the same
/// refrt type, or index and the integer of its width.
void encode(Encoder &encoder, UnrealizedConversionCastOp op) {
  if (op.getInputs().size() != 1 || op.getOutputs().size() != 1)
    return encoder.refusals.add(op, RefusalKind::Form, "a cast that is not one to one");
  Type from = op.getInputs()[0].getType(), to = op.getOutputs()[0].getType();
  refrt_type fromId = encoder.types.get(from), toId = encoder.types.get(to);
  if (fromId == REFRT_NONE || toId == REFRT_NONE)
    return;
  const refrt_type_info *fromInfo = refrt_type_get(encoder.program, fromId);
  const refrt_type_info *toInfo = refrt_type_get(encoder.program, toId);
  auto isIntegral = [](const refrt_type_info *info) {
    return info->kind == REFRT_KIND_INT || info->kind == REFRT_KIND_INDEX;
  };
  if (isIntegral(fromInfo) && isIntegral(toInfo) && fromInfo->bits == toInfo->bits)
    return encoder.emit(op, REFRT_OP_CASTU, from);
  if (fromId == toId && fromInfo->kind != REFRT_KIND_STRUCT && fromInfo->kind != REFRT_KIND_ARRAY &&
      fromInfo->kind != REFRT_KIND_FUNCTION)
    return encoder.emit(op, REFRT_OP_BITCAST, from);
  encoder.refusals.add(op, RefusalKind::Form, "a cast between types that are not the same thing", to);
}

} // namespace memref_cts::lowering
