//===- EncodeGlobals.cpp - globals and their initial values
//----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// memref.global and llvm.mlir.global. Initialiser regions are evaluated here
// as far as they build constants; the address of a global or function is one
// (S-GLOBAL).
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Handlers.h"
#include "lowering/encode/Strides.h"

#include "mlir/Target/LLVMIR/TypeToLLVM.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"

using namespace mlir;

namespace memref_cts::lowering {

bool Encoder::isWithoutMemory(Operation *op) {
  LLVM::GlobalOp global = dyn_cast<LLVM::GlobalOp>(op);
  return global && (global.getSymName().starts_with("llvm.") || global.getSection() == "llvm.metadata");
}

bool Encoder::isDeclaration(Operation *op) {
  if (memref::GlobalOp global = dyn_cast<memref::GlobalOp>(op))
    return global.isExternal();
  LLVM::GlobalOp global = cast<LLVM::GlobalOp>(op);
  return !global.getValueOrNull() && global.getInitializerRegion().empty();
}

/// A leaf whose origin is one more than the number of the global, or names a
/// function.
const char *Encoder::evaluateAddress(LLVM::AddressOfOp address, Leaves &leaves) {
  StringAttr name = resolveAlias(address.getGlobalNameAttr().getAttr());
  Operation *target = lookupSymbol(name);
  if (target && isa<LLVM::LLVMFuncOp>(target)) {
    refrt_value leaf = {};
    refrt_symbol function = getFunction(address, name);
    leaf.origin = function == REFRT_NONE ? 0 : REFRT_ORIGIN_FUNCTION | function;
    leaves.assign(1, leaf);
    return nullptr;
  }
  if (!target || !isa<memref::GlobalOp, LLVM::GlobalOp>(target))
    return "the address of something unknown in the initial value of a global";
  const SymbolEntry &entry = symbols.find(name)->second;
  if (entry.visited && entry.id == REFRT_NONE && !hasRefused())
    return "an initial value that leads back to its global";
  refrt_value leaf = {};
  refrt_symbol global = getGlobal(address, name);
  leaf.origin = global == REFRT_NONE ? 0 : global + 1;
  leaves.assign(1, leaf);
  return nullptr;
}

/// An address a constant number of bytes behind another one, and of the same global.
const char *Encoder::evaluateStep(LLVM::GEPOp step, const llvm::DenseMap<Value, Leaves> &known, Leaves &leaves) {
  leaves = known.lookup(step.getBase());
  bool isAddress = leaves.size() == 1 && leaves[0].state == REFRT_DEFINED && leaves[0].origin != 0 &&
                   (leaves[0].origin & REFRT_ORIGIN_FUNCTION) == 0;
  if (!canComputeAddress(step, step.getType()) || hasRefused())
    return nullptr;
  if (!isAddress)
    return "an initialiser that computes";
  llvm::LLVMContext context;
  SmallVector<llvm::Value *> indices;
  for (auto index : step.getIndices()) {
    int64_t number = 0;
    if (auto constant = dyn_cast<IntegerAttr>(index)) {
      number = constant.getInt();
    } else {
      Leaves value = known.lookup(cast<Value>(index));
      auto type = dyn_cast<IntegerType>(cast<Value>(index).getType());
      if (value.size() != 1 || value[0].state != REFRT_DEFINED || value[0].origin != 0 || !type || type.getWidth() > 64)
        return "an initialiser that computes";
      number = llvm::SignExtend64(value[0].lo, type.getWidth());
    }
    bool isField = !indices.empty(); // of a struct, perhaps, which is asked with 32 bits
    if (isField && !llvm::isInt<32>(number))
      return "an initialiser that computes";
    indices.push_back(llvm::ConstantInt::get(
        isField ? llvm::Type::getInt32Ty(context) : llvm::Type::getInt64Ty(context), uint64_t(number),
        /*IsSigned=*/true, /*ImplicitTrunc=*/true));
  }
  llvm::Type *element = LLVM::TypeToLLVMIRTranslator(context).translateType(step.getElemType());
  leaves[0].lo += uint64_t(dataLayout.getIndexedOffsetInType(element, indices));
  const refrt_global_info *target = refrt_program_global(program.get(), leaves[0].origin - 1);
  if (leaves[0].lo > refrt_type_get(program.get(), target->type)->size)
    return "an address in the initial value of a global that lies outside of what it belongs to";
  return nullptr;
}

/// Values of the region as lists of leaves, in order of definition.
const char *Encoder::evaluateInitializer(Region &region, SmallVectorImpl<refrt_value> &leaves) {
  llvm::DenseMap<Value, Leaves> known;
  auto fill = [&](Operation &op, uint32_t state) -> const char * {
    refrt_type id = getType(op.getResult(0).getType());
    if (id == REFRT_NONE)
      return getTypeReason(op.getResult(0).getType());
    refrt_value leaf = {};
    leaf.state = state;
    known[op.getResult(0)].assign(refrt_type_get(program.get(), id)->leaves, leaf);
    return nullptr;
  };
  for (Operation &op : region.front()) {
    const char *reason = nullptr;
    if (LLVM::ReturnOp returned = dyn_cast<LLVM::ReturnOp>(op)) {
      Leaves &result = known[returned.getArg()];
      leaves.append(result.begin(), result.end());
      return nullptr;
    }
    if (LLVM::ConstantOp constant = dyn_cast<LLVM::ConstantOp>(op)) {
      Leaves parts;
      reason = appendLeaves(constant.getValue(), constant.getType(), parts);
      known[constant] = std::move(parts);
    } else if (isa<LLVM::UndefOp>(op)) {
      reason = fill(op, REFRT_UNDEF);
    } else if (isa<LLVM::PoisonOp>(op)) {
      reason = fill(op, REFRT_POISON);
    } else if (isa<LLVM::ZeroOp>(op)) {
      reason = fill(op, REFRT_DEFINED);
    } else if (LLVM::InsertValueOp insert = dyn_cast<LLVM::InsertValueOp>(op)) {
      Leaves value = known.lookup(insert.getValue());
      // A chain of insertions hands one list on: linear, not quadratic.
      Leaves &source = known[insert.getContainer()];
      Leaves container = insert.getContainer().hasOneUse() ? std::move(source) : source;
      size_t at = 0;
      refrt_type id = getType(insert.getContainer().getType());
      for (int64_t position : insert.getPosition()) {
        const refrt_type_info *info = refrt_type_get(program.get(), id);
        if (info->kind == REFRT_KIND_STRUCT) {
          for (int64_t i = 0; i < position; ++i)
            at += refrt_type_get(program.get(), info->parts[i])->leaves;
          id = info->parts[position];
        } else {
          id = info->element;
          at += size_t(position) * refrt_type_get(program.get(), id)->leaves;
        }
      }
      llvm::copy(value, container.begin() + at);
      known[insert] = std::move(container);
    } else if (LLVM::AddressOfOp address = dyn_cast<LLVM::AddressOfOp>(op)) {
      reason = evaluateAddress(address, known[address]);
    } else if (LLVM::GEPOp step = dyn_cast<LLVM::GEPOp>(op)) {
      Leaves stepped;
      reason = evaluateStep(step, known, stepped);
      known[step] = std::move(stepped);
    } else {
      reason = "an initialiser that computes";
    }
    if (reason)
      return reason;
  }
  return "an initialiser without a result";
}

/// An array of scalars that are all the same needs only one leaf, as upstream
/// leaves uninitialised globals: nested arrays of undef.
static void compressSplat(const refrt_program *program, refrt_type type, SmallVectorImpl<refrt_value> &leaves) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (info->kind != REFRT_KIND_ARRAY || leaves.size() < 2)
    return;
  while (info->kind == REFRT_KIND_ARRAY)
    info = refrt_type_get(program, info->element);
  auto isFirst = [&](const refrt_value &leaf) {
    return leaf.lo == leaves[0].lo && leaf.hi == leaves[0].hi && leaf.state == leaves[0].state &&
           leaf.origin == leaves[0].origin;
  };
  if (info->leaves == 1 && llvm::all_of(leaves, isFirst))
    leaves.truncate(1);
}

