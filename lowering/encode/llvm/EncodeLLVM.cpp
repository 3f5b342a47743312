//===- EncodeLLVM.cpp - operations of the LLVM dialect
//---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of the LLVM dialect operations that carry attributes: control flow,
// constants, arithmetic with attributes, vectors and aggregates. Memory is in
// EncodeLLVMMemory.cpp. Rules L-CONST, L-CALL, L-CONVENTION and L-CMP.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodeArith.h"
#include "lowering/encode/EncodeFunc.h"
#include "lowering/encode/EncodeLibrary.h"
#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Flags.h"
#include "lowering/encode/MemoryEffects.h"
#include "lowering/encode/Pieces.h"
#include "lowering/encode/module/UncheckedPromises.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// The calling convention of a function; that of func is C's.
static LLVM::CConv getConvention(Operation *function) {
  auto llvmFunction = dyn_cast_or_null<LLVM::LLVMFuncOp>(function);
  return llvmFunction ? llvmFunction.getCConv() : LLVM::CConv::C;
}

/// The pointer that is called, or poison if it is to a function of another
/// calling convention than the call's.
template <typename OpT>
static uint32_t requireConvention(Encoder &encoder, OpT op, refrt_type type, uint32_t pointer,
                                  ArrayRef<Operation *> others) {
  Pieces p(encoder, op);
  refrt_type truth = p.getInt(1);
  for (Operation *other : others) {
    StringAttr name = SymbolTable::getSymbolName(other);
    uint32_t address = p.same(REFRT_OP_FUNCTION_ADDRESS, type, {}, {0, {encoder.symbols.getFunction(op, name)}});
    uint32_t holds = p.compare(REFRT_ICMP_NE, type, truth, pointer, address);
    pointer = poisonUnless(encoder, p, type, holds, pointer,
                           "a calling convention (" + stringifyCConv(op.getCConv()) + ", where @" + name.getValue() +
                               " has " + stringifyCConv(getConvention(other)) + ")");
  }
  return pointer;
}

/// Functions that an indirect call must not reach because of its convention.
template <typename OpT>
static SmallVector<Operation *> getOtherConventions(Encoder &encoder, OpT op) {
  SmallVector<Operation *> others;
  const FunctionFacts::Taken &taken = encoder.facts.getTaken(encoder.types);
  auto found = taken.find(encoder.types.get(op.getCalleeFunctionType()));
  if (found != taken.end())
    for (const auto &[convention, functions] : found->second)
      if (convention != uint64_t(op.getCConv()))
        llvm::append_range(others, functions);
  return others;
}

/// `tail` and `musttail` promise that the callee does not access allocas or
/// variadic arguments of the caller.
static void countTail(Encoder &encoder, LLVM::CallOp op) {
  LLVM::TailCallKind kind = op.getTailCallKind();
  if (kind != LLVM::TailCallKind::Tail && kind != LLVM::TailCallKind::MustTail)
    return;
  if (encoder.facts.ownsStack(op->getParentOfType<FunctionOpInterface>()))
    encoder.refusals.countPromise(stringifyTailCallKind(kind));
}
static void countTail(Encoder &, LLVM::InvokeOp) {}

static LLVM::MemoryEffectsAttr getEffects(LLVM::CallOp op) { return op.getMemoryEffectsAttr(); }
static LLVM::MemoryEffectsAttr getEffects(LLVM::InvokeOp) { return {}; }

/// A call of any kind, and what its attributes promise. Returns false if it is
/// refused.
template <typename OpT>
static bool encodeAnyCall(Encoder &encoder, OpT op) {
  if (!op.getOpBundleOperands().empty()) {
    encoder.refusals.add(op, RefusalKind::Form, "a call with operand bundles");
    return false;
  }
  if (ArrayAttr attributes = op.getArgAttrsAttr())
    for (DictionaryAttr argument : attributes.getAsRange<DictionaryAttr>())
      if (StringRef copied = getCopiedArgument(argument); !copied.empty()) {
        encoder.refusals.add(op, RefusalKind::Form, "an argument that is a copy of memory (" + copied + ")");
        return false;
      }
  FlatSymbolRefAttr callee = op.getCalleeAttr();
  refrt_symbol function = callee ? encoder.symbols.getFunction(op, callee.getAttr()) : REFRT_NONE;
  refrt_type type = callee ? REFRT_NONE : encoder.types.getOrRefuse(op, op.getCalleeFunctionType());
  if (encoder.refusals.any())
    return false;
  countTail(encoder, op);
  Operation *target = callee ? encoder.symbols.lookup(encoder.symbols.resolveAlias(callee.getAttr())) : nullptr;
  bool isDirect = callee && getConvention(target) == op.getCConv();
  Ids operands;
  if (callee && !isDirect) {
    type = encoder.types.get(cast<FunctionOpInterface>(target).getFunctionType());
    Pieces p(encoder, op);
    uint32_t address = p.same(REFRT_OP_FUNCTION_ADDRESS, p.getPtr(), {}, {0, {function}});
    operands.push_back(requireConvention(encoder, op, p.getPtr(), address, target));
  } else if (!callee) {
    Value pointer = op->getOperand(0);
    operands.push_back(requireConvention(encoder, op, encoder.types.get(pointer.getType()), encoder.getValue(pointer),
                                         getOtherConventions(encoder, op)));
  }
  StringRef name = callee ? callee.getValue() : "";
  operands.append(requirePromises(encoder, op, op.getArgOperands(), op.getArgAttrsAttr(), "argument", name));
  auto call = [&](ArrayRef<uint32_t> results) {
    unsigned effects =
        beginEffects(encoder, op, getEffects(op), op.getArgOperands(),
                     ArrayRef<uint32_t>(operands).take_back(op.getArgOperands().size()), op.getArgAttrsAttr());
    if (isDirect)
      encoder.emit(op, REFRT_OP_CALL, REFRT_NONE, operands, results, {0, {function}});
    else
      encoder.emit(op, REFRT_OP_CALL_INDIRECT, type, operands, results);
    for (; effects != 0; --effects)
      encoder.emit(op, REFRT_OP_EFFECTS_END, REFRT_NONE, {}, {});
  };
  callWithPromises(encoder, op, op.getResAttrsAttr(), name, call);
  return true;
}

