//===-- EntryThunk.cpp - bridges between slots and lowered code -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the LLVM types the clauses demand (TYPE-INT-01 to TYPE-VEC-07,
// DESC-RANKED-01, -02, DESC-UNRANKED-01, FUNCTY-01 to -12) and moves their
// leaves between slots and values. Integers are zero-extended in slots, floats
// are bits. Must not look at the lowered module's types.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/EntryThunk.h"

using namespace memref_cts::conformance;

static constexpr unsigned kMaxIntBits = 128; // what a slot holds

llvm::Type *ThunkBuilder::convert(refrt_type type, std::string &problem) {
  const refrt_type_info *info = refrt_type_get(source, type);
  switch (info->kind) {
  case REFRT_KIND_INT:
    if (info->bits > kMaxIntBits) {
      problem = "an integer of " + std::to_string(info->bits) + " bits does not fit a slot";
      return nullptr;
    }
    return llvm::IntegerType::get(context, info->bits);
  case REFRT_KIND_INDEX:
    return indexType();
  case REFRT_KIND_FLOAT:
    switch (info->float_kind) {
    case REFRT_FLOAT_F16:
      return llvm::Type::getHalfTy(context);
    case REFRT_FLOAT_BF16:
      return llvm::Type::getBFloatTy(context);
    case REFRT_FLOAT_F32:
      return llvm::Type::getFloatTy(context);
    case REFRT_FLOAT_F64:
      return llvm::Type::getDoubleTy(context);
    case REFRT_FLOAT_F80:
      return llvm::Type::getX86_FP80Ty(context);
    case REFRT_FLOAT_F128:
      return llvm::Type::getFP128Ty(context);
    case REFRT_FLOAT_TF32:
      problem = "tf32 has no LLVM form";
      return nullptr;
    default: // TYPE-FP-04
      return llvm::IntegerType::get(context, refrt_float_bits(info->float_kind));
    }
  case REFRT_KIND_PTR:
    return llvm::PointerType::get(context, info->space);
  case REFRT_KIND_FUNCTION:
    return llvm::PointerType::get(context, 0);
  case REFRT_KIND_COMPLEX: {
    llvm::Type *part = convert(info->element, problem);
    return part ? llvm::StructType::get(context, {part, part}) : nullptr;
  }
  case REFRT_KIND_VECTOR: {
    llvm::Type *element = convert(info->element, problem);
    if (!element)
      return nullptr;
    if (!llvm::VectorType::isValidElementType(element)) {
      problem = "a vector of this element type has no LLVM form";
      return nullptr;
    }
    llvm::Type *result = llvm::FixedVectorType::get(element, info->rank ? unsigned(info->sizes[info->rank - 1]) : 1u);
    for (uint32_t i = info->rank > 0 ? info->rank - 1 : 0; i-- > 0;)
      result = llvm::ArrayType::get(result, uint64_t(info->sizes[i]));
    return result;
  }
  case REFRT_KIND_ARRAY: {
    llvm::Type *element = convert(info->element, problem);
    return element ? llvm::ArrayType::get(element, info->count) : nullptr;
  }
  case REFRT_KIND_STRUCT: {
    llvm::SmallVector<llvm::Type *> parts;
    for (uint64_t i = 0; i < info->count; ++i) {
      parts.push_back(convert(info->parts[i], problem));
      if (!parts.back())
        return nullptr;
    }
    return llvm::StructType::get(context, parts, info->packed != 0);
  }
  case REFRT_KIND_MEMREF: {
    llvm::Type *pointer = llvm::PointerType::get(context, info->space);
    llvm::SmallVector<llvm::Type *, 5> parts = {pointer, pointer, indexType()};
    if (info->rank > 0)
      parts.append(2, llvm::ArrayType::get(indexType(), info->rank));
    return llvm::StructType::get(context, parts);
  }
  case REFRT_KIND_UNRANKED:
    return llvm::StructType::get(context, {indexType(), llvm::PointerType::get(context, 0)});
  }
  problem = "unknown kind of type";
  return nullptr;
}

/// LLVM reads every lane of such a vector from the first byte when a call has left it in
/// memory, in whatever way a thunk asks for the lanes (FINDINGS.md). Code that never meets
/// one is not to blame.
static const llvm::FixedVectorType *findMixedLanes(const llvm::Type *type) {
  if (const llvm::FixedVectorType *vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
    uint64_t bits = vector->getScalarSizeInBits(), lanes = vector->getNumElements();
    bool isOdd = bits != 0 && bits % 8 != 0 && !llvm::isPowerOf2_64(bits);
    return isOdd && !llvm::isPowerOf2_64(lanes) && bits * lanes % 8 == 0 ? vector : nullptr;
  }
  for (const llvm::Type *part : type->subtypes())
    if (const llvm::FixedVectorType *found = findMixedLanes(part))
      return found;
  return nullptr;
}

