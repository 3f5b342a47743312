//===- Globals.cpp - declarations of globals -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Initialiser regions are evaluated here as far as they build constants.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/Globals.h"
#include "lowering/encode/module/ConstantLeaves.h"
#include "lowering/encode/module/ModuleState.h"
#include "lowering/encode/module/Strides.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Target/LLVMIR/TypeToLLVM.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"

using namespace mlir;

namespace memref_cts::lowering {

bool isWithoutMemory(Operation *op) {
  LLVM::GlobalOp global = dyn_cast<LLVM::GlobalOp>(op);
  return global && (global.getSymName().starts_with("llvm.") || global.getSection() == "llvm.metadata");
}

bool isDeclaration(Operation *op) {
  if (memref::GlobalOp global = dyn_cast<memref::GlobalOp>(op))
    return global.isExternal();
  LLVM::GlobalOp global = cast<LLVM::GlobalOp>(op);
  return !global.getValueOrNull() && global.getInitializerRegion().empty();
}

namespace {
/// The region of a global of the LLVM dialect, as far as it builds constants.
class Initializer {
public:
  explicit Initializer(ModuleState &state) : state(state) {}

  /// Appends the value that the region returns. Null, or why there is none.
  const char *evaluate(Region &region, SmallVectorImpl<refrt_value> &leaves);

private:
  const char *evaluate(Operation &op);
  const char *fill(Value value, uint32_t mark);
  const char *evaluateAddress(LLVM::AddressOfOp address);
  const char *evaluateStep(LLVM::GEPOp step);
  void insert(LLVM::InsertValueOp op);