/// The alignment that LLVM gives a global whose definition says nothing, or 0 where
/// another module may define it. LangRef leaves it to the target, and LLVM's passes
/// rely on what the target does.
static uint64_t getChosenAlign(LLVM::GlobalOp global, const llvm::DataLayout &dataLayout) {
  switch (global.getLinkage()) {
  case LLVM::Linkage::Private:
  case LLVM::Linkage::Internal:
  case LLVM::Linkage::External:
    break;
  default:
    return 0;
  }
  llvm::LLVMContext context;
  llvm::Type *type = LLVM::TypeToLLVMIRTranslator(context).translateType(global.getType());
  std::unique_ptr<llvm::GlobalVariable> variable(new llvm::GlobalVariable(
      type, /*isConstant=*/false, llvm::GlobalValue::ExternalLinkage, llvm::PoisonValue::get(type)));
  return dataLayout.getPreferredAlign(variable.get()).value();
}

refrt_symbol Encoder::declareGlobal(Operation *op) {
  refrt_type type = REFRT_NONE;
  uint32_t space = 0, flags = 0;
  uint64_t align = 0;
  Leaves leaves;
  const char *reason = nullptr;
  StringRef name;

  if (memref::GlobalOp source = dyn_cast<memref::GlobalOp>(op)) {
    MemRefType memref = source.getType();
    refrt_type memrefId = getTypeOrRefuse(op, memref);
    if (memrefId == REFRT_NONE || hasRefused())
      return REFRT_NONE;
    if (!hasDefaultLayout(memref)) {
      refuse(op, RefusalKind::Form, "a global with a layout other than identity", memref);
      return REFRT_NONE;
    }
    name = source.getSymName();
    space = refrt_type_get(program.get(), memrefId)->space;
    type = refrt_type_array(program.get(), getType(memref.getElementType()), memref.getNumElements());
    align = source.getAlignment().value_or(0);
    flags |= source.getConstant() ? REFRT_GLOBAL_CONSTANT : 0;
    // A nested symbol may be referenced elsewhere in the visible IR, which is this
    // module: nobody outside can look at it either.
    flags |= source.isPublic() ? 0 : REFRT_GLOBAL_PRIVATE;
    if (source.isExternal()) {
      flags |= REFRT_GLOBAL_EXTERNAL;
    } else if (source.isUninitialized()) {
      flags |= REFRT_GLOBAL_UNINITIALIZED;
    } else if (DenseElementsAttr dense = dyn_cast<DenseElementsAttr>(*source.getInitialValue())) {
      bool splat = false;
      reason = appendElements(dense, memref.getElementType(), memref.getNumElements(), leaves, &splat);
    } else {
      reason = "elements that are not stored densely";
    }
  } else {
    if (isWithoutMemory(op)) {
      refuse(op, RefusalKind::Form, "a global of LLVM's own has no memory in a program");
      return REFRT_NONE;
    }
    LLVM::GlobalOp global = cast<LLVM::GlobalOp>(op);
    type = getTypeOrRefuse(op, global.getType());
    if (type == REFRT_NONE || hasRefused())
      return REFRT_NONE;
    name = global.getSymName();
    space = global.getAddrSpace();
    align = global.getAlignment().value_or(0);
    if (align == 0 && options.source && !isDeclaration(op))
      align = getChosenAlign(global, dataLayout);
    flags |= global.getConstant() ? REFRT_GLOBAL_CONSTANT : 0;
    if (global.getLinkage() == LLVM::Linkage::Private || global.getLinkage() == LLVM::Linkage::Internal)
      flags |= REFRT_GLOBAL_PRIVATE;
    if (global.getExternallyInitialized()) {
      refuse(op, RefusalKind::Form, "a global that is initialised elsewhere");
      return REFRT_NONE;
    }
    bool splat = false;
    if (isDeclaration(op))
      flags |= REFRT_GLOBAL_EXTERNAL;
    else if (Attribute value = global.getValueOrNull())
      reason = appendLeaves(value, global.getType(), leaves, &splat);
    else
      reason = evaluateInitializer(global.getInitializerRegion(), leaves);
    compressSplat(program.get(), type, leaves);
  }
  if (reason) {
    refuse(op, RefusalKind::Constant, reason);
    return REFRT_NONE;
  }
  if (align > UINT32_MAX) {
    refuse(op, RefusalKind::Limit, "an alignment of 4 GiB or more");
    return REFRT_NONE;
  }
  return refrt_program_add_global(program.get(), name.str().c_str(), type, space, align, flags, leaves.data(),
                                  leaves.size());
}

refrt_symbol Encoder::getGlobal(Operation *user, StringAttr name) {
  name = resolveAlias(name);
  auto it = symbols.find(name);
  if (it == symbols.end() || !isa<memref::GlobalOp, LLVM::GlobalOp>(it->second.op)) {
    refuse(user, RefusalKind::Symbol, "'" + name.getValue() + "' is not a global of the module");
    return REFRT_NONE;
  }
  // Nothing is added to the table while a global is declared.
  SymbolEntry &entry = it->second;
  if (!entry.visited) {
    entry.visited = true;
    entry.id = declareGlobal(entry.op);
  }
  return entry.id;
}

} // namespace memref_cts::lowering
