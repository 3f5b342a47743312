//===- TypeConverter.cpp - Types of the source dialects as LLVM types -----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One conversion per source type. A conversion that gives a null type refuses; the
// reason is worked out afterwards, in explainUnconvertible. Carries TYPE-INDEX-01,
// TYPE-CPLX-01, TYPE-CPLX-02, TYPE-VEC-01.
//
//===----------------------------------------------------------------------===//

#include "lowering/TypeConverter.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/TypeUtilities.h"

#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;
using namespace memref_cts::lowering;

static constexpr char kSpaceTrouble[] = "has a memory space above 16777215, which LLVM does not have";

/// LLVM's widths are 1 to 2^23.
static bool hasLLVMWidth(IntegerType type) { return type.getWidth() > 0 && type.getWidth() <= 1u << 23; }

bool memref_cts::lowering::hasNamedSpaces(Type type) {
  return !type.walk([](LLVM::LLVMPointerType pointer) {
                return pointer.getAddressSpace() > kMaxMemorySpace ? WalkResult::interrupt() : WalkResult::advance();
              })
              .wasInterrupted();
}

/// Whether LLVM has `type` as it is.
static bool isLLVMType(Type type) { return LLVM::isCompatibleType(type) && hasNamedSpaces(type); }

static Value materializeCast(OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
  return UnrealizedConversionCastOp::create(builder, loc, type, inputs).getResult(0);
}

LoweringTypeConverter::LoweringTypeConverter(MLIRContext *context, unsigned indexBitwidth, MemRefConvention convention)
    : context(context), indexType(IntegerType::get(context, indexBitwidth)), convention(convention) {
  // What is LLVM-compatible stays (TYPE-OTHER-02); conversions added later are
  // tried earlier (TYPE-OTHER-04).
  addConversion([](Type type) -> std::optional<Type> {
    if (isLLVMType(type))
      return type;
    return Type();
  });
  addConversion([this](IndexType) -> Type { return indexType; });
  addConversion([](IntegerType type) -> Type {
    if (!hasLLVMWidth(type))
      return Type();
    return IntegerType::get(type.getContext(), type.getWidth());
  });
  addConversion([this](FloatType type) { return convertFloat(type); });
  addConversion([this](ComplexType type) -> Type {
    if (isa<IndexType>(type.getElementType()))
      return Type();
    Type element = convertType(type.getElementType());
    if (!element)
      return Type();
    return LLVM::LLVMStructType::getLiteral(this->context, {element, element});
  });
  addConversion([this](VectorType type) { return convertVector(type); });
  addConversion([this](FunctionType) -> Type { return LLVM::LLVMPointerType::get(this->context); });
  addConversion([this](MemRefType type) { return convertMemRef(type); });
  addConversion([this](UnrankedMemRefType type) -> Type {
    if (!getDataPointerType(type) || !convertType(type.getElementType()))
      return Type();
    return LLVM::LLVMStructType::getLiteral(this->context, {indexType, LLVM::LLVMPointerType::get(this->context)});
  });
  addConversion([this](LLVM::LLVMStructType type) { return convertStruct(type); });
  addConversion([this](LLVM::LLVMArrayType type) -> std::optional<Type> {
    if (isLLVMType(type))
      return type;
    Type element = convertType(type.getElementType());
    if (!element || !LLVM::LLVMArrayType::isValidElementType(element))
      return Type();
    return LLVM::LLVMArrayType::get(element, type.getNumElements());
  });
  addConversion([this](LLVM::LLVMFunctionType type) -> std::optional<Type> {
    if (isLLVMType(type))
      return type;
    Type result = type.getReturnType();
    if (!isa<LLVM::LLVMVoidType>(result))
      result = convertType(result);
    SmallVector<Type> params;
    if (!result || failed(convertTypes(type.getParams(), params)))
      return Type();
    return LLVM::LLVMFunctionType::get(result, params, type.isVarArg());
  });
  addSourceMaterialization(materializeCast);
  addTargetMaterialization(materializeCast);
}

Type LoweringTypeConverter::convertFloat(FloatType type) const {
  if (LLVM::isCompatibleFloatingPointType(type))
    return type;
  // TYPE-FP-05: not a multiple of what memory holds, and no LLVM type.
  if (isa<FloatTF32Type>(type))
    return Type();
  if (type.getWidth() <= 8)
    return IntegerType::get(context, type.getWidth());
  return Type();
}

