//===- CheckMemRef.cpp - What can be lowered of memref --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Check functions that LoweredOps.def names: what objects may measure, what an
// instruction can update. Carries ALLOC-15, ALLOC-21, TYPE-INDEX-09.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/check/CheckMemRef.h"
#include "lowering/lower/boundary/Passing.h"
#include "lowering/lower/check/CheckFunc.h"
#include "lowering/lower/check/CheckScalars.h"
#include "lowering/lower/check/Legality.h"
#include "lowering/lower/memref/MemRefAllocation.h"
#include "lowering/lower/memref/MemRefAtomic.h"
#include "lowering/lower/memref/SubViewRank.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

using ReasonText = std::optional<std::string>;

/// Bytes that an LLVM type has at least, where they fit.
static uint64_t countBytes(Type type) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return llvm::SaturatingMultiply<uint64_t>(array.getNumElements(), countBytes(array.getElementType()));
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type)) {
    uint64_t bytes = 0;
    if (!record.isIdentified())
      for (Type member : record.getBody())
        bytes = llvm::SaturatingAdd(bytes, countBytes(member));
    return std::max<uint64_t>(bytes, 1);
  }
  uint64_t bits = 8;
  if (auto vector = dyn_cast<VectorType>(type))
    bits = vector.getNumElements() * (vector.getElementType().isIntOrFloat() ? vector.getElementTypeBitWidth() : 8);
  else if (type.isIntOrFloat())
    bits = type.getIntOrFloatBitWidth();
  return llvm::divideCeil(bits, 8);
}

/// Bytes of an object are counted in the index type, which is signed
/// (ALLOC-21); what an alignment adds still fits an allocator's unsigned size.
/// Where the static sizes alone come to more, the object could only be empty.
static ReasonText checkBytes(MemRefType type, const LoweringTypeConverter &converter) {
  if (llvm::is_contained(type.getShape(), 0))
    return std::nullopt;
  uint64_t bytes = countBytes(converter.convertType(type.getElementType()));
  for (int64_t size : type.getShape())
    if (ShapedType::isStatic(size))
      bytes = llvm::SaturatingMultiply<uint64_t>(bytes, size);
  unsigned bits = converter.getIndexBitwidth();
  if (bytes <= uint64_t(llvm::maxIntN(bits)))
    return std::nullopt;
  return printType(type) + " has more bytes than an index of " + std::to_string(bits) + " bits can count";
}

static ReasonText checkAlignment(uint64_t alignment, uint64_t most) {
  if (alignment > most)
    return "has an alignment above " + std::to_string(most) + " bytes, which LLVM does not have";
  return std::nullopt;
}

/// What LLVM's own objects can be aligned to; MLIR drops what is above.
static ReasonText checkObjectAlignment(uint64_t alignment) { return checkAlignment(alignment, uint64_t(1) << 31); }

ReasonText memref_cts::lowering::checkAccess(Operation *op, Checker &) {
  auto alignment = op->getAttrOfType<IntegerAttr>("alignment");
  return alignment ? checkAlignment(alignment.getValue().getZExtValue(), uint64_t(1) << 32) : std::nullopt;
}

template <typename AllocOpTy>
static ReasonText checkAllocLike(AllocOpTy op, Checker &checker) {
  if (ReasonText trouble = checkBytes(op.getType(), checker.state.converter))
    return trouble;
  if (!op.getType().getLayout().isIdentity() || !op.getSymbolOperands().empty())
    return "allocates a layout that is not the identity";
  return std::nullopt;
}

static ReasonText checkPowerOfTwo(uint64_t alignment) {
  if (!llvm::isPowerOf2_64(alignment))
    return "has an alignment that is not a power of two";
  return std::nullopt;
}

/// Of memory on the heap: malloc takes no alignment, so that addresses are
/// rounded up in index arithmetic (ALLOC-08), and aligned_alloc takes an index.
template <typename AllocOpTy>
static ReasonText checkHeapAlignment(AllocOpTy op, Checker &checker) {
  uint64_t alignment = op.getAlignment().value_or(1);
  if (ReasonText trouble = checkPowerOfTwo(alignment))
    return trouble;
  if (unsigned bits = checker.state.converter.getIndexType().getWidth();
      alignment > llvm::maxUIntN(std::min(bits, 64u)))
    return "has an alignment that an index of " + std::to_string(bits) + " bits cannot count";
  return checkBareAllocation(op, checker);
}