llvm::FunctionType *ThunkBuilder::functionType(refrt_type type, std::string &problem) {
  const refrt_type_info *info = refrt_type_get(source, type);
  llvm::SmallVector<llvm::Type *> arguments, results;
  for (uint64_t i = 0; i < info->count; ++i) {
    const refrt_type_info *part = refrt_type_get(source, info->parts[i]);
    llvm::Type *converted = convert(info->parts[i], problem);
    if (!converted)
      return nullptr;
    if (part->kind == REFRT_KIND_MEMREF) {
      llvm::Type *pointer = llvm::PointerType::get(context, part->space);
      arguments.append(2, pointer);
      arguments.append(1 + 2 * part->rank, indexType());
    } else if (part->kind == REFRT_KIND_UNRANKED) {
      arguments.push_back(indexType());
      arguments.push_back(llvm::PointerType::get(context, 0));
    } else {
      arguments.push_back(converted);
    }
  }
  for (uint32_t i = 0; i < info->num_results; ++i) {
    results.push_back(convert(info->parts[info->count + i], problem));
    if (!results.back())
      return nullptr;
    if (const llvm::FixedVectorType *mixed = findMixedLanes(results.back())) {
      llvm::raw_string_ostream(problem) << "LLVM mixes up the lanes of a result " << *mixed << " in memory";
      return nullptr;
    }
  }
  llvm::Type *result = results.empty()       ? llvm::Type::getVoidTy(context)
                       : results.size() == 1 ? results[0]
                                             : llvm::StructType::get(context, results);
  return llvm::FunctionType::get(result, arguments, info->variadic != 0);
}

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

/// A constant index into slots.
static llvm::Value *slotAddress(llvm::IRBuilder<> &builder, llvm::Value *slots, unsigned slot) {
  return builder.CreateConstGEP1_64(builder.getInt8Ty(), slots, uint64_t(slot) * kSlotBytes);
}

static const llvm::Align kSlotAlign(16), kWordAlign(8);

// A slot is two 64-bit words, the low one first whatever the byte order. Thunks are
// compiled with every program, so they avoid what leaves the fast path of code
// generation at -O0: integers of 128 bits, bit casts between integers and floats.

static llvm::Value *highWord(llvm::IRBuilder<> &builder, llvm::Value *address) {
  return builder.CreateConstGEP1_64(builder.getInt8Ty(), address, kSlotBytes / 2);
}

/// Where in the low word of the slot a value of `type` lies by itself; nullptr
/// if it is a pointer or not 1, 2, 4 or 8 whole bytes.
static llvm::Value *wholeBytes(llvm::IRBuilder<> &builder, llvm::Value *address, llvm::Type *type) {
  uint64_t bits = type->getPrimitiveSizeInBits().getFixedValue();
  if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
    return nullptr;
  if (builder.GetInsertBlock()->getModule()->getDataLayout().isLittleEndian())
    return address;
  return builder.CreateConstGEP1_64(builder.getInt8Ty(), address, 8 - bits / 8);
}

static llvm::Value *load(llvm::IRBuilder<> &builder, llvm::Type *type, llvm::Value *slots, unsigned &slot) {
  if (llvm::FixedVectorType *vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
    llvm::Value *value = llvm::PoisonValue::get(type);
    for (unsigned i = 0; i < vector->getNumElements(); ++i)
      value = builder.CreateInsertElement(value, load(builder, vector->getElementType(), slots, slot), uint64_t(i));
    return value;
  }
  if (llvm::ArrayType *array = llvm::dyn_cast<llvm::ArrayType>(type)) {
    llvm::Value *value = llvm::PoisonValue::get(type);
    for (unsigned i = 0; i < array->getNumElements(); ++i)
      value = builder.CreateInsertValue(value, load(builder, array->getElementType(), slots, slot), i);
    return value;
  }
  if (llvm::StructType *structure = llvm::dyn_cast<llvm::StructType>(type)) {
    llvm::Value *value = llvm::PoisonValue::get(type);
    for (unsigned i = 0; i < structure->getNumElements(); ++i)
      value = builder.CreateInsertValue(value, load(builder, structure->getElementType(i), slots, slot), i);
    return value;
  }
  llvm::Value *address = slotAddress(builder, slots, slot++);
  unsigned bits = type->getPrimitiveSizeInBits().getFixedValue();
  if (llvm::Value *part = wholeBytes(builder, address, type))
    return builder.CreateAlignedLoad(type, part, llvm::Align(bits / 8));
  llvm::Value *value = builder.CreateAlignedLoad(builder.getInt64Ty(), address, kSlotAlign);
  if (type->isPointerTy())
    return builder.CreateIntToPtr(value, type);
  if (bits > 64) {
    llvm::Type *wide = builder.getInt128Ty();
    llvm::Value *high = builder.CreateAlignedLoad(builder.getInt64Ty(), highWord(builder, address), kWordAlign);
    value = builder.CreateOr(builder.CreateZExt(value, wide), builder.CreateShl(builder.CreateZExt(high, wide), 64));
  }
  value = builder.CreateTrunc(value, builder.getIntNTy(bits));
  return type->isIntegerTy() ? value : builder.CreateBitCast(value, type);
}

