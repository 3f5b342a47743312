//===- PlantedFunctions.cpp - Wrong functions and calls -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes at the boundary of functions: arguments, results, attributes, the heap
// copies of descriptors.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static constexpr StringRef kFunction[] = {"func.func"};
static constexpr StringRef kReturn[] = {"func.return"};
static constexpr StringRef kCalls[] = {"func.call", "func.call_indirect"};
static constexpr StringRef kBoundary[] = {"func.func", "func.call", "func.call_indirect"};

static FunctionType getSourceType(const Origin &function) {
  return cast<FunctionType>(cast<TypeAttr>(function.attributes.get("function_type")).getValue());
}

/// Calls `edit` on each function that is made of one of the source, with the source
/// type of its arguments, where they are passed unpacked.
template <typename EditT>
static void eachUnpackedFunction(EditedLowered &lowered, EditT edit) {
  lowered.each(kFunction, [&](Origin &origin) {
    auto function = origin.first<LLVM::LLVMFuncOp>();
    TypeRange inputs = getSourceType(origin).getInputs();
    if (function && function.getNumArguments() == countFlattened(inputs))
      edit(function, inputs, origin);
  });
}

/// Calls `edit` on each call that passes its arguments unpacked, with their source
/// types and the number of the operand that is the first.
template <typename EditT>
static void eachUnpackedCall(EditedLowered &lowered, EditT edit) {
  lowered.each(kCalls, [&](Origin &origin) {
    auto call = origin.first<LLVM::CallOp>();
    unsigned shift = origin.name == "func.call" ? 0 : 1;
    TypeRange inputs = TypeRange(origin.operandTypes).drop_front(shift);
    if (call && call->getNumOperands() == shift + countFlattened(inputs))
      edit(call, inputs, shift);
  });
}

static Value buildIndex(Operation *before, Type type, int64_t number) {
  OpBuilder builder(before);
  return LLVM::ConstantOp::create(builder, before->getLoc(), type, builder.getIntegerAttr(type, number));
}

PLANT_LOWERED(SwappedSizesAndStrides) {
  eachUnpackedFunction(lowered, [](LLVM::LLVMFuncOp function, TypeRange inputs, Origin &) {
    if (function.isExternal())
      return;
    forEachRanked(inputs, [&](MemRefType type, unsigned first) {
      unsigned sizes = first + kSizesPos, rank = type.getRank();
      for (unsigned dim = 0; dim < rank; ++dim)
        exchangeUses(function.getArgument(sizes + dim), function.getArgument(sizes + rank + dim));
    });
  });
}

PLANT_SOURCE(ResultsReversed) {
  source.each<func::ReturnOp>([](func::ReturnOp op) {
    MutableArrayRef<OpOperand> operands = op->getOpOperands();
    for (size_t i = 0, j = operands.size(); i + 1 < j; ++i)
      if (--j; operands[i].get().getType() == operands[j].get().getType())
        exchange(operands[i], operands[j]);
  });
}

/// Returns the descriptors that a function returns themselves, where `wanted`.
static void returnUncopied(EditedLowered &lowered, bool (*wanted)(Value original)) {
  lowered.eachOf<LLVM::MemcpyOp>(kReturn, [&](LLVM::MemcpyOp copy, Origin &) {
    auto memory = copy.getDst().getDefiningOp<LLVM::CallOp>();
    Value original = copy.getSrc();
    if (!memory || !wanted(original))
      return;
    copy.erase();
    memory.getResult().replaceAllUsesWith(original);
    memory.erase();
  });
}

PLANT_LOWERED(UnrankedResultNotCopied) {
  returnUncopied(lowered, [](Value) { return true; });
}

PLANT_LOWERED(ReturnedArgumentNotCopied) {
  returnUncopied(lowered, [](Value original) {
    auto extract = original.getDefiningOp<LLVM::ExtractValueOp>();
    auto insert = extract ? extract.getContainer().getDefiningOp<LLVM::InsertValueOp>() : LLVM::InsertValueOp();
    return insert && isa<BlockArgument>(insert.getValue());
  });
}

PLANT_LOWERED(HeapCopyPlainMalloc) {
  lowered.eachOf<LLVM::CallOp>(kReturn, [](LLVM::CallOp call, Origin &) { callInstead(call, "malloc"); });
}

PLANT_LOWERED(CallDropsOffset) {
  eachUnpackedCall(lowered, [](LLVM::CallOp call, TypeRange inputs, unsigned shift) {
    forEachRanked(inputs, [&](MemRefType, unsigned first) {
      OpOperand &offset = call->getOpOperand(shift + first + kOffsetPos);
      offset.set(buildIndex(call, offset.get().getType(), 0));
    });
  });
}

PLANT_LOWERED(CallSwapsPointers) {
  eachUnpackedCall(lowered, [](LLVM::CallOp call, TypeRange inputs, unsigned shift) {
    forEachRanked(inputs, [&](MemRefType, unsigned first) {
      exchange(call->getOpOperand(shift + first), call->getOpOperand(shift + first + 1));
    });
  });
}