/// Whether what an operation allocates may be freed where a bare pointer to it is
/// all there is. It is returned, or handed to a call and not freed beside it.
/// What is stored takes both pointers along.
static bool mayBeFreedElsewhere(Value allocated) {
  bool freed = false, called = false;
  llvm::SetVector<Value> same;
  same.insert(allocated);
  for (size_t i = 0; i < same.size(); ++i)
    for (OpOperand &use : same[i].getUses()) {
      Operation *user = use.getOwner();
      if (user->hasTrait<OpTrait::ReturnLike>() && isa<FunctionOpInterface>(user->getParentOp()))
        return true;
      freed |= isa<memref::DeallocOp, memref::ReallocOp>(user);
      called |= isa<CallOpInterface>(user);
      if (auto branch = dyn_cast<BranchOpInterface>(user))
        if (auto argument = branch.getSuccessorBlockArgument(use.getOperandNumber()))
          same.insert(*argument);
      if (isa<memref::AllocaScopeReturnOp>(user))
        same.insert(user->getParentOp()->getResult(use.getOperandNumber()));
      // What realloc gives back is another allocation, checked for itself.
      if (!isa<CallOpInterface, memref::ReallocOp>(user))
        for (Value result : user->getResults())
          if (isa<BaseMemRefType>(result.getType()))
            same.insert(result);
    }
  return called && !freed;
}