Type LoweringTypeConverter::convertVector(VectorType type) const {
  Type element = convertType(type.getElementType());
  if (!element)
    return Type();
  ArrayRef<int64_t> shape = type.getShape();
  ArrayRef<bool> scalable = type.getScalableDims();
  if (shape.empty()) {
    if (!VectorType::isValidElementType(element))
      return Type();
    return VectorType::get({1}, element);
  }
  // LLVM counts the lanes of a vector in 32 bits, and cuts what is above.
  if (llvm::is_contained(scalable.drop_back(), true) || shape.back() > std::numeric_limits<uint32_t>::max() ||
      !VectorType::isValidElementType(element))
    return Type();
  Type result = VectorType::get(shape.take_back(), element, scalable.take_back());
  if (!LLVM::isCompatibleVectorType(result))
    return Type();
  for (int64_t size : llvm::reverse(shape.drop_back()))
    result = LLVM::LLVMArrayType::get(result, size);
  return result;
}

LLVM::LLVMPointerType LoweringTypeConverter::getDataPointerType(BaseMemRefType type) const {
  Attribute space = type.getMemorySpace();
  if (!space)
    return LLVM::LLVMPointerType::get(context);
  // A conversion of the user goes first (DESC-RANKED-14).
  if (std::optional<Attribute> converted = convertTypeAttribute(type, space))
    space = *converted;
  auto integer = dyn_cast_or_null<IntegerAttr>(space);
  if (!integer || integer.getValue().isNegative() || integer.getValue().ugt(kMaxMemorySpace))
    return {};
  return LLVM::LLVMPointerType::get(context, integer.getValue().getZExtValue());
}

Type LoweringTypeConverter::convertMemRef(MemRefType type) const {
  LLVM::LLVMPointerType pointer = getDataPointerType(type);
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!pointer || failed(type.getStridesAndOffset(strides, offset)) || !convertType(type.getElementType()) ||
      !explainFields(type).empty())
    return Type();
  SmallVector<Type, 5> fields = {pointer, pointer, indexType};
  if (int64_t rank = type.getRank())
    fields.append(2, LLVM::LLVMArrayType::get(indexType, rank));
  return LLVM::LLVMStructType::getLiteral(context, fields);
}

std::optional<Type> LoweringTypeConverter::convertStruct(LLVM::LLVMStructType type) const {
  if (type.isIdentified() && (type.isOpaque() || llvm::is_contained(structsInProgress, type)))
    return type.isOpaque() ? Type(type)
                           : LLVM::LLVMStructType::getIdentified(context, (kConvertedPrefix + type.getName()).str());
  if (isLLVMType(type))
    return type;
  SmallVector<Type> body;
  if (!type.isIdentified()) {
    if (failed(convertTypes(type.getBody(), body)))
      return Type();
    return LLVM::LLVMStructType::getLiteral(context, body, type.isPacked());
  }
  // The prefix is for results of this function (CONTAINER-07).
  if (type.getName().starts_with(kConvertedPrefix))
    return Type();
  structsInProgress.push_back(type);
  bool done = succeeded(convertTypes(type.getBody(), body));
  structsInProgress.pop_back();
  if (!done)
    return Type();
  auto converted = LLVM::LLVMStructType::getIdentified(context, (kConvertedPrefix + type.getName()).str());
  // Fails when the name is taken by another body (CONTAINER-06).
  if (failed(converted.setBody(body, type.isPacked())))
    return Type();
  return converted;
}

LogicalResult LoweringTypeConverter::flattenArgument(Type type, SmallVectorImpl<Type> &out) const {
  // A conversion of the user may give several types, or none.
  if (!isa<BaseMemRefType>(type))
    return convertType(type, out);
  Type converted = convertType(type);
  if (!converted)
    return failure();
  if (passesBarePointers()) {
    if (!explainBareTrouble(type).empty())
      return failure();
    out.push_back(getDataPointerType(cast<BaseMemRefType>(type)));
    return success();
  }
  for (Type field : cast<LLVM::LLVMStructType>(converted).getBody()) {
    if (auto array = dyn_cast<LLVM::LLVMArrayType>(field))
      out.append(array.getNumElements(), array.getElementType());
    else
      out.push_back(field);
  }
  return success();
}

Type LoweringTypeConverter::packResults(TypeRange results) const {
  SmallVector<Type> converted;
  for (Type source : results) {
    if (failed(convertType(source, converted)) || (passesBarePointers() && !explainBareTrouble(source).empty()))
      return Type();
    if (auto memref = dyn_cast<BaseMemRefType>(source); memref && passesBarePointers())
      converted.back() = getDataPointerType(memref);
  }
  if (converted.empty())
    return LLVM::LLVMVoidType::get(context);
  if (converted.size() == 1)
    return converted.front();
  return LLVM::LLVMStructType::getLiteral(context, converted);
}