PLANT_LOWERED(CallExtractsReversed) {
  lowered.each(kCalls, [](Origin &origin) {
    SmallVector<LLVM::ExtractValueOp> parts;
    auto call = origin.first<LLVM::CallOp>();
    for (auto part : origin.all<LLVM::ExtractValueOp>())
      if (call && call->getNumResults() && part.getContainer() == call.getResult() && origin.resultTypes.size() > 1)
        parts.push_back(part);
    for (size_t i = 0, j = parts.size(); i + 1 < j; ++i)
      if (--j; parts[i].getType() == parts[j].getType()) {
        SmallVector<int64_t> position(parts[i].getPosition());
        parts[i].setPosition(parts[j].getPosition());
        parts[j].setPosition(position);
      }
  });
}

/// Calls `edit` on each heap copy of a descriptor that a call returned: its copy to
/// the stack, and the call that frees it.
template <typename EditT>
static void eachReturnedCopy(EditedLowered &lowered, EditT edit) {
  lowered.each(kCalls, [&](Origin &origin) {
    auto copies = origin.all<LLVM::MemcpyOp>();
    auto calls = ArrayRef(origin.all<LLVM::CallOp>()).drop_front(copies.empty() ? 0 : 1).vec();
    for (auto [copy, release] : llvm::zip(copies, calls))
      edit(copy, release);
  });
}

PLANT_LOWERED(ResultCopyNotFreed) {
  eachReturnedCopy(lowered, [](LLVM::MemcpyOp, LLVM::CallOp release) { release.erase(); });
}

PLANT_LOWERED(ResultCopyFreedFirst) {
  eachReturnedCopy(lowered, [](LLVM::MemcpyOp copy, LLVM::CallOp release) { release->moveBefore(copy); });
}

PLANT_LOWERED(ResultCopyWithoutStrides) {
  eachReturnedCopy(lowered, [](LLVM::MemcpyOp copy, LLVM::CallOp) {
    auto pointer = copy.getSrc().getDefiningOp<LLVM::ExtractValueOp>();
    OpBuilder builder(copy);
    Location loc = copy.getLoc();
    Value rank = LLVM::ExtractValueOp::create(builder, loc, pointer.getContainer(), ArrayRef<int64_t>{kRankPos});
    Value bytes = buildIndex(copy, rank.getType(), rank.getType().getIntOrFloatBitWidth() / 8);
    Value strides = LLVM::MulOp::create(builder, loc, rank, bytes);
    copy.getLenMutable().set(LLVM::SubOp::create(builder, loc, copy.getLen(), strides));
  });
}

PLANT_LOWERED(BarePassesAllocated) {
  auto takeAllocated = [](Value passed) {
    auto extract = passed.getDefiningOp<LLVM::ExtractValueOp>();
    if (extract && isField(extract, kAlignedPos) && !extract.getContainer().getDefiningOp<LLVM::CallOp>())
      extract.setPosition({kAllocatedPos});
  };
  lowered.each(kCalls, [&](Origin &origin) {
    auto call = origin.first<LLVM::CallOp>();
    if (call && call->getNumOperands() == origin.operandTypes.size())
      llvm::for_each(call->getOperands(), takeAllocated);
  });
  lowered.eachOf<LLVM::ExtractValueOp>(kReturn, [&](LLVM::ExtractValueOp op, Origin &) { takeAllocated(op); });
}

PLANT_LOWERED(BareStridesReversed) {
  lowered.each(kBoundary, [](Origin &origin) {
    SmallVector<LLVM::InsertValueOp> strides;
    auto reverse = [&] {
      for (size_t i = 0, j = strides.size(); i + 1 < j; ++i) {
        // The types of bare memrefs know all strides.
        auto one = strides[i].getValue().getDefiningOp<LLVM::ConstantOp>();
        auto other = strides[--j].getValue().getDefiningOp<LLVM::ConstantOp>();
        Attribute number = one.getValue();
        one.setValueAttr(other.getValue());
        other.setValueAttr(number);
      }
      strides.clear();
    };
    for (auto insert : origin.all<LLVM::InsertValueOp>()) {
      ArrayRef<int64_t> position = insert.getPosition();
      // Strides of unpacked memrefs are arguments.
      if (position.size() != 2 || position[0] != kStridesPos || !insert.getValue().getDefiningOp<LLVM::ConstantOp>())
        continue;
      if (position[1] == 0)
        reverse();
      strides.push_back(insert);
    }
    reverse();
  });
}

PLANT_LOWERED(BareAllocatedNull) {
  lowered.each(kBoundary, [](Origin &origin) {
    LLVM::InsertValueOp last;
    for (auto insert : origin.all<LLVM::InsertValueOp>()) {
      if (insert.getPosition() == ArrayRef<int64_t>{kAllocatedPos})
        last = insert;
      // Both pointers are one under that convention.
      if (insert.getPosition() == ArrayRef<int64_t>{kAlignedPos} && last && last.getValue() == insert.getValue()) {
        OpBuilder builder(last);
        last.getValueMutable().set(LLVM::ZeroOp::create(builder, last.getLoc(), insert.getValue().getType()));
      }
    }
  });
}