/// A bare pointer has no place for an allocated pointer of its own (BARE-11,
/// BARE-12).
ReasonText memref_cts::lowering::checkBareAllocation(Operation *op, Checker &checker) {
  auto alignment = op->getAttrOfType<IntegerAttr>("alignment");
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  auto function = op->getParentOfType<func::FuncOp>();
  const LoweringTypeConverter &converter = checker.state.converter;
  if (!type || !(converter.passesBarePointers() || (function && wantsBarePointers(function))))
    return std::nullopt;
  if (alignment)
    return "has an alignment, but functions pass bare pointers, which "
           "allows the default one only";
  Type element = converter.convertType(type.getElementType());
  if (element && isOverAllocated(element, false, checker.state.options) && mayBeFreedElsewhere(op->getResult(0)))
    return "may be freed in another function than the one that allocates it, "
           "with elements of " +
           printType(type.getElementType()) +
           " its address is rounded up, and functions pass bare pointers, "
           "which have no place for both addresses; use-aligned-alloc has one";
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkAlloc(Operation *op, Checker &checker) {
  auto alloc = cast<memref::AllocOp>(op);
  if (ReasonText trouble = checkAllocLike(alloc, checker))
    return trouble;
  if (ReasonText trouble = checkHeapAlignment(alloc, checker))
    return trouble;
  return checker.needRuntime(op, checker.state.options.useAlignedAlloc ? RuntimeFunction::AlignedAlloc
                                                                       : RuntimeFunction::Malloc);
}

ReasonText memref_cts::lowering::checkAlloca(Operation *op, Checker &checker) {
  auto alloca = cast<memref::AllocaOp>(op);
  uint64_t alignment = alloca.getAlignment().value_or(1);
  if (ReasonText trouble = checkObjectAlignment(alignment))
    return trouble;
  if (ReasonText trouble = checkPowerOfTwo(alignment))
    return trouble;
  return checkAllocLike(alloca, checker);
}

ReasonText memref_cts::lowering::checkDealloc(Operation *op, Checker &checker) {
  return checker.needRuntime(op, RuntimeFunction::Free);
}

ReasonText memref_cts::lowering::checkReshape(Operation *op, Checker &) {
  if (isa<UnrankedMemRefType>(op->getResult(0).getType()) && !isa<FunctionOpInterface>(op->getParentOp()))
    return "needs a loop in a region of '" + op->getParentOp()->getName().getStringRef().str() +
           "', where blocks cannot be added";
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkRealloc(Operation *op, Checker &checker) {
  auto realloc = cast<memref::ReallocOp>(op);
  if (ReasonText trouble = checkBytes(realloc.getType(), checker.state.converter))
    return trouble;
  if (ReasonText trouble = checkHeapAlignment(realloc, checker))
    return trouble;
  if (!cast<MemRefType>(realloc.getSource().getType()).getLayout().isIdentity() ||
      !realloc.getType().getLayout().isIdentity())
    return "allocates a layout that is not the identity";
  if (ReasonText trouble = checker.needRuntime(op, checker.state.options.useAlignedAlloc ? RuntimeFunction::AlignedAlloc
                                                                                         : RuntimeFunction::Malloc))
    return trouble;
  return checker.needRuntime(op, RuntimeFunction::Free);
}

ReasonText memref_cts::lowering::checkView(Operation *op, Checker &checker) {
  return checkBytes(cast<memref::ViewOp>(op).getType(), checker.state.converter);
}

// Static operands of a view, which its type need not say (TYPE-INDEX-09).
ReasonText memref_cts::lowering::checkStaticFields(Operation *op, Checker &checker) {
  auto view = cast<OffsetSizeAndStrideOpInterface>(op);
  for (auto [name, numbers] :
       {std::pair("static offset", view.getStaticOffsets()), std::pair("static size", view.getStaticSizes()),
        std::pair("static stride", view.getStaticStrides())})
    if (std::string trouble = checker.state.converter.explainTooLarge(name, numbers); !trouble.empty())
      return "has " + trouble;
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkSubView(Operation *op, Checker &checker) {
  if (ReasonText trouble = checkStaticFields(op, checker))
    return trouble;
  return findKeptDims(cast<memref::SubViewOp>(op)).trouble;
}

ReasonText memref_cts::lowering::checkCopy(Operation *op, Checker &checker) {
  auto copy = cast<memref::CopyOp>(op);
  auto source = dyn_cast<MemRefType>(copy.getSource().getType());
  auto target = dyn_cast<MemRefType>(copy.getTarget().getType());
  if (source && target && ((isContiguous(source) && isContiguous(target)) || !checkBlocksCanBeAdded(op, checker)))
    return std::nullopt;
  for (Type type : op->getOperandTypes()) {
    auto pointer = checker.state.converter.getDataPointerType(cast<BaseMemRefType>(type));
    if (pointer && pointer.getAddressSpace() != 0)
      return "needs the runtime, which copies in memory space 0 only";
  }
  return checker.needRuntime(op, RuntimeFunction::Copy);
}

/// What LLVM has atomic instructions for.
static ReasonText checkAtomic(Type type, const LoweringTypeConverter &converter) {
  Type converted = converter.convertType(type);
  unsigned bits = converted.getIntOrFloatBitWidth();
  if (bits < 8 || bits > 128 || !llvm::isPowerOf2_32(bits))
    return "updates " + printType(type) + ", which is not 8, 16, 32, 64 or 128 bits wide, at once";
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkAtomicRMW(Operation *op, Checker &checker) {
  auto update = cast<memref::AtomicRMWOp>(op);
  if (ReasonText trouble = checkAtomic(update.getType(), checker.state.converter))
    return trouble;
  if (isUpdateLoop(update))
    return checkBlocksCanBeAdded(op, checker);
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkGenericAtomicRMW(Operation *op, Checker &checker) {
  auto update = cast<memref::GenericAtomicRMWOp>(op);
  if (ReasonText trouble = checkAtomic(update.getType(), checker.state.converter))
    return trouble;
  return checkBlocksCanBeAdded(op, checker);
}

ReasonText memref_cts::lowering::checkGlobal(Operation *op, Checker &checker) {
  auto global = cast<memref::GlobalOp>(op);
  const LoweringTypeConverter &converter = checker.state.converter;
  if (!converter.convertType(global.getType()))
    return explainType(global.getType(), converter);
  if (auto vector = dyn_cast<VectorType>(global.getType().getElementType()); vector && vector.isScalable())
    return printType(vector) + " is scalable, and globals have sizes that are known";
  if (!global.getType().getLayout().isIdentity())
    return "has a layout that is not the identity";
  if (ReasonText trouble = checkBytes(global.getType(), converter))
    return trouble;
  // LLVM has a size of each array inside of an object, even of an empty one.
  SmallVector<int64_t> some(global.getType().getShape());
  llvm::replace(some, 0, 1);
  if (ReasonText trouble = checkBytes(MemRefType::get(some, global.getType().getElementType()), converter))
    return "is of " + printType(global.getType()) + ", part of which, " + *trouble;
  if (ReasonText trouble = checkObjectAlignment(global.getAlignment().value_or(1)))
    return trouble;
  if (!isa<ModuleOp>(op->getParentOp()))
    return "is not directly in a module";
  if (ReasonText trouble = checkName(global.getSymName()))
    return trouble;
  if (global.isExternal() || global.isUninitialized())
    return std::nullopt;
  return checkElements(*global.getInitialValue(), converter);
}