static void store(llvm::IRBuilder<> &builder, llvm::Value *value, llvm::Value *slots, unsigned &slot) {
  llvm::Type *type = value->getType();
  if (llvm::FixedVectorType *vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
    for (unsigned i = 0; i < vector->getNumElements(); ++i)
      store(builder, builder.CreateExtractElement(value, uint64_t(i)), slots, slot);
    return;
  }
  if (type->isArrayTy() || type->isStructTy()) {
    unsigned count = type->isArrayTy() ? unsigned(type->getArrayNumElements()) : type->getStructNumElements();
    for (unsigned i = 0; i < count; ++i)
      store(builder, builder.CreateExtractValue(value, i), slots, slot);
    return;
  }
  llvm::Value *address = slotAddress(builder, slots, slot++);
  if (llvm::Value *part = wholeBytes(builder, address, type)) {
    if (!type->isIntegerTy(64))
      builder.CreateAlignedStore(builder.getInt64(0), address, kSlotAlign);
    builder.CreateAlignedStore(builder.getInt64(0), highWord(builder, address), kWordAlign);
    builder.CreateAlignedStore(value, part, llvm::Align(type->getPrimitiveSizeInBits().getFixedValue() / 8));
    return;
  }
  if (type->isPointerTy())
    value = builder.CreatePtrToInt(value, builder.getInt64Ty());
  else if (!type->isIntegerTy())
    value = builder.CreateBitCast(value, builder.getIntNTy(type->getPrimitiveSizeInBits().getFixedValue()));
  llvm::Value *high = builder.getInt64(0);
  if (value->getType()->getIntegerBitWidth() > 64) {
    value = builder.CreateZExt(value, builder.getInt128Ty());
    high = builder.CreateTrunc(builder.CreateLShr(value, 64), builder.getInt64Ty());
  }
  builder.CreateAlignedStore(builder.CreateZExtOrTrunc(value, builder.getInt64Ty()), address, kSlotAlign);
  builder.CreateAlignedStore(high, highWord(builder, address), kWordAlign);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void EntryDispatch::add(llvm::Function *callee, llvm::CallingConv::ID convention) {
  llvm::BasicBlock *block = llvm::BasicBlock::Create(module.getContext(), "", function);
  choice->addCase(llvm::ConstantInt::get(llvm::Type::getInt64Ty(module.getContext()), count++), block);
  llvm::IRBuilder<> builder(block);
  llvm::SmallVector<llvm::Value *> arguments;
  unsigned slot = 0;
  for (llvm::Type *argument : callee->getFunctionType()->params())
    arguments.push_back(load(builder, argument, function->getArg(1), slot));
  llvm::Value *called = callee;
  if (keeps && convention == llvm::CallingConv::C) {
    llvm::Type *nothing = builder.getVoidTy();
    builder.CreateCall(module.getOrInsertFunction(kKeepTarget, nothing, builder.getPtrTy()), {callee});
    called = module.getOrInsertFunction(kCallKeeping, nothing).getCallee();
  }
  llvm::CallInst *call = builder.CreateCall(callee->getFunctionType(), called, arguments);
  call->setCallingConv(convention);
  // The calling convention is what is tested: it must not be optimised away.
  call->setIsNoInline();
  slot = 0;
  if (!call->getType()->isVoidTy())
    store(builder, call, function->getArg(2), slot);
  builder.CreateRetVoid();
}

EntryDispatch::EntryDispatch(llvm::Module &module, const std::string &name, bool keeps) : module(module), keeps(keeps) {
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *pointer = llvm::PointerType::get(context, 0);
  llvm::FunctionType *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                                     {llvm::Type::getInt64Ty(context), pointer, pointer}, false);
  function = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, name, module);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "entry", function));
  llvm::BasicBlock *none = llvm::BasicBlock::Create(context, "none", function);
  choice = builder.CreateSwitch(function->getArg(0), none);
  builder.SetInsertPoint(none);
  builder.CreateRetVoid();
}