LLVM::LLVMFunctionType LoweringTypeConverter::convertSignature(FunctionType type, bool variadic) const {
  SmallVector<Type> arguments;
  for (Type input : type.getInputs())
    if (failed(flattenArgument(input, arguments)))
      return {};
  Type result = packResults(type.getResults());
  if (!result)
    return {};
  return LLVM::LLVMFunctionType::get(result, arguments, variadic);
}

LoweringTypeConverter::WrapperSignature LoweringTypeConverter::convertWrapperSignature(FunctionType type) const {
  WrapperSignature wrapper;
  auto pointer = LLVM::LLVMPointerType::get(context);
  Type result = packResults(type.getResults());
  if (!result)
    return {};
  SmallVector<Type> arguments;
  wrapper.result = dyn_cast<LLVM::LLVMStructType>(result);
  if (wrapper.result) {
    arguments.push_back(pointer);
    result = LLVM::LLVMVoidType::get(context);
  }
  for (Type input : type.getInputs()) {
    Type converted = convertType(input);
    if (!converted)
      return {};
    arguments.push_back(isa<BaseMemRefType>(input) ? pointer : converted);
  }
  wrapper.type = LLVM::LLVMFunctionType::get(result, arguments);
  return wrapper;
}

std::string LoweringTypeConverter::explainBareTrouble(Type type) const {
  if (!passesBarePointers() || !isa<BaseMemRefType>(type))
    return "";
  std::string trouble = "cannot cross a function as a bare pointer: ";
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return trouble + "it is unranked";
  if (!memref.hasStaticShape())
    return trouble + "it has a dynamic size";
  // A layout that says the same as none is fine, however it is written.
  SmallVector<int64_t> strides, expected;
  int64_t offset, none;
  auto plain = MemRefType::get(memref.getShape(), memref.getElementType());
  if (failed(memref.getStridesAndOffset(strides, offset)) || failed(plain.getStridesAndOffset(expected, none)) ||
      strides != expected || offset != 0)
    return trouble + "its layout is not the default one";
  return "";
}

std::string LoweringTypeConverter::explainTooLarge(StringRef name, ArrayRef<int64_t> numbers) const {
  unsigned bits = indexType.getWidth();
  for (int64_t number : numbers)
    if (ShapedType::isStatic(number) && !llvm::isIntN(bits, number))
      return ("a " + name + " of " + Twine(number) + ", which an index of " + Twine(bits) + " bits cannot hold").str();
  return "";
}

/// Whether a descriptor can say what the type says (TYPE-INDEX-09).
std::string LoweringTypeConverter::explainFields(MemRefType type) const {
  std::string trouble = explainTooLarge("size", type.getShape());
  if (!trouble.empty())
    return trouble;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return "";
  // MLIR takes a stride of the default layout that 64 bits cannot hold for a
  // dynamic one.
  if (type.getLayout().isIdentity()) {
    std::optional<int64_t> stride = 1;
    for (int64_t size : llvm::reverse(type.getShape().drop_front(type.getRank() != 0))) {
      if (ShapedType::isDynamic(size))
        break;
      stride = llvm::checkedMul(*stride, size);
      if (!stride)
        return "a stride that an index of " + std::to_string(indexType.getWidth()) + " bits cannot hold";
    }
  }
  trouble = explainTooLarge("stride", strides);
  return trouble.empty() ? explainTooLarge("static offset", offset) : trouble;
}

/// What `type`, an array, struct or function type of the LLVM dialect, is made
/// of, one after the other.
static SmallVector<Type> getParts(Type type) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return {array.getElementType()};
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type); record && !record.isOpaque())
    return llvm::to_vector(record.getBody());
  if (auto function = dyn_cast<LLVM::LLVMFunctionType>(type)) {
    SmallVector<Type> parts(function.getParams());
    if (!isa<LLVM::LLVMVoidType>(function.getReturnType()))
      parts.push_back(function.getReturnType());
    return parts;
  }
  return {};
}

/// The first type inside that is not made of others and has no LLVM form, or
/// null.
Type LoweringTypeConverter::findUnconvertiblePart(Type type) const {
  llvm::SetVector<Type> seen;
  seen.insert(type);
  for (size_t next = 0; next < seen.size(); ++next) {
    SmallVector<Type> parts = getParts(seen[next]);
    if (parts.empty() && next > 0 && !convertType(seen[next]))
      return seen[next];
    seen.insert_range(parts);
  }
  return Type();
}