void encode(Encoder &encoder, LLVM::CallOp op) {
  FlatSymbolRefAttr callee = op.getCalleeAttr();
  if (callee && op.getOpBundleOperands().empty() && !op.getArgAttrsAttr() && !op.getResAttrsAttr() &&
      op.getCConv() == getConvention(encoder.symbols.lookup(callee.getAttr())) &&
      encodeLibraryCall(encoder, op, callee.getAttr(), toFlags(op.getFastmathFlags())))
    return;
  if (op.getFastmathFlags() != LLVM::FastmathFlags::none)
    return encoder.refusals.add(op, RefusalKind::Form, "a call with fast-math flags");
  encodeAnyCall(encoder, op);
}

void encode(Encoder &encoder, LLVM::InvokeOp op) {
  if (encodeAnyCall(encoder, op))
    encodeBranch(encoder, op, op.getNormalDest(), op.getNormalDestOperands());
}

void encode(Encoder &encoder, LLVM::ReturnOp op) { encodeReturn(encoder, op); }

void encode(Encoder &encoder, LLVM::BrOp op) { encodeBranch(encoder, op, op.getDest(), op.getDestOperands()); }

void encode(Encoder &encoder, LLVM::CondBrOp op) {
  encodeCondBranch(encoder, op, op.getCondition(), op.getTrueDest(), op.getTrueDestOperands(), op.getFalseDest(),
                   op.getFalseDestOperands());
}