static unsigned countSlots(llvm::Type *type) {
  if (llvm::FixedVectorType *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    return vector->getNumElements() * countSlots(vector->getElementType());
  if (type->isArrayTy())
    return unsigned(type->getArrayNumElements()) * countSlots(type->getArrayElementType());
  if (type->isStructTy()) {
    unsigned count = 0;
    for (llvm::Type *part : llvm::cast<llvm::StructType>(type)->elements())
      count += countSlots(part);
    return count;
  }
  return type->isVoidTy() ? 0 : 1;
}

void ThunkBuilder::defineExternal(llvm::Function *function, uint64_t site, const char *callback,
                                  const std::string &target) {
  llvm::FunctionType *type = function->getFunctionType();
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "entry", function));
  llvm::Type *pointer = builder.getPtrTy();
  unsigned numArguments = 0;
  for (llvm::Type *argument : type->params())
    numArguments += countSlots(argument);
  unsigned numResults = countSlots(type->getReturnType());
  auto slots = [&](unsigned count) {
    llvm::AllocaInst *memory =
        builder.CreateAlloca(llvm::ArrayType::get(builder.getInt8Ty(), uint64_t(count) * kSlotBytes));
    memory->setAlignment(kSlotAlign);
    return memory;
  };
  llvm::Value *arguments = slots(numArguments), *results = slots(numResults);
  unsigned slot = 0;
  for (llvm::Argument &argument : function->args())
    store(builder, &argument, arguments, slot);
  llvm::FunctionCallee observe = module.getOrInsertFunction(callback, builder.getVoidTy(), pointer, pointer, pointer);
  llvm::Value *siteValue = builder.CreateIntToPtr(builder.getInt64(site), pointer);
  builder.CreateCall(observe, {siteValue, arguments, results});
  if (!target.empty()) {
    llvm::SmallVector<llvm::Value *> forwarded;
    for (llvm::Argument &argument : function->args())
      forwarded.push_back(&argument);
    llvm::CallInst *call = builder.CreateCall(module.getOrInsertFunction(target, type), forwarded);
    // The callee is C, whose narrow integers are extended where the target says so.
    for (unsigned i = 0; i < type->getNumParams(); ++i)
      if (type->getParamType(i)->isIntegerTy() && type->getParamType(i)->getIntegerBitWidth() < 64)
        call->addParamAttr(i, llvm::Attribute::SExt);
    if (type->getReturnType()->isVoidTy())
      builder.CreateRetVoid();
    else
      builder.CreateRet(call);
    return;
  }
  slot = 0;
  if (type->getReturnType()->isVoidTy())
    builder.CreateRetVoid();
  else
    builder.CreateRet(load(builder, type->getReturnType(), results, slot));
}

void ThunkBuilder::defineMissing(llvm::Function *function, uint64_t site, const char *callback) {
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "entry", function));
  llvm::PointerType *pointer = builder.getPtrTy();
  llvm::Value *null = llvm::ConstantPointerNull::get(pointer);
  if (site == 0)
    builder.CreateCall(module.getOrInsertFunction(callback, builder.getVoidTy()));
  else
    builder.CreateCall(module.getOrInsertFunction(callback, builder.getVoidTy(), pointer, pointer, pointer),
                       {builder.CreateIntToPtr(builder.getInt64(site), pointer), null, null});
  builder.CreateUnreachable();
}

bool ThunkBuilder::defineAdapter(llvm::Function *function, const char *target, llvm::FunctionType *type) {
  llvm::FunctionType *found = function->getFunctionType();
  if (found->getNumParams() != type->getNumParams() || found->isVarArg())
    return false;
  for (unsigned i = 0; i < type->getNumParams(); ++i) {
    llvm::Type *from = found->getParamType(i), *to = type->getParamType(i);
    bool widens = from->isIntegerTy() && to->isIntegerTy() && from->getIntegerBitWidth() <= to->getIntegerBitWidth();
    bool pointers = from->isPointerTy() && to->isPointerTy();
    if (!widens && !pointers)
      return false;
  }
  llvm::Type *wanted = found->getReturnType(), *given = type->getReturnType();
  if (!wanted->isVoidTy() && wanted != given)
    return false;
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "entry", function));
  llvm::SmallVector<llvm::Value *> arguments;
  for (unsigned i = 0; i < type->getNumParams(); ++i) {
    llvm::Value *value = function->getArg(i);
    arguments.push_back(value->getType()->isIntegerTy()
                            ? builder.CreateZExt(value, type->getParamType(i))
                            : builder.CreatePointerBitCastOrAddrSpaceCast(value, type->getParamType(i)));
  }
  llvm::CallInst *call = builder.CreateCall(module.getOrInsertFunction(target, type), arguments);
  if (wanted->isVoidTy())
    builder.CreateRetVoid();
  else
    builder.CreateRet(call);
  return true;
}