  ModuleState &state;
  /// Values of the region as lists of leaves.
  llvm::DenseMap<Value, Leaves> known;
};
} // namespace

const char *Initializer::fill(Value value, uint32_t mark) {
  refrt_type id = state.types.get(value.getType());
  if (id == REFRT_NONE)
    return state.types.whyNone(value.getType());
  refrt_value leaf = {};
  leaf.state = mark;
  known[value].assign(refrt_type_get(state.program, id)->leaves, leaf);
  return nullptr;
}

/// A leaf whose origin is one more than the number of the global, or names a
/// function.
const char *Initializer::evaluateAddress(LLVM::AddressOfOp address) {
  StringAttr name = state.symbols.resolveAlias(address.getGlobalNameAttr().getAttr());
  Operation *target = state.symbols.lookup(name);
  refrt_value leaf = {};
  if (target && isa<LLVM::LLVMFuncOp>(target)) {
    refrt_symbol function = state.symbols.getFunction(address, name);
    leaf.origin = function == REFRT_NONE ? 0 : REFRT_ORIGIN_FUNCTION | function;
    known[address].assign(1, leaf);
    return nullptr;
  }
  if (!target || !isa<memref::GlobalOp, LLVM::GlobalOp>(target))
    return "the address of something unknown in the initial value of a global";
  if (state.symbols.isWithoutId(name) && !state.refusals.any())
    return "an initial value that leads back to its global";
  refrt_symbol global = state.symbols.getGlobal(address, name);
  leaf.origin = global == REFRT_NONE ? 0 : global + 1;
  known[address].assign(1, leaf);
  return nullptr;
}

/// An address a constant number of bytes behind another one, and of the same global.
const char *Initializer::evaluateStep(LLVM::GEPOp step) {
  Leaves leaves = known.lookup(step.getBase());
  bool isAddress = leaves.size() == 1 && leaves[0].state == REFRT_DEFINED && leaves[0].origin != 0 &&
                   (leaves[0].origin & REFRT_ORIGIN_FUNCTION) == 0;
  if (!state.types.canComputeAddress(step, step.getType()) || state.refusals.any())
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
  leaves[0].lo += uint64_t(state.layout.getDataLayout().getIndexedOffsetInType(element, indices));
  const refrt_global_info *target = refrt_program_global(state.program, leaves[0].origin - 1);
  if (leaves[0].lo > refrt_type_get(state.program, target->type)->size)
    return "an address in the initial value of a global that lies outside of what it belongs to";
  known[step] = std::move(leaves);
  return nullptr;
}

void Initializer::insert(LLVM::InsertValueOp op) {
  Leaves value = known.lookup(op.getValue());
  // A chain of insertions hands one list on: linear, not quadratic.
  Leaves &source = known[op.getContainer()];
  Leaves container = op.getContainer().hasOneUse() ? std::move(source) : source;
  size_t at = 0;
  refrt_type id = state.types.get(op.getContainer().getType());
  for (int64_t position : op.getPosition()) {
    const refrt_type_info *info = refrt_type_get(state.program, id);
    if (info->kind == REFRT_KIND_STRUCT) {
      for (int64_t i = 0; i < position; ++i)
        at += refrt_type_get(state.program, info->parts[i])->leaves;
      id = info->parts[position];
    } else {
      id = info->element;
      at += size_t(position) * refrt_type_get(state.program, id)->leaves;
    }
  }
  llvm::copy(value, container.begin() + at);
  known[op] = std::move(container);
}

const char *Initializer::evaluate(Operation &op) {
  if (LLVM::ConstantOp constant = dyn_cast<LLVM::ConstantOp>(op))
    return ConstantLeaves(state.program, state.types).append(constant.getValue(), constant.getType(), known[constant]);
  if (isa<LLVM::UndefOp>(op))
    return fill(op.getResult(0), REFRT_UNDEF);
  if (isa<LLVM::PoisonOp>(op))
    return fill(op.getResult(0), REFRT_POISON);
  if (isa<LLVM::ZeroOp>(op))
    return fill(op.getResult(0), REFRT_DEFINED);
  if (LLVM::AddressOfOp address = dyn_cast<LLVM::AddressOfOp>(op))
    return evaluateAddress(address);
  if (LLVM::GEPOp step = dyn_cast<LLVM::GEPOp>(op))
    return evaluateStep(step);
  LLVM::InsertValueOp insertion = dyn_cast<LLVM::InsertValueOp>(op);
  if (!insertion)
    return "an initialiser that computes";
  insert(insertion);
  return nullptr;
}

const char *Initializer::evaluate(Region &region, SmallVectorImpl<refrt_value> &leaves) {
  for (Operation &op : region.front()) {
    if (LLVM::ReturnOp returned = dyn_cast<LLVM::ReturnOp>(op)) {
      llvm::append_range(leaves, known[returned.getArg()]);
      return nullptr;
    }
    if (const char *reason = evaluate(op))
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

namespace {
/// One global as refrt takes it.
class Declaration {
public:
  Declaration(ModuleState &state, Operation *op) : state(state), op(op) {}

  refrt_symbol declare();

private:
  /// False after a refusal.
  bool read(memref::GlobalOp global);
  bool read(LLVM::GlobalOp global);
  bool refuse(RefusalKind kind, const char *reason, Type type = {}) {
    state.refusals.add(op, kind, reason, type);
    return false;
  }

  ModuleState &state;
  Operation *op;
  StringRef name;
  refrt_type type = REFRT_NONE;
  uint32_t space = 0, flags = 0;
  uint64_t align = 0;
  Leaves leaves;
  const char *reason = nullptr; // why there is no initial value
};
} // namespace

bool Declaration::read(memref::GlobalOp global) {
  if (global.getSymName().starts_with("llvm."))
    return refuse(RefusalKind::Form, "a global with a name that LLVM reserves");
  MemRefType memref = global.getType();
  refrt_type memrefId = state.types.getOrRefuse(op, memref);
  if (memrefId == REFRT_NONE || state.refusals.any())
    return false;
  if (!hasDefaultLayout(memref))
    return refuse(RefusalKind::Form, "a global with a layout other than identity", memref);
  name = global.getSymName();
  space = refrt_type_get(state.program, memrefId)->space;
  type = refrt_type_array(state.program, state.types.get(memref.getElementType()), memref.getNumElements());
  align = global.getAlignment().value_or(0);
  flags |= global.getConstant() ? REFRT_GLOBAL_CONSTANT : 0;
  // A nested symbol may be referenced elsewhere in the visible IR, which is this
  // module: nobody outside can look at it either.
  flags |= global.isPublic() ? 0 : REFRT_GLOBAL_PRIVATE;
  if (global.isExternal()) {
    flags |= REFRT_GLOBAL_EXTERNAL;
  } else if (global.isUninitialized()) {
    flags |= REFRT_GLOBAL_UNINITIALIZED;
  } else if (DenseElementsAttr dense = toDense(*global.getInitialValue())) {
    bool splat = false;
    reason = ConstantLeaves(state.program, state.types)
                 .appendElements(dense, memref.getElementType(), memref.getNumElements(), leaves, &splat);
  } else {
    reason = "elements that are not stored densely";
  }
  return true;
}

bool Declaration::read(LLVM::GlobalOp global) {
  if (isWithoutMemory(op))
    return refuse(RefusalKind::Form, "a global of LLVM's own has no memory in a program");
  type = state.types.getOrRefuse(op, global.getType());
  if (type == REFRT_NONE || state.refusals.any())
    return false;
  name = global.getSymName();
  space = global.getAddrSpace();
  align = global.getAlignment().value_or(0);
  if (align == 0 && state.options.source && !isDeclaration(op))
    align = getChosenAlign(global, state.layout.getDataLayout());
  flags |= global.getConstant() ? REFRT_GLOBAL_CONSTANT : 0;
  if (global.getLinkage() == LLVM::Linkage::Private || global.getLinkage() == LLVM::Linkage::Internal)
    flags |= REFRT_GLOBAL_PRIVATE;
  if (global.getExternallyInitialized())
    return refuse(RefusalKind::Form, "a global that is initialised elsewhere");
  bool splat = false;
  if (isDeclaration(op))
    flags |= REFRT_GLOBAL_EXTERNAL;
  else if (Attribute value = global.getValueOrNull())
    reason = ConstantLeaves(state.program, state.types).append(value, global.getType(), leaves, &splat);
  else
    reason = Initializer(state).evaluate(global.getInitializerRegion(), leaves);
  compressSplat(state.program, type, leaves);
  return true;
}

refrt_symbol Declaration::declare() {
  auto memref = dyn_cast<memref::GlobalOp>(op);
  if (!(memref ? read(memref) : read(cast<LLVM::GlobalOp>(op))))
    return REFRT_NONE;
  if (reason) {
    refuse(RefusalKind::Constant, reason);
    return REFRT_NONE;
  }
  if (align > UINT32_MAX) {
    refuse(RefusalKind::Limit, "an alignment of 4 GiB or more");
    return REFRT_NONE;
  }
  return refrt_program_add_global(state.program, name.str().c_str(), type, space, align, flags, leaves.data(),
                                  leaves.size());
}

refrt_symbol declareGlobal(ModuleState &state, Operation *global) { return Declaration(state, global).declare(); }

} // namespace memref_cts::lowering