std::string LoweringTypeConverter::explainUnconvertible(Type type) const {
  if (Type part = findUnconvertiblePart(type)) {
    std::string text;
    llvm::raw_string_ostream(text) << "is made of type '" << part << "', which " << explainUnconvertible(part);
    return text;
  }
  if (isa<LLVM::LLVMPointerType>(type))
    return kSpaceTrouble;
  if (auto memref = dyn_cast<BaseMemRefType>(type)) {
    if (!getDataPointerType(memref)) {
      auto space = dyn_cast<IntegerAttr>(memref.getMemorySpace());
      return space && !space.getValue().isNegative() ? kSpaceTrouble
                                                     : "has a memory space that is not a non-negative integer";
    }
    if (!convertType(memref.getElementType()))
      return explainUnconvertible(memref.getElementType());
    if (auto ranked = dyn_cast<MemRefType>(type))
      if (std::string trouble = explainFields(ranked); !trouble.empty())
        return "has " + trouble;
    return "has a layout that is not strides and an offset";
  }
  if (isa<TensorType>(type))
    return "is a tensor; tensors have no LLVM form";
  if (auto complex = dyn_cast<ComplexType>(type); complex && isa<IndexType>(complex.getElementType()))
    return "is a complex of index";
  if (auto vector = dyn_cast<VectorType>(type);
      vector && vector.getRank() > 0 && llvm::is_contained(vector.getScalableDims().drop_back(), true))
    return "is scalable in a dimension that is not the last";
  if (auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type)); integer && !hasLLVMWidth(integer))
    return "has a width that LLVM does not have";
  if (auto vector = dyn_cast<VectorType>(type);
      vector && vector.getRank() > 0 && vector.getShape().back() > std::numeric_limits<uint32_t>::max())
    return "has more lanes in its last dimension than LLVM can count";
  if (auto named = dyn_cast<LLVM::LLVMStructType>(type); named && named.isIdentified())
    return named.getName().starts_with(kConvertedPrefix) ? "has a name with the reserved prefix '_Converted.'"
                                                         : "has a '_Converted.' name that is taken";
  // A conversion of the user may give more than one type, or none.
  if (SmallVector<Type> several; succeeded(convertType(type, several)))
    return several.empty() ? "becomes no value, which only functions pass"
                           : "becomes several values, which only functions pass";
  return "has no LLVM form";
}

bool memref_cts::lowering::isContiguous(MemRefType type) {
  if (type.getLayout().isIdentity())
    return true;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return false;
  // A stride is right when it is the product of all later sizes, which must
  // be static then; the stride of a dimension of size one is never used.
  std::optional<int64_t> expected = 1;
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    int64_t size = type.getDimSize(dim);
    if (size != 1 && (!expected || strides[dim] != *expected))
      return false;
    if (ShapedType::isDynamic(size))
      expected = std::nullopt;
    else if (expected)
      // What overflows is no stride of a view that exists.
      expected = llvm::checkedMul(*expected, size);
  }
  return true;
}

uint64_t memref_cts::lowering::getNaturalAlignment(Type type) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return getNaturalAlignment(array.getElementType());
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type)) {
    uint64_t result = 1;
    if (!record.isPacked())
      for (Type member : record.getBody())
        result = std::max(result, getNaturalAlignment(member));
    return result;
  }
  uint64_t result = llvm::PowerOf2Ceil(std::max<uint64_t>(getSizeBound(type), 1));
  // LLVM never asks for more than this for a wide integer.
  return isa<IntegerType>(type) ? std::min<uint64_t>(result, 16) : result;
}

uint64_t memref_cts::lowering::getSizeBound(Type type) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return array.getNumElements() * getSizeBound(array.getElementType());
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type)) {
    uint64_t size = 0;
    for (Type member : record.getBody()) {
      if (!record.isPacked())
        size = llvm::alignTo(size, getNaturalAlignment(member));
      size += getSizeBound(member);
    }
    return llvm::alignTo(size, getNaturalAlignment(type));
  }
  if (auto vector = dyn_cast<VectorType>(type)) {
    Type element = vector.getElementType();
    uint64_t bits = isa<LLVM::LLVMPointerType>(element) ? 64 : element.getIntOrFloatBitWidth();
    return llvm::PowerOf2Ceil(llvm::divideCeil(bits * vector.getNumElements(), 8));
  }
  if (type.isIntOrFloat()) {
    uint64_t bytes = llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
    return bytes <= 16 ? llvm::PowerOf2Ceil(bytes) : llvm::alignTo(bytes, 16);
  }
  return 8;
}
