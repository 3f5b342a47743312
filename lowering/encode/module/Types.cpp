//===- Types.cpp - types of MLIR as types of refrt -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types are taken as they are, source types and LLVM types alike: nothing is
// lowered here.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/Types.h"
#include "lowering/encode/module/Strides.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace memref_cts::lowering {

static constexpr unsigned kMaxIntegerBits = 128;

static refrt_float_kind getFloatKind(Type type) {
  return llvm::TypeSwitch<Type, refrt_float_kind>(type)
      .Case<Float32Type>([](Type) { return REFRT_FLOAT_F32; })
      .Case<Float64Type>([](Type) { return REFRT_FLOAT_F64; })
      .Case<Float16Type>([](Type) { return REFRT_FLOAT_F16; })
      .Case<BFloat16Type>([](Type) { return REFRT_FLOAT_BF16; })
      .Case<Float80Type>([](Type) { return REFRT_FLOAT_F80; })
      .Case<Float128Type>([](Type) { return REFRT_FLOAT_F128; })
      .Case<FloatTF32Type>([](Type) { return REFRT_FLOAT_TF32; })
      .Case<Float8E5M2Type>([](Type) { return REFRT_FLOAT_F8E5M2; })
      .Case<Float8E4M3Type>([](Type) { return REFRT_FLOAT_F8E4M3; })
      .Case<Float8E4M3FNType>([](Type) { return REFRT_FLOAT_F8E4M3FN; })
      .Case<Float8E5M2FNUZType>([](Type) { return REFRT_FLOAT_F8E5M2FNUZ; })
      .Case<Float8E4M3FNUZType>([](Type) { return REFRT_FLOAT_F8E4M3FNUZ; })
      .Case<Float8E4M3B11FNUZType>([](Type) { return REFRT_FLOAT_F8E4M3B11FNUZ; })
      .Case<Float8E3M4Type>([](Type) { return REFRT_FLOAT_F8E3M4; })
      .Case<Float8E8M0FNUType>([](Type) { return REFRT_FLOAT_F8E8M0FNU; })
      .Case<Float6E2M3FNType>([](Type) { return REFRT_FLOAT_F6E2M3FN; })
      .Case<Float6E3M2FNType>([](Type) { return REFRT_FLOAT_F6E3M2FN; })
      .Case<Float4E2M1FNType>([](Type) { return REFRT_FLOAT_F4E2M1FN; })
      .Default([](Type) { return REFRT_FLOAT_COUNT; });
}

/// Memory spaces are numbers; null is the default space 0.
static bool getMemorySpace(Attribute attribute, uint32_t &space) {
  space = 0;
  if (!attribute)
    return true;
  IntegerAttr integer = dyn_cast<IntegerAttr>(attribute);
  if (!integer || integer.getValue().isNegative() || integer.getValue().getActiveBits() > 31)
    return false;
  space = integer.getValue().getZExtValue();
  return true;
}

/// The same shape with integers of another width.
static Type withWidth(Type type, unsigned bits) {
  Type integer = IntegerType::get(type.getContext(), bits);
  VectorType vector = dyn_cast<VectorType>(type);
  return vector ? Type(vector.clone(integer)) : integer;
}

bool isWide(Type type) {
  VectorType vector = dyn_cast<VectorType>(type);
  IntegerType integer = dyn_cast<IntegerType>(vector ? vector.getElementType() : type);
  return integer && integer.getWidth() > kMaxIntegerBits && integer.getWidth() <= 2 * kMaxIntegerBits &&
         !(vector && vector.isScalable());
}

std::pair<Type, Type> getWideParts(Type type) {
  unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  return {withWidth(type, kMaxIntegerBits), withWidth(type, width - kMaxIntegerBits)};
}

refrt_type Types::get(Type type) {
  auto [it, inserted] = types.try_emplace(type, KnownType{REFRT_NONE, "a type that contains itself"});
  if (!inserted)
    return it->second.id;
  const char *reason = nullptr;
  refrt_type id = translate(type, reason);
  // Without a reason of ours the builder failed and says why.
  types[type] = {id, reason ? reason : refrt_program_error(program)};
  return id;
}

refrt_type Types::getOrRefuse(Operation *op, Type type) {
  refrt_type id = get(type);
  if (id == REFRT_NONE)
    refusals.add(op, *refrt_program_error(program) ? RefusalKind::Limit : RefusalKind::Type, whyNone(type), type);
  return id;
}

refrt_type Types::getVariadic(TypeRange arguments, TypeRange results) {
  const char *reason = nullptr;
  return buildFunction(arguments, results, /*variadic=*/true, reason);
}

bool Types::canComputeAddress(Operation *op, Type type) {
  bool isMemRef = isa<BaseMemRefType>(type);
  refrt_type id = get(isMemRef ? type : getElementTypeOrSelf(type));
  if (id == REFRT_NONE)
    return false; // and refused where the value was made
  if (layout.hasWholeIndices(refrt_type_get(program, id)->space))
    return true;
  refusals.add(op, RefusalKind::Layout, "address arithmetic in fewer bits than a pointer has", type);
  return false;
}

//===----------------------------------------------------------------------===//
// How each is built
//===----------------------------------------------------------------------===//

static refrt_type refused(const char *&reason, const char *text) {
  reason = text;
  return REFRT_NONE;
}

/// The id of a component, or REFRT_NONE with the component's reason.
refrt_type Types::getPart(Type part, const char *&reason) {
  refrt_type id = get(part);
  if (id == REFRT_NONE)
    reason = whyNone(part);
  return id;
}

