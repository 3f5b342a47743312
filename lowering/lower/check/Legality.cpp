//===- Legality.cpp - What can be lowered, found out beforehand --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types first, then the check function of the operation's row in
// LoweredOps.def. Carries TYPE-TENSOR-02, TYPE-FP-06 and FLOW-10, one
// error for each cause. Functions are in CheckFunc.cpp, memrefs in
// CheckMemRef.cpp.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/check/Legality.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/boundary/BoundaryAttributes.h"
#include "lowering/lower/boundary/Passing.h"
#include "lowering/lower/check/CheckAttributes.h"
#include "lowering/lower/check/CheckFunc.h"
#include "lowering/lower/check/CheckMemRef.h"
#include "lowering/lower/check/CheckScalars.h"
#include "lowering/lower/check/OpRows.h"
#include "lowering/lower/math/Library.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

using ReasonText = std::optional<std::string>;

std::string memref_cts::lowering::printType(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << "type '" << type << "'";
  return text;
}

std::string memref_cts::lowering::explainType(Type type, const LoweringTypeConverter &converter) {
  return printType(type) + " " + converter.explainUnconvertible(type);
}

//===----------------------------------------------------------------------===//
// Checker
//===----------------------------------------------------------------------===//

/// 0: another dialect.
static unsigned getDialectBit(Dialect *dialect) {
#define MEMREF_CTS_LOWERED_DIALECT(NAME, CLASS)                                                                        \
  if (isa<CLASS>(dialect))                                                                                             \
    return k##NAME;
#include "lowering/lower/base/LoweredDialects.def"
#undef MEMREF_CTS_LOWERED_DIALECT
  return 0;
}

/// Rows and lanes of vectors are handled one by one, which takes time and memory.
static ReasonText checkLanes(Operation *op) {
  constexpr uint64_t kMaxLanes = 1 << 20;
  for (TypeRange types : {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (auto vector = dyn_cast<VectorType>(type)) {
        uint64_t lanes = 1;
        for (int64_t size : vector.getShape())
          lanes = llvm::SaturatingMultiply<uint64_t>(lanes, size);
        if (lanes > kMaxLanes)
          return printType(type) + " has more than " + std::to_string(kMaxLanes) + " lanes";
      }
  return std::nullopt;
}

Checker::Checker(LoweringState &state, const OpRows &rows, unsigned dialects, const ConversionTarget &target)
    : state(state), rows(rows), dialects(dialects), target(target) {
  reservedNames.addWalk([](LLVM::LLVMStructType type) {
    return type.isIdentified() && type.getName().starts_with(kConvertedPrefix) ? WalkResult::interrupt()
                                                                               : WalkResult::advance();
  });
}

bool Checker::hasReservedName(Type type) { return reservedNames.walk(type).wasInterrupted(); }

void Checker::collectReservedNames(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    FunctionType type = function.getFunctionType();
    if (hasReservedName(type))
      type.walk([&](LLVM::LLVMStructType part) {
        if (part.isIdentified() && part.getName().starts_with(kConvertedPrefix))
          refusedNames.insert(part.getName());
      });
  }
}

/// Whether a struct of `op` cannot get its name because a function is refused for
/// having it: then that is all that is to be said.
bool Checker::blameNames(Operation *op) {
  if (refusedNames.empty())
    return false;
  auto needsName = [&](Type type) {
    if (state.converter.convertType(type))
      return false;
    return type
        .walk([&](LLVM::LLVMStructType part) {
          bool isRefused = part.isIdentified() && refusedNames.contains((kConvertedPrefix + part.getName()).str());
          return isRefused ? WalkResult::interrupt() : WalkResult::advance();
        })
        .wasInterrupted();
  };
  auto function = dyn_cast<func::FuncOp>(op);
  bool isBlamed =
      function
          ? !hasReservedName(function.getFunctionType()) && (llvm::any_of(function.getArgumentTypes(), needsName) ||
                                                             llvm::any_of(function.getResultTypes(), needsName))
          : llvm::any_of(op->getOperandTypes(), needsName) || llvm::any_of(op->getResultTypes(), needsName);
  if (isBlamed)
    refused.insert(op);
  return isBlamed;
}

void Checker::check(ModuleOp module) {
  checked = module;
  if (dialects & kFunc) {
    collectReservedNames(module);
    if (ReasonText trouble = checkModule(module))
      refuse(module, *trouble, /*perOpName=*/false);
  }
  module.getBodyRegion().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<ModuleOp>(op))
      return WalkResult::skip();
    for (Region &region : op->getRegions())
      if (!region.empty() && !region.hasOneBlock())
        multiBlockRegions.push_back(&region);
    if (auto cast = dyn_cast<UnrealizedConversionCastOp>(op)) {
      casts.checkWidth(cast, module, *this);
      if (lowersEverything() && !isRefused(op))
        casts.checkResolves(cast, module, *this);
      return WalkResult::advance();
    }
    checkOp(op);
    return WalkResult::advance();
  });
}

