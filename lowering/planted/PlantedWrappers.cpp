//===- PlantedWrappers.cpp - Wrong C wrappers -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of _mlir_ciface_: functions that call one of the source, and those that a
// declaration of the source calls.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static constexpr StringRef kFunction[] = {"func.func"};
static constexpr StringRef kPrefix = "_mlir_ciface_";

/// Calls `edit` on each C wrapper, and the function it belongs to.
template <typename EditT>
static void eachWrapper(EditedLowered &lowered, EditT edit) {
  lowered.each(kFunction, [&](Origin &origin) {
    auto functions = origin.all<LLVM::LLVMFuncOp>();
    if (functions.size() == 2 && functions[1].getName().starts_with(kPrefix))
      edit(functions[1], functions[0], origin);
  });
}

PLANT_SOURCE(WrapperUnasked) {
  source.each<func::FuncOp>([&](func::FuncOp op) {
    bool isBare = source.options.useBarePtrMemRefCallConv || op->hasAttr("llvm.bareptr");
    if (!isBare && !op->hasAttr("func.varargs"))
      op->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(), UnitAttr::get(op.getContext()));
  });
}

PLANT_LOWERED(WrapperFirstDescriptor) {
  eachWrapper(lowered, [](LLVM::LLVMFuncOp wrapper, LLVM::LLVMFuncOp, Origin &origin) {
    Value first;
    for (auto load : origin.all<LLVM::LoadOp>())
      if (load->getParentOp() == wrapper && isa<BlockArgument>(load.getAddr())) {
        first = first ? first : load.getAddr();
        load.getAddrMutable().set(first);
      }
  });
}

PLANT_LOWERED(WrapperMisnamed) {
  eachWrapper(lowered, [](LLVM::LLVMFuncOp wrapper, LLVM::LLVMFuncOp, Origin &origin) {
    std::string name = wrapper.getName().drop_front().str();
    for (auto call : origin.all<LLVM::CallOp>())
      if (call.getCallee() == wrapper.getName())
        call.setCallee(name);
    wrapper.setSymName(name);
  });
}

PLANT_LOWERED(WrapperResultNotStored) {
  eachWrapper(lowered, [](LLVM::LLVMFuncOp wrapper, LLVM::LLVMFuncOp, Origin &origin) {
    for (auto store : origin.all<LLVM::StoreOp>())
      if (store->getParentOp() == wrapper && store.getAddr() == wrapper.getArgument(0))
        store.erase();
  });
}

PLANT_LOWERED(WrapperResultLoadedEarly) {
  eachWrapper(lowered, [](LLVM::LLVMFuncOp wrapper, LLVM::LLVMFuncOp, Origin &origin) {
    auto call = origin.first<LLVM::CallOp>();
    for (auto load : origin.all<LLVM::LoadOp>())
      if (wrapper.isExternal() && load.getAddr() == call->getOperand(0) && call->isBeforeInBlock(load))
        load->moveBefore(call);
  });
}

PLANT_LOWERED(WrapperLinkageOfFunction) {
  eachWrapper(lowered, [](LLVM::LLVMFuncOp wrapper, LLVM::LLVMFuncOp function, Origin &) {
    if (!wrapper.isExternal())
      wrapper.setLinkage(function.getLinkage());
  });
}

PLANT_LOWERED(WrapperAttributesNotShifted) {
  eachWrapper(lowered, [](LLVM::LLVMFuncOp wrapper, LLVM::LLVMFuncOp, Origin &origin) {
    auto type = cast<FunctionType>(cast<TypeAttr>(origin.attributes.get("function_type")).getValue());
    unsigned count = wrapper.getNumArguments();
    if (count == type.getNumInputs())
      return; // No pointer to the result.
    for (unsigned number = 0; number < count; ++number) {
      DictionaryAttr next = number + 1 < count ? wrapper.getArgAttrDict(number + 1) : DictionaryAttr();
      wrapper.setArgAttrs(number, next ? next : DictionaryAttr::get(wrapper.getContext()));
    }
  });
}