refrt_type Types::buildFunction(TypeRange arguments, TypeRange results, bool variadic, const char *&reason) {
  SmallVector<refrt_type, 16> argumentIds, resultIds;
  for (Type type : arguments)
    argumentIds.push_back(getPart(type, reason));
  for (Type type : results)
    resultIds.push_back(getPart(type, reason));
  if (reason)
    return REFRT_NONE;
  return refrt_type_function(program, argumentIds.data(), argumentIds.size(), resultIds.data(), resultIds.size(),
                             variadic);
}

refrt_type Types::buildMemRef(BaseMemRefType type, const char *&reason) {
  refrt_type element = getPart(type.getElementType(), reason);
  if (element == REFRT_NONE)
    return REFRT_NONE;
  refrt_type_kind kind = refrt_type_get(program, element)->kind;
  if (kind == REFRT_KIND_FUNCTION || kind == REFRT_KIND_STRUCT || kind == REFRT_KIND_ARRAY)
    return refused(reason, "a memref of functions or of LLVM aggregates");
  uint32_t space = 0;
  if (!getMemorySpace(type.getMemorySpace(), space))
    return refused(reason, "a memory space that is not a small number");
  reason = layout.whyNoPointers(space);
  if (!reason)
    reason = layout.whyNoDescriptors();
  if (reason)
    return REFRT_NONE;
  MemRefType ranked = dyn_cast<MemRefType>(type);
  if (!ranked)
    return refrt_type_unranked(program, element, space);
  StridedForm form;
  reason = readLayout(ranked, form);
  if (reason)
    return REFRT_NONE;
  return refrt_type_memref(program, element, ranked.getShape().data(), form.strides.data(), ranked.getRank(),
                           form.offset, space);
}

refrt_type Types::buildVector(VectorType type, const char *&reason) {
  if (type.isScalable())
    return refused(reason, "a scalable vector");
  Type elementType = type.getElementType();
  if (!elementType.isIntOrIndexOrFloat() && !isa<LLVM::LLVMPointerType>(elementType))
    return refused(reason, "a vector of something else than integers, index, floats "
                           "or pointers");
  refrt_type element = getPart(elementType, reason);
  return element == REFRT_NONE ? element : refrt_type_vector(program, element, type.getShape().data(), type.getRank());
}

refrt_type Types::buildLLVM(Type type, const char *&reason) {
  if (LLVM::LLVMPointerType pointer = dyn_cast<LLVM::LLVMPointerType>(type)) {
    reason = layout.whyNoPointers(pointer.getAddressSpace());
    return reason ? REFRT_NONE : refrt_type_ptr(program, pointer.getAddressSpace());
  }
  if (LLVM::LLVMStructType structure = dyn_cast<LLVM::LLVMStructType>(type)) {
    if (structure.isOpaque())
      return refused(reason, "a struct without a body");
    SmallVector<refrt_type, 8> parts;
    for (Type part : structure.getBody())
      parts.push_back(getPart(part, reason));
    if (reason)
      return REFRT_NONE;
    return refrt_type_struct(program, parts.data(), parts.size(), structure.isPacked());
  }
  if (LLVM::LLVMArrayType array = dyn_cast<LLVM::LLVMArrayType>(type)) {
    refrt_type element = getPart(array.getElementType(), reason);
    return element == REFRT_NONE ? element : refrt_type_array(program, element, array.getNumElements());
  }
  if (LLVM::LLVMFunctionType function = dyn_cast<LLVM::LLVMFunctionType>(type)) {
    SmallVector<Type, 1> results;
    if (!isa<LLVM::LLVMVoidType>(function.getReturnType()))
      results.push_back(function.getReturnType());
    return buildFunction(function.getParams(), results, function.isVarArg(), reason);
  }
  return refused(reason, "a type the reference machine does not have");
}

refrt_type Types::translate(Type type, const char *&reason) {
  if (IntegerType integer = dyn_cast<IntegerType>(type)) {
    if (isWide(integer))
      return refused(reason, "an integer of 129 to 256 bits elsewhere than in sums, products, bit operations, shifts, "
                             "comparisons, extensions, truncations, choices and branches");
    if (integer.getWidth() == 0 || integer.getWidth() > kMaxIntegerBits)
      return refused(reason, "an integer that is not 1 to 256 bits wide");
    return refrt_type_int(program, integer.getWidth());
  }
  if (isa<IndexType>(type))
    return refrt_type_index(program);
  if (isa<FloatType>(type)) {
    refrt_float_kind kind = getFloatKind(type);
    return kind == REFRT_FLOAT_COUNT ? refused(reason, "an unknown float type") : refrt_type_float(program, kind);
  }
  if (BaseMemRefType memref = dyn_cast<BaseMemRefType>(type))
    return buildMemRef(memref, reason);
  if (VectorType vector = dyn_cast<VectorType>(type))
    return buildVector(vector, reason);
  if (ComplexType complex = dyn_cast<ComplexType>(type)) {
    refrt_type element = getPart(complex.getElementType(), reason);
    if (element == REFRT_NONE)
      return element;
    if (layout.get().struct_align > refrt_type_get(program, element)->align)
      return refused(reason, "complex numbers with padding behind them");
    return refrt_type_complex(program, element);
  }
  if (FunctionType function = dyn_cast<FunctionType>(type))
    return buildFunction(function.getInputs(), function.getResults(), /*variadic=*/false, reason);
  if (isa<TensorType>(type))
    return refused(reason, "tensors are not lowered");
  return buildLLVM(type, reason);
}

} // namespace memref_cts::lowering