void Checker::refuseWidth(ModuleOp module, unsigned before) {
  unsigned own = state.converter.getIndexBitwidth();
  if (!mustFail())
    refuse(module,
           "had an index of " + std::to_string(before) + " bits in a pass before, but here it has " +
               std::to_string(own) + ": a module has one width in all passes",
           /*perOpName=*/false, /*always=*/true);
}

void Checker::refuseConvention(ModuleOp module) {
  bool bare = state.converter.passesBarePointers();
  if (!mustFail())
    refuse(module,
           std::string("had functions that pass ") + (bare ? "descriptors" : "bare pointers") +
               " in a pass before, but here they pass " + (bare ? "bare pointers" : "descriptors") +
               ": use-bare-ptr-memref-call-conv is the same in all passes of a module",
           /*perOpName=*/false, /*always=*/true);
}

/// Why branches to `block` cannot be lowered.
static ReasonText checkTarget(Block *block, const LoweringTypeConverter &converter) {
  if (converter.isLegal(block->getArgumentTypes()))
    return std::nullopt;
  for (Type type : block->getArgumentTypes())
    if (!converter.convertType(type))
      return explainType(type, converter);
  for (Block *predecessor : block->getPredecessors()) {
    Operation *other = predecessor->getTerminator();
    if (!isa_and_present<cf::ControlFlowDialect>(other->getDialect()))
      return "branches to a block that '" + other->getName().getStringRef().str() +
             "', which is not lowered with it, also reaches";
  }
  return std::nullopt;
}

// All edges to a block are alike, and there may be many of them.
ReasonText Checker::checkEdge(Block *block) {
  auto [entry, isNew] = targetTroubles.try_emplace(block);
  if (isNew)
    entry->second = checkTarget(block, state.converter);
  return entry->second;
}

/// Upstream's pass that takes `op` apart, for those who left it out.
static std::string nameConversion(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  if (dialect == "scf")
    return "; run --convert-scf-to-cf before";
  if (dialect == "affine")
    return "; run --lower-affine and --convert-scf-to-cf before";
  return "";
}

/// What has to be refused for `value` to be of a type without an LLVM type, or null.
static Operation *findRefusedSource(Value value, const Checker &checker) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return checker.isRefused(value.getDefiningOp()) ? value.getDefiningOp() : nullptr;
  if (checker.isRefused(argument.getOwner()->getParentOp()))
    return argument.getOwner()->getParentOp();
  for (Block *predecessor : argument.getOwner()->getPredecessors())
    if (Operation *branch = predecessor->getTerminator(); checker.isRefused(branch))
      return branch;
  return nullptr;
}