PLANT_SOURCE(BareAttributesLost) {
  source.each<func::FuncOp>([&](func::FuncOp op) {
    if (!source.options.useBarePtrMemRefCallConv && !op->hasAttr("llvm.bareptr"))
      return;
    for (auto [number, type] : llvm::enumerate(op.getArgumentTypes()))
      if (isa<MemRefType>(type))
        op.setArgAttrs(number, ArrayRef<NamedAttribute>());
  });
}

PLANT_LOWERED(AttributesOnAllocated) {
  eachUnpackedFunction(lowered, [](LLVM::LLVMFuncOp function, TypeRange inputs, Origin &) {
    forEachRanked(inputs, [&](MemRefType, unsigned first) {
      if (DictionaryAttr attributes = function.getArgAttrDict(first + kAlignedPos)) {
        function.setArgAttrs(first + kAlignedPos, ArrayRef<NamedAttribute>());
        function.setArgAttrs(first + kAllocatedPos, attributes);
      }
    });
  });
}

PLANT_LOWERED(AttributesNotShifted) {
  eachUnpackedFunction(lowered, [](LLVM::LLVMFuncOp function, TypeRange inputs, Origin &origin) {
    auto attributes = origin.attributes.getAs<ArrayAttr>("arg_attrs");
    for (auto [number, type] : llvm::enumerate(inputs))
      if (attributes && !isa<BaseMemRefType>(type))
        function.setArgAttrs(number, cast<DictionaryAttr>(attributes[number]));
  });
}

PLANT_LOWERED(DefinitionNotVariadic) {
  lowered.eachOf<LLVM::LLVMFuncOp>(kFunction, [](LLVM::LLVMFuncOp function, Origin &) {
    LLVM::LLVMFunctionType type = function.getFunctionType();
    if (!function.isExternal() && type.isVarArg())
      function.setFunctionType(LLVM::LLVMFunctionType::get(type.getReturnType(), type.getParams()));
  });
}

static void removeFromFunctions(EditedSource &source, StringRef attribute) {
  source.each<func::FuncOp>([&](func::FuncOp op) { op->removeAttr(attribute); });
}

PLANT_SOURCE(LinkageIgnored) { removeFromFunctions(source, "llvm.linkage"); }

PLANT_SOURCE(PassthroughLost) { removeFromFunctions(source, "passthrough"); }

PLANT_SOURCE(VisibilityBecomesLinkage) {
  source.each<func::FuncOp>([](func::FuncOp op) {
    if (op.isPrivate() && !op.isExternal())
      op->setAttr("llvm.linkage", LLVM::LinkageAttr::get(op.getContext(), LLVM::Linkage::Private));
  });
}

PLANT_LOWERED(CallStridesFirst) {
  eachUnpackedCall(lowered, [](LLVM::CallOp call, TypeRange inputs, unsigned shift) {
    forEachRanked(inputs, [&](MemRefType type, unsigned first) {
      unsigned sizes = shift + first + kSizesPos, rank = type.getRank();
      for (unsigned dim = 0; dim < rank; ++dim)
        exchange(call->getOpOperand(sizes + dim), call->getOpOperand(sizes + rank + dim));
    });
  });
}

PLANT_LOWERED(IndirectCallSwapsPointers) {
  eachUnpackedCall(lowered, [](LLVM::CallOp call, TypeRange inputs, unsigned shift) {
    if (shift == 1 && !inputs.empty() && isa<MemRefType>(inputs.front()))
      exchange(call->getOpOperand(1), call->getOpOperand(2));
  });
}

PLANT_SOURCE(CallMemRefsReversed) {
  auto edit = [](Operation *op, unsigned first) {
    unsigned count = op->getNumOperands();
    if (count < first + 2 || !isa<MemRefType>(op->getOperand(first).getType()) ||
        op->getOperand(first).getType() != op->getOperand(count - 1).getType())
      return;
    exchange(op->getOpOperand(first), op->getOpOperand(count - 1));
  };
  source.each<func::CallOp>([&](func::CallOp op) { edit(op, 0); });
  source.each<func::CallIndirectOp>([&](func::CallIndirectOp op) { edit(op, 1); });
}

PLANT_SOURCE(PackedResultsLoseOffset) {
  source.each<func::ReturnOp>([&](func::ReturnOp op) {
    if (op->getNumOperands() < 2 || source.options.useBarePtrMemRefCallConv ||
        op->getParentOp()->hasAttr("llvm.bareptr"))
      return;
    for (OpOperand &operand : op->getOpOperands())
      if (auto type = dyn_cast<MemRefType>(operand.get().getType())) {
        Layout layout = readLayout(source.builder, operand.get());
        layout.offset = source.builder.getIndexAttr(0);
        operand.set(withLayout(source.builder, operand.get(), layout, type));
      }
  });
}

PLANT_LOWERED(FunctionValueNull) {
  StringRef names[] = {"func.constant"};
  lowered.eachOf<LLVM::AddressOfOp>(names, [](LLVM::AddressOfOp op, Origin &) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(LLVM::ZeroOp::create(builder, op.getLoc(), op.getType()).getResult());
  });
}