void encode(Encoder &encoder, LLVM::SwitchOp op) {
  SmallVector<ValueRange, 4> caseOperands;
  for (OperandRange operands : op.getCaseOperands())
    caseOperands.push_back(operands);
  encodeSwitch(encoder, op, op.getValue(), op.getDefaultDestination(), op.getDefaultOperands(), op.getCaseValuesAttr(),
               op.getCaseDestinations(), caseOperands);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

void encode(Encoder &encoder, LLVM::ConstantOp op) {
  Attribute value = op.getValue();
  if (isa<LLVM::ZeroAttr>(value))
    return encoder.emit(op, REFRT_OP_ZERO, op.getType());
  if (isa<LLVM::UndefAttr>(value))
    return encoder.emit(op, REFRT_OP_UNDEF, op.getType());
  if (isa<LLVM::PoisonAttr>(value))
    return encoder.emit(op, REFRT_OP_POISON, op.getType());
  encodeConstant(encoder, op, value);
}

void encode(Encoder &encoder, LLVM::AddressOfOp op) {
  StringAttr name = encoder.symbols.resolveAlias(op.getGlobalNameAttr().getAttr());
  Operation *target = encoder.symbols.lookup(name);
  if (target && isa<LLVM::LLVMFuncOp>(target))
    return encoder.emit(op, REFRT_OP_FUNCTION_ADDRESS, op.getType(), {0, {encoder.symbols.getFunction(op, name)}});
  encoder.emit(op, REFRT_OP_GLOBAL_ADDRESS, op.getType(), {0, {encoder.symbols.getGlobal(op, name)}});
}

//===----------------------------------------------------------------------===//
// Arithmetic with attributes
//===----------------------------------------------------------------------===//

static_assert(unsigned(LLVM::ICmpPredicate::eq) == REFRT_ICMP_EQ &&
              unsigned(LLVM::ICmpPredicate::slt) == REFRT_ICMP_SLT &&
              unsigned(LLVM::ICmpPredicate::sge) == REFRT_ICMP_SGE &&
              unsigned(LLVM::ICmpPredicate::uge) == REFRT_ICMP_UGE);
static_assert(unsigned(LLVM::FCmpPredicate::_false) == REFRT_FCMP_FALSE &&
              unsigned(LLVM::FCmpPredicate::oeq) == REFRT_FCMP_OEQ &&
              unsigned(LLVM::FCmpPredicate::ord) == REFRT_FCMP_ORD &&
              unsigned(LLVM::FCmpPredicate::ueq) == REFRT_FCMP_UEQ &&
              unsigned(LLVM::FCmpPredicate::uno) == REFRT_FCMP_UNO &&
              unsigned(LLVM::FCmpPredicate::_true) == REFRT_FCMP_TRUE);

void encode(Encoder &encoder, LLVM::ICmpOp op) {
  Type operand = op.getLhs().getType();
  bool open = encoder.options.openAddresses && isa<LLVM::LLVMPointerType>(getElementTypeOrSelf(operand));
  encoder.emit(op, REFRT_OP_CMPI, operand, {open ? uint32_t(REFRT_FLAG_OPEN) : 0u, {uint64_t(op.getPredicate())}});
}

void encode(Encoder &encoder, LLVM::FCmpOp op) {
  encoder.emit(op, REFRT_OP_CMPF, op.getLhs().getType(),
               {toFlags(op.getFastmathFlags()), {uint64_t(op.getPredicate())}});
}

void encode(Encoder &encoder, LLVM::AbsOp op) {
  encoder.emit(op, REFRT_OP_ABS, op.getType(), {0, {uint64_t(op.getIsIntMinPoison())}});
}
void encode(Encoder &encoder, LLVM::CountLeadingZerosOp op) {
  encoder.emit(op, REFRT_OP_CTLZ, op.getType(), {0, {uint64_t(op.getIsZeroPoison())}});
}
void encode(Encoder &encoder, LLVM::CountTrailingZerosOp op) {
  encoder.emit(op, REFRT_OP_CTTZ, op.getType(), {0, {uint64_t(op.getIsZeroPoison())}});
}

void encode(Encoder &encoder, LLVM::FPTruncOp op) {
  encoder.emit(op, REFRT_OP_TRUNCF, op.getArg().getType(), {0, {uint64_t(REFRT_ROUND_NEAREST_EVEN)}});
}

void encode(Encoder &encoder, LLVM::ConstrainedFPTruncIntr op) {
  uint64_t rounding = REFRT_ROUND_COUNT;
  switch (op.getRoundingmode()) {
  case LLVM::RoundingMode::TowardZero:
    rounding = REFRT_ROUND_TO_ZERO;
    break;
  case LLVM::RoundingMode::NearestTiesToEven:
    rounding = REFRT_ROUND_NEAREST_EVEN;
    break;
  case LLVM::RoundingMode::TowardPositive:
    rounding = REFRT_ROUND_UP;
    break;
  case LLVM::RoundingMode::TowardNegative:
    rounding = REFRT_ROUND_DOWN;
    break;
  case LLVM::RoundingMode::NearestTiesToAway:
    rounding = REFRT_ROUND_NEAREST_AWAY;
    break;
  case LLVM::RoundingMode::Dynamic:
  case LLVM::RoundingMode::Invalid:
    return encoder.refusals.add(op, RefusalKind::Form, "a rounding mode chosen at run time");
  }
  if (op.getFpExceptionBehavior() != LLVM::FPExceptionBehavior::Ignore)
    return encoder.refusals.add(op, RefusalKind::Form, "floating-point exceptions that are observed");
  encoder.emit(op, REFRT_OP_TRUNCF, op->getOperand(0).getType(), {0, {rounding}});
}

//===----------------------------------------------------------------------===//
// Aggregates and vectors
//===----------------------------------------------------------------------===//

static Attributes toAttributes(ArrayRef<int64_t> values) { return Attributes(values.begin(), values.end()); }

void encode(Encoder &encoder, LLVM::ExtractValueOp op) {
  encoder.emit(op, REFRT_OP_EXTRACTVALUE, op.getContainer().getType(), {0, toAttributes(op.getPosition())});
}

void encode(Encoder &encoder, LLVM::InsertValueOp op) {
  uint32_t operands[] = {encoder.getValue(op.getContainer()), encoder.getValue(op.getValue())};
  encoder.emit(op, REFRT_OP_INSERTVALUE, encoder.types.get(op.getContainer().getType()), operands,
               encoder.getValues(op->getResults()), {0, toAttributes(op.getPosition())});
}

void encode(Encoder &encoder, LLVM::ShuffleVectorOp op) {
  Attributes lanes;
  for (int32_t lane : op.getMask())
    lanes.push_back(lane < 0 ? UINT64_MAX : uint64_t(lane));
  encoder.emit(op, REFRT_OP_SHUFFLEVECTOR, op.getV1().getType(), {0, lanes});
}

} // namespace memref_cts::lowering