/// Whether an operand keeps `op` from being lowered, and what it is from has been
/// refused: then that is all that is to be said.
bool Checker::blameOperands(Operation *op) {
  for (Value operand : op->getOperands()) {
    if (state.converter.convertType(operand.getType()))
      continue;
    Operation *source = findRefusedSource(operand, *this);
    if (!source)
      continue;
    refused.insert(op);
    if (auto cause = causesOf.find(source); cause != causesOf.end()) {
      unsigned number = cause->second;
      ++causes[number].count;
      causesOf[op] = number;
    }
    return true;
  }
  return false;
}

/// The parser of functions makes types that that of function types does not.
static ReasonText checkSignature(LLVM::LLVMFunctionType type) {
  for (Type argument : type.getParams())
    if (!LLVM::LLVMFunctionType::isValidArgumentType(argument))
      return printType(argument) + " is not one of arguments";
  if (!LLVM::LLVMFunctionType::isValidResultType(type.getReturnType()))
    return printType(type.getReturnType()) + " is not one of results";
  return std::nullopt;
}

/// MLIR's verifier takes the bits of a float for an integer (LLVMMOD-CST-06), which
/// a float that LLVM does not have becomes.
static ReasonText checkKinds(Attribute value, Type whole) {
  Type given, type = whole;
  if (auto number = dyn_cast_or_null<FloatAttr>(value))
    given = number.getType();
  else if (auto elements = dyn_cast_or_null<ElementsAttr>(value))
    given = elements.getElementType();
  while (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    type = array.getElementType();
  if (!isa_and_present<FloatType>(given) || !LLVM::isCompatibleFloatingPointType(given) ||
      !getElementTypeOrSelf(type).isInteger())
    return std::nullopt;
  return "gives a value of " + printType(given) + " to " + printType(whole);
}

void Checker::checkOp(Operation *op) {
  // Once the function is lowered, nobody knows any more what it passes
  // (BARE-21).
  if ((dialects & kFunc) && isa<memref::AllocOp, memref::ReallocOp>(op))
    if (ReasonText trouble = checkBareAllocation(op, *this)) {
      if (auto function = op->getParentOfType<func::FuncOp>())
        refused.insert(function);
      return refuse(op, *trouble, /*perOpName=*/false);
    }
  auto row = rows.find(op->getName());
  if ((lowersEverything() || (row != rows.end() && (row->second.dialect & dialects))) && blameOperands(op))
    return;
  if (row == rows.end()) {
    unsigned bit = op->getDialect() ? getDialectBit(op->getDialect()) : 0;
    if (bit & dialects)
      return refuse(op, "has no lowering", /*perOpName=*/true);
    if (!lowersEverything())
      return;
    // The end of a region is refused with the operation that has the region.
    Operation *parent = op->getParentOp();
    if (op == &op->getBlock()->back() && op->mightHaveTrait<OpTrait::IsTerminator>() && isRefused(parent) &&
        parent->getDialect() == op->getDialect()) {
      refused.insert(op);
      return;
    }
    if (!isa_and_present<LLVM::LLVMDialect>(op->getDialect())) {
      if (target.getOpAction(op->getName()))
        return;
      return refuse(op, "has no lowering" + nameConversion(op), /*perOpName=*/true);
    }
    for (TypeRange types : {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
      for (Type type : types)
        if (!LLVM::isCompatibleType(type))
          return refuse(op, printType(type) + " is not a type of the LLVM dialect",
                        /*perOpName=*/false);
        else if (!hasNamedSpaces(type))
          return refuse(op, explainType(type, state.converter),
                        /*perOpName=*/false);
    if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
      if (ReasonText trouble = checkSignature(function.getFunctionType()))
        return refuse(op, *trouble, /*perOpName=*/false);
    if (auto constant = dyn_cast<LLVM::ConstantOp>(op))
      if (ReasonText trouble = checkKinds(constant.getValue(), constant.getType()))
        return refuse(op, *trouble, /*perOpName=*/false);
    if (auto global = dyn_cast<LLVM::GlobalOp>(op))
      if (ReasonText trouble = checkKinds(global.getValueOrNull(), global.getGlobalType()))
        return refuse(op, *trouble, /*perOpName=*/false);
    return;
  }
  if (!(row->second.dialect & dialects) || blameNames(op))
    return;
  // A type that becomes several types, or none, is one of calls and returns only.
  const bool passesSeveral = isa<func::CallOp, func::CallIndirectOp, func::ReturnOp>(op);
  for (TypeRange types : {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (SmallVector<Type> parts; !(passesSeveral ? succeeded(state.converter.convertType(type, parts))
                                                   : bool(state.converter.convertType(type))))
        return refuse(op, explainType(type, state.converter), /*perOpName=*/false);
  if (row->second.dialect & (kArith | kMath | kIndex | kComplex | kVector))
    if (ReasonText trouble = checkLanes(op))
      return refuse(op, *trouble, /*perOpName=*/false);
  if (ReasonText trouble = row->second.check(op, *this))
    return refuse(op, *trouble, /*perOpName=*/false);
  if (!isa<func::FuncOp>(op))
    checkDiscardable(op, *this);
}

void Checker::warn(Operation *op, const std::string &text) { warnings[text].push_back(op); }

bool Checker::mustFail() const {
  return llvm::any_of(causes, [](const RefusedCause &r) { return r.always; });
}

void Checker::refuse(Operation *op, std::string reason, bool perOpName, bool always) {
  refused.insert(op);
  std::string cause = reason;
  if (perOpName)
    cause += op->getName().getStringRef();
  auto [entry, isNew] = causeNumbers.try_emplace(cause, causes.size());
  if (isNew)
    causes.push_back({op, std::move(reason), 1, always});
  else
    ++causes[entry->second].count;
  causesOf[op] = entry->second;
}

/// What an operation refers to by name and is lowered with.
static StringRef getReferredName(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCallee();
  if (auto constant = dyn_cast<func::ConstantOp>(op))
    return constant.getValue();
  if (auto global = dyn_cast<memref::GetGlobalOp>(op))
    return global.getName();
  return "";
}

void Checker::closeRefusals() {
  llvm::StringMap<SmallVector<Operation *>> users;
  checked.getBodyRegion().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<ModuleOp>(op))
      return WalkResult::skip();
    if (StringRef name = getReferredName(op); !name.empty())
      users[name].push_back(op);
    return WalkResult::advance();
  });
  DenseSet<Block *> closed;
  SmallVector<Operation *> work(refused.begin(), refused.end());
  auto add = [&](Operation *op) {
    if (refused.insert(op).second)
      work.push_back(op);
  };
  while (!work.empty()) {
    Operation *op = work.pop_back_val();
    if (auto func = dyn_cast<func::FuncOp>(op)) {
      // Its returns stay with it, and so do its uses by name.
      func.walk([&](func::ReturnOp inner) { add(inner); });
      for (Operation *user : users.lookup(func.getName()))
        add(user);
    } else if (auto ret = dyn_cast<func::ReturnOp>(op)) {
      add(ret->getParentOp());
    } else if (isa<memref::AllocaScopeOp, memref::GenericAtomicRMWOp>(op)) {
      add(op->getRegion(0).front().getTerminator());
    } else if (isa<vector::MaskOp>(op)) {
      // Lowered with what it is around, or not at all.
      for (Operation &inner : op->getRegion(0).front())
        add(&inner);
    } else if (auto global = dyn_cast<memref::GlobalOp>(op)) {
      for (Operation *user : users.lookup(global.getName()))
        add(user);
    } else if (StringRef name = getReferredName(op); !name.empty()) {
      if (Operation *referred = state.symbols.lookup(name); referred && isa<func::FuncOp, memref::GlobalOp>(referred))
        add(referred);
    }
    if (isa_and_present<vector::MaskOp>(op->getParentOp()))
      add(op->getParentOp());
    // Branches that share a block agree on the types of its arguments.
    for (Block *successor : op->getSuccessors())
      if (closed.insert(successor).second && !state.converter.isLegal(successor->getArgumentTypes()))
        for (Block *predecessor : successor->getPredecessors())
          add(predecessor->getTerminator());
  }
}

ReasonText Checker::needRuntime(Operation *op, RuntimeFunction function) {
  return needFunction(op, getRuntimeName(function, state.options), getRuntimeType(function, state.converter));
}

/// What keeps a function of the right type from being called as one of C.
static StringRef explainUnfit(Operation *function) {
  auto linkage = function->getAttrOfType<LLVM::LinkageAttr>(kLinkageAttr);
  if (auto lowered = dyn_cast<LLVM::LLVMFuncOp>(function)) {
    if (lowered.getCConv() != LLVM::CConv::C)
      return " by one with another calling convention";
    linkage = lowered.getLinkageAttr();
  }
  if (linkage && linkage.getLinkage() == LLVM::Linkage::ExternWeak)
    return " by one that may be missing";
  auto attrs = function->getAttrOfType<ArrayAttr>("arg_attrs");
  if (!attrs)
    return "";
  using Dialect = LLVM::LLVMDialect;
  for (Attribute attr : attrs)
    for (NamedAttribute named : cast<DictionaryAttr>(attr))
      if (StringRef name = named.getName();
          name == Dialect::getByValAttrName() || name == Dialect::getStructRetAttrName() ||
          name == Dialect::getInAllocaAttrName() || name == Dialect::getPreallocatedAttrName() ||
          name == Dialect::getInRegAttrName() || name == Dialect::getNestAttrName())
        return " by one that takes an argument in another way";
  return "";
}

static bool takesMemRefs(func::FuncOp function) {
  return llvm::any_of(function.getArgumentTypes(), llvm::IsaPred<BaseMemRefType>) ||
         llvm::any_of(function.getResultTypes(), llvm::IsaPred<BaseMemRefType>);
}

ReasonText Checker::needFunction(Operation *op, StringRef name, LLVM::LLVMFunctionType wanted, bool isOfLibrary) {
  if (!isa<ModuleOp>(SymbolTable::getNearestSymbolTable(op)))
    return "needs a runtime function where only those of '" +
           SymbolTable::getNearestSymbolTable(op)->getName().getStringRef().str() + "' can be called";
  if (auto function = op->getParentOfType<FunctionOpInterface>();
      function && function.getName() == name && function->getParentOp() == checked)
    return "needs the function '@" + name.str() + "', and is inside of what has this name";
  auto [entry, isNew] = functionTroubles.try_emplace(name);
  ReasonText &trouble = entry->second;
  if (!isNew)
    return trouble;
  Operation *existing = state.symbols.lookup(name);
  if (!existing)
    return trouble;
  Type found;
  if (auto lowered = dyn_cast<LLVM::LLVMFuncOp>(existing))
    found = lowered.getFunctionType();
  // Where functions stay, one is called as it is, which must not depend on how
  // memrefs cross it.
  auto source = dyn_cast<func::FuncOp>(existing);
  if (source && ((dialects & kFunc) || !takesMemRefs(source)))
    found = (wantsBarePointers(source) ? state.bareConverter : state.converter)
                .convertSignature(source.getFunctionType(), isVariadicFunction(source));
  StringRef unfit = found == wanted ? explainUnfit(existing) : "";
  if (found == wanted && unfit.empty() && isOfLibrary && !existing->getRegion(0).empty())
    unfit = " by one that the module defines";
  if (found == wanted && unfit.empty())
    return trouble;
  llvm::raw_string_ostream text(trouble.emplace());
  text << "needs the function '@" << name << "' of type '" << wanted << "', but that name is taken" << unfit;
  return trouble;
}
