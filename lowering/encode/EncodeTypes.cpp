//===- EncodeTypes.cpp - types of MLIR as types of refrt
//-------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each type is translated once per module and cached. Types are taken as they
// are, source types and LLVM types alike: nothing is lowered here.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Handlers.h"
#include "lowering/encode/Strides.h"

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

refrt_type Encoder::getType(Type type) {
  auto [it, inserted] = types.try_emplace(type, TypeEntry{REFRT_NONE, "a type that contains itself"});
  if (!inserted)
    return it->second.id;
  const char *reason = nullptr;
  refrt_type id = buildType(type, reason);
  // Without a reason of ours the builder failed and says why.
  types[type] = {id, reason ? reason : refrt_program_error(program.get())};
  return id;
}

const char *Encoder::getTypeReason(Type type) const { return types.lookup(type).reason; }

refrt_type Encoder::getTypeOrRefuse(Operation *op, Type type) {
  refrt_type id = getType(type);
  if (id == REFRT_NONE)
    refuse(op, *refrt_program_error(program.get()) ? RefusalKind::Limit : RefusalKind::Type, getTypeReason(type), type);
  return id;
}

refrt_type Encoder::buildFunctionType(TypeRange arguments, TypeRange results, bool variadic, const char *&reason) {
  SmallVector<refrt_type, 16> argumentIds, resultIds;
  auto append = [&](TypeRange range, SmallVectorImpl<refrt_type> &ids) {
    for (Type type : range) {
      ids.push_back(getType(type));
      if (ids.back() == REFRT_NONE)
        reason = getTypeReason(type);
    }
  };
  append(arguments, argumentIds);
  append(results, resultIds);
  if (reason)
    return REFRT_NONE;
  return refrt_type_function(program.get(), argumentIds.data(), argumentIds.size(), resultIds.data(), resultIds.size(),
                             variadic);
}

refrt_type Encoder::buildMemRefType(Type type, const char *&reason) {
  BaseMemRefType base = cast<BaseMemRefType>(type);
  refrt_type element = getType(base.getElementType());
  if (element == REFRT_NONE) {
    reason = getTypeReason(base.getElementType());
    return REFRT_NONE;
  }
  refrt_type_kind kind = refrt_type_get(program.get(), element)->kind;
  if (kind == REFRT_KIND_FUNCTION || kind == REFRT_KIND_STRUCT || kind == REFRT_KIND_ARRAY) {
    reason = "a memref of functions or of LLVM aggregates";
    return REFRT_NONE;
  }
  uint32_t space = 0;
  if (!getMemorySpace(base.getMemorySpace(), space)) {
    reason = "a memory space that is not a small number";
    return REFRT_NONE;
  }
  reason = whyNoPointers(space);
  if (!reason)
    reason = whyNoDescriptors();
  if (reason)
    return REFRT_NONE;
  MemRefType ranked = dyn_cast<MemRefType>(type);
  if (!ranked)
    return refrt_type_unranked(program.get(), element, space);
  StridedForm form;
  reason = readLayout(ranked, form);
  if (reason)
    return REFRT_NONE;
  return refrt_type_memref(program.get(), element, ranked.getShape().data(), form.strides.data(), ranked.getRank(),
                           form.offset, space);
}

refrt_type Encoder::buildType(Type type, const char *&reason) {
  refrt_program *p = program.get();
  auto refused = [&](const char *text) -> refrt_type {
    reason = text;
    return REFRT_NONE;
  };
  // The id of a component, or REFRT_NONE with the component's reason.
  auto component = [&](Type part) {
    refrt_type id = getType(part);
    if (id == REFRT_NONE)
      reason = getTypeReason(part);
    return id;
  };

  if (IntegerType integer = dyn_cast<IntegerType>(type)) {
    if (isWide(integer))
      return refused("an integer of 129 to 256 bits elsewhere than in sums, products, bit operations, shifts, "
                     "comparisons, extensions, truncations, choices and branches");
    if (integer.getWidth() == 0 || integer.getWidth() > kMaxIntegerBits)
      return refused("an integer that is not 1 to 256 bits wide");
    return refrt_type_int(p, integer.getWidth());
  }
  if (isa<IndexType>(type))
    return refrt_type_index(p);
  if (isa<FloatType>(type)) {
    refrt_float_kind kind = getFloatKind(type);
    return kind == REFRT_FLOAT_COUNT ? refused("an unknown float type") : refrt_type_float(p, kind);
  }
  if (isa<BaseMemRefType>(type))
    return buildMemRefType(type, reason);
  if (LLVM::LLVMPointerType pointer = dyn_cast<LLVM::LLVMPointerType>(type)) {
    reason = whyNoPointers(pointer.getAddressSpace());
    return reason ? REFRT_NONE : refrt_type_ptr(p, pointer.getAddressSpace());
  }
  if (LLVM::LLVMStructType structure = dyn_cast<LLVM::LLVMStructType>(type)) {
    if (structure.isOpaque())
      return refused("a struct without a body");
    SmallVector<refrt_type, 8> parts;
    for (Type part : structure.getBody())
      parts.push_back(component(part));
    if (reason)
      return REFRT_NONE;
    return refrt_type_struct(p, parts.data(), parts.size(), structure.isPacked());
  }
  if (LLVM::LLVMArrayType array = dyn_cast<LLVM::LLVMArrayType>(type)) {
    refrt_type element = component(array.getElementType());
    return element == REFRT_NONE ? element : refrt_type_array(p, element, array.getNumElements());
  }
  if (VectorType vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable())
      return refused("a scalable vector");
    Type elementType = vector.getElementType();
    if (!elementType.isIntOrIndexOrFloat() && !isa<LLVM::LLVMPointerType>(elementType))
      return refused("a vector of something else than integers, index, floats "
                     "or pointers");
    refrt_type element = component(elementType);
    return element == REFRT_NONE ? element : refrt_type_vector(p, element, vector.getShape().data(), vector.getRank());
  }
  if (ComplexType complex = dyn_cast<ComplexType>(type)) {
    refrt_type element = component(complex.getElementType());
    if (element == REFRT_NONE)
      return element;
    if (layout.struct_align > refrt_type_get(p, element)->align)
      return refused("complex numbers with padding behind them");
    return refrt_type_complex(p, element);
  }
  if (FunctionType functionType = dyn_cast<FunctionType>(type))
    return buildFunctionType(functionType.getInputs(), functionType.getResults(), /*variadic=*/false, reason);
  if (LLVM::LLVMFunctionType functionType = dyn_cast<LLVM::LLVMFunctionType>(type)) {
    SmallVector<Type, 1> results;
    if (!isa<LLVM::LLVMVoidType>(functionType.getReturnType()))
      results.push_back(functionType.getReturnType());
    return buildFunctionType(functionType.getParams(), results, functionType.isVarArg(), reason);
  }
  if (isa<TensorType>(type))
    return refused("tensors are not lowered");
  return refused("a type the reference machine does not have");
}

} // namespace memref_cts::lowering
